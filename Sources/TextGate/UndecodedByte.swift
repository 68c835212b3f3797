/// How a byte that is part of no UTF-8 is kept in the text of a path: as the scalar U+10FE00 + byte, in the last private
/// plane. Nothing shows such a scalar but as U+FFFD.
public enum UndecodedByte {
  private static let first: UInt32 = 0x10FE00

  /// The scalar that stands for a byte.
  public static func scalar(of byte: UInt8) -> Unicode.Scalar { Unicode.Scalar(first + UInt32(byte)) ?? "\u{FFFD}" }

  /// The byte that a scalar stands for; nil for all others.
  public static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= first ? UInt8(exactly: scalar.value - first) : nil
  }
}
