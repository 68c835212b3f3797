import TextGate

/// A hash that is the same in every run (FNV-1a, 64 bits), for telling texts apart that are compared again where it
/// matters.
public enum StableHash {
  private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  /// The hash of bytes.
  public static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(offset) { ($0 ^ UInt64($1)) &* prime }
  }

  /// The hash of a text from outside.
  public static func of(_ text: UntrustedText) -> UInt64 { text.withUTF8 { of(UnsafeRawBufferPointer($0)) } }

  /// The hash of bytes as sixteen hexadecimal digits.
  public static func digits(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(of(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash of bytes, which a scan asks for at every component.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = offset
    for index in 0..<bytes.count { hash = (hash ^ UInt64(bytes[index])) &* prime }
    return hash
  }
}
