/// A 64-bit sum of bytes that tells damage; it keeps nobody from forging.
///
/// The idea is that of XXH3 and wyhash: take eight bytes at a time, multiply, and bring the high bits of the product
/// down to where the next product spreads them again; several lanes keep the multiplier busy. Here each step multiplies
/// by odd numbers and turns bits around, all of which can be undone. So two inputs of one length that differ within one
/// word of eight bytes never have the same sum, and others only by chance.
enum Checksum {
  /// The sum of some bytes.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    #if FUZZING
      // So that inputs of chance get past it (Tests/Fuzzing).
      return 0
    #else
      return sum(of: bytes)
    #endif
  }

  private static func sum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    // Digits of pi, as are the multipliers.
    var lanes: (UInt64, UInt64, UInt64, UInt64) = (
      0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89
    )
    var offset = 0
    while bytes.count - offset >= 32 {
      lanes.0 = step(lanes.0, word(bytes, offset))
      lanes.1 = step(lanes.1, word(bytes, offset + 8))
      lanes.2 = step(lanes.2, word(bytes, offset + 16))
      lanes.3 = step(lanes.3, word(bytes, offset + 24))
      offset += 32
    }
    var sum = step(step(step(lanes.0, lanes.1), lanes.2), lanes.3)
    while bytes.count - offset >= 8 {
      sum = step(sum, word(bytes, offset))
      offset += 8
    }
    sum = step(sum, lastWord(bytes, offset))
    return spread(step(sum, UInt64(bytes.count)))
  }

  /// The sum of some bytes.
  static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

  private static let multiplier: UInt64 = 0x4528_21E6_38D0_1377
  private static let wordMultiplier: UInt64 = 0xC0AC_29B7_C97C_50DD

  /// Takes a word into a sum.
  private static func step(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = sum &+ word &* wordMultiplier
    return (mixed << 31 | mixed >> 33) &* multiplier
  }

  /// Lets every bit act on all.
  private static func spread(_ sum: UInt64) -> UInt64 {
    let once = (sum ^ sum >> 32) &* wordMultiplier
    let twice = (once ^ once >> 29) &* multiplier
    return twice ^ twice >> 32
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The bytes after the last whole word, with zeros above them.
  private static func lastWord(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    let rest = bytes.count - offset
    if rest == 0 { return 0 }
    // The bytes before them are shifted out.
    if offset >= 8 { return word(bytes, bytes.count - 8) >> UInt64(64 - rest * 8) }
    return bytes[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
