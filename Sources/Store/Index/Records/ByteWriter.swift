import TextGate

/// Writes values one after another as bytes; ``ByteReader`` reads them back.
///
/// Numbers that are mostly small are varints (LEB128: seven bits a byte, lowest first, the high bit set on all bytes
/// but the last); signed ones are zigzag numbers first, so that small negative numbers are short too.
struct ByteWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []

  /// Makes room ahead for so many bytes in all.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends one byte.
  mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Appends a varint, 1 to 10 bytes.
  mutating func append(unsigned value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a number of things.
  mutating func append(count: Int) { append(unsigned: UInt64(count)) }

  /// Appends a signed number: 0, -1, 1, -2 as the varints 0, 1, 2, 3.
  mutating func append(signed value: Int) {
    append(unsigned: UInt64(bitPattern: Int64(value << 1 ^ value >> (Int.bitWidth - 1))))
  }

  /// Appends four bytes, lowest first.
  mutating func append(fixed value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends eight bytes, lowest first.
  mutating func append(fixed value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends a text: the number of its bytes, and its bytes in UTF-8.
  mutating func append(text: String) {
    let characters = text.utf8
    append(count: characters.count)
    bytes.append(contentsOf: characters)
  }

  /// Appends a text from outside in the same way.
  mutating func append(text: UntrustedText) {
    text.withUTF8 { characters in
      append(count: characters.count)
      bytes.append(contentsOf: characters)
    }
  }

  /// Appends bytes after their number.
  mutating func append(block: [UInt8]) {
    append(count: block.count)
    bytes.append(contentsOf: block)
  }

  /// Appends bytes as they are.
  mutating func append(contentsOf more: some Collection<UInt8>) { bytes.append(contentsOf: more) }
}
