import Canvas

/// How a curling page looks: its characters and its light.
public struct CurlStyle: Sendable, Hashable {
  /// The characters of the back, its outline and the fold.
  public enum Characters: String, Sendable, Hashable, CaseIterable {
    /// ASCII only.
    case ascii
    /// Shade characters, slanting box drawing lines and, for the outline, patterns of braille dots, or quadrants
    /// where the shades have a background.
    case unicode
  }

  /// The characters it is drawn with.
  public var characters: Characters
  /// The styles of the back from the crease at the fold to its free edge, each for an equal part of the bend. The last
  /// one goes on to the edge; without any the back is plain. A shade with a background is a tone by itself, so that no
  /// shade characters are drawn in it.
  public var shades: [Style]
  /// The style of the fold's line. Without a background of its own it takes the one of the crease. A back that is
  /// drawn with quadrants has no line there, but its darkest shade.
  public var fold: Style
  /// What is added to the cells in the shadow of the lifted part; empty for no shadow.
  public var shadow: Style.Attributes

  /// Makes a style; without arguments that of a terminal of which nothing is known.
  public init(
    characters: Characters = .ascii, shades: [Style] = [Style(attributes: .dim)], fold: Style = .plain,
    shadow: Style.Attributes = .dim
  ) {
    self.characters = characters
    self.shades = shades
    self.fold = fold
    self.shadow = shadow
  }

  /// ASCII characters and no colours.
  public static let ascii = CurlStyle()
  /// Unicode characters and no colours.
  public static let unicode = CurlStyle(characters: .unicode)

  /// Backgrounds that make the shades of white paper on a light page: dark in the crease, a band of light where the
  /// paper bends, and a little darker where it lies flat.
  public static let lightPaper = greys(160, 178, 196, 212, 226, 238, 246, 244, 240, 236, 234, 232)
  /// Those of paper on a dark page, which has some light on the fold.
  public static let darkPaper = greys(96, 78, 62, 66, 74, 82, 88, 92, 90, 86, 84, 82)

  private static func greys(_ values: UInt8...) -> [RGB] { values.map { RGB(grey: $0) } }

  /// The style at a part, 0...1, of the way from the crease to where the back lies flat.
  func shade(at part: Double) -> Style {
    shades.isEmpty ? .plain : shades[Int((part * Double(shades.count)).clamped(to: 0...Double(shades.count - 1)))]
  }
}
