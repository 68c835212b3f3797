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

  /// Where text that is written from right to left begins and ends. Around it the isolates of UAX #9 are written, so
  /// that a terminal which reorders text keeps the cells around it where they are.
  public struct Isolation: OptionSet, Sendable, Hashable {
    /// The bit set.
    public let rawValue: UInt8

    /// Makes an isolation from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The text begins with this cell.
    public static let begins = Isolation(rawValue: 1)
    /// The text ends with this cell.
    public static let ends = Isolation(rawValue: 2)
  }

  /// The grapheme cluster (UAX #29); a space in a right half.
  public var character: Character
  /// How much of the cluster this cell carries.
  public var part: Part
  /// Whether text from right to left begins or ends here.
  public var isolation: Isolation = []
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
