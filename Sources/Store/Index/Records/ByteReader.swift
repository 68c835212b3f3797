import TextGate

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads what ``ByteWriter`` has written, from bytes of which nothing is certain.
///
/// Each read is checked against the end. After the first bad one the reader has failed and gives zeros and empty values
/// only, so a decoder reads straight on and asks ``isWhole`` once, at its end. Each value has one form: a varint with
/// zeros at its end is bad.
///
/// A reader must not outlive the call that lends it the bytes.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  /// Whether something could not be read.
  private(set) var failed = false

  /// Begins at the first of some bytes.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether all reads were good and nothing is left over.
  var isWhole: Bool { !failed && position == bytes.count }

  /// Bytes that are left; 0 after a failure.
  var remaining: Int { bytes.count - position }

  /// Gives up: what was read makes no sense.
  mutating func fail() {
    failed = true
    position = bytes.count
  }

  /// One byte.
  @inline(__always)
  mutating func byte() -> UInt8 {
    guard position < bytes.count else {
      fail()
      return 0
    }
    let byte = bytes[position]
    position += 1
    return byte
  }

  /// A varint.
  @inline(__always)
  mutating func unsigned() -> UInt64 {
    let first = byte()
    return first < 0x80 ? UInt64(first) : longUnsigned(UInt64(first & 0x7F))
  }

  /// The rest of a varint whose lowest seven bits are known.
  private mutating func longUnsigned(_ lowest: UInt64) -> UInt64 {
    var value = lowest
    var shift: UInt64 = 0
    while shift < 63 {
      shift += 7
      let byte = byte()
      value |= UInt64(byte & 0x7F) &<< shift
      guard byte < 0x80 else { continue }
      // The tenth byte has one bit to give.
      if byte == 0 || shift == 63 && byte > 1 { break }
      return value
    }
    fail()
    return 0
  }

  /// A signed number.
  mutating func signed() -> Int {
    let value = unsigned()
    return Int(truncatingIfNeeded: value >> 1) ^ -Int(truncatingIfNeeded: value & 1)
  }

  /// Four bytes, lowest first.
  mutating func fixed32() -> UInt32 {
    guard let part = take(4) else { return 0 }
    return UInt32(littleEndian: part.loadUnaligned(as: UInt32.self))
  }

  /// Eight bytes, lowest first.
  mutating func fixed64() -> UInt64 {
    guard let part = take(8) else { return 0 }
    return UInt64(littleEndian: part.loadUnaligned(as: UInt64.self))
  }

  /// A number of things that take so many bytes each at least; more than can follow is bad.
  @inline(__always)
  mutating func count(ofBytes least: Int = 1) -> Int {
    let count = unsigned()
    guard count <= UInt64(remaining / least) else {
      fail()
      return 0
    }
    return Int(count)
  }

  /// A text; bytes that are not UTF-8 are bad.
  mutating func text() -> String {
    let length = count()
    guard length > 0, let part = take(length) else { return "" }
    let text = String(decoding: part, as: UTF8.self)
    // Other bytes than those that were read stand for what is not UTF-8.
    let isWhole = text.utf8.withContiguousStorageIfAvailable { ByteReader.areEqual(UnsafeRawBufferPointer($0), part) }
    guard isWhole == true else {
      fail()
      return ""
    }
    return text
  }

  /// A text that came from outside.
  mutating func untrustedText() -> UntrustedText { UntrustedText(text()) }

  private static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count, let first = left.baseAddress, let second = right.baseAddress else { return false }
    return memcmp(first, second, left.count) == 0
  }

  /// Passes over a text.
  mutating func skipText() { _ = take(count()) }

  /// Bytes after their number.
  mutating func block() -> [UInt8] {
    let length = count()
    return take(length).map { [UInt8]($0) } ?? []
  }

  /// As many things as a number says that stands before them. Each takes so many bytes at least, which bounds the room
  /// that is made ahead. None at all is bad: a list without entries is not written.
  mutating func list<Element>(ofBytes least: Int, _ next: (inout ByteReader) -> Element) -> [Element] {
    let count = count(ofBytes: least)
    guard count > 0 else {
      fail()
      return []
    }
    // Most lists have one.
    if count == 1 { return [next(&self)] }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count where !failed { list.append(next(&self)) }
    return list
  }

  @inline(__always)
  private mutating func take(_ count: Int) -> UnsafeRawBufferPointer? {
    guard !failed, count <= remaining else {
      fail()
      return nil
    }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
  }
}
