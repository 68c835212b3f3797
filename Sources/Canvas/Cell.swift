/// One place of a surface: a grapheme cluster, or half of one that is two cells wide.
public struct Cell: Sendable, Hashable {
  /// How much of the cluster this cell carries.
  public enum Part: UInt8, Sendable, Hashable {
    /// The whole cluster: it is one cell wide.
    case whole
    /// The left half of a cluster two cells wide; its character is here.
    case wideLeft
    /// The right half; nothing is written for it.
    case wideRight
  }

  /// The grapheme cluster (UAX #29); a space in a right half.
  public var character: Character
  /// How much of the cluster this cell carries.
  public var part: Part
  /// How it looks.
  public var style: Style

  /// Makes a cell.
  public init(_ character: Character, part: Part = .whole, style: Style = .plain) {
    self.character = character
    self.part = part
    self.style = style
  }

  /// A space in the terminal's own colours.
  public static let blank = Cell(" ")
}
