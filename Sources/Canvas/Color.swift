/// A colour a cell asks for. The terminal shows the nearest one it has.
public enum Color: Sendable, Hashable {
  /// One of the terminal's own 16 colours (ECMA-48; 0...7 normal, 8...15 bright).
  case ansi(UInt8)
  /// A colour in sRGB, 0...255 each.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
