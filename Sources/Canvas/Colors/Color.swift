/// A colour a cell asks for. The terminal shows the nearest one it has.
public enum Color: Sendable, Hashable {
  /// One of the terminal's own 16 colours (ECMA-48; 0...7 normal, 8...15 bright).
  case ansi(UInt8)
  /// An entry of xterm's palette of 256: 16...231 a cube, 232...255 greys; the first 16 are ``ansi(_:)``.
  case indexed(UInt8)
  /// A colour in sRGB.
  case rgb(RGB)

  /// A colour in sRGB, 0...255 each.
  public static func rgb(red: UInt8, green: UInt8, blue: UInt8) -> Color {
    .rgb(RGB(red: red, green: green, blue: blue))
  }
}
