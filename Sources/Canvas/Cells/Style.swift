/// How a cell looks besides its character. `nil` colours are the terminal's own.
public struct Style: Sendable, Hashable {
  /// Renditions of ECMA-48 SGR that a style may combine.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bit set.
    public let rawValue: UInt8

    /// Makes attributes from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// SGR 1.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// SGR 2.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// SGR 3.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// SGR 4.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// SGR 7.
    public static let reverse = Attributes(rawValue: 1 << 4)
    /// SGR 9.
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }

  /// The colour of the text.
  public var foreground: Color?
  /// The colour behind the text.
  public var background: Color?
  /// Bold, dim and the like.
  public var attributes: Attributes

  /// Makes a style; without arguments the plain one.
  public init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours and no attribute.
  public static let plain = Style()
}
