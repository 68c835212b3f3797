import CalendarCore
import Canvas

/// A text that is no style.
public struct StyleTextError: Error, Sendable, Hashable {
  /// What is wrong with a word.
  public enum Reason: Sendable, Hashable {
    /// It is neither an attribute nor a colour.
    case unknownWord
    /// Behind `on`, it is no colour.
    case unknownColor
    /// It is `on`, and no colour follows.
    case missingColor
    /// It is one colour too many.
    case secondColor
    /// It is `none`, and other words stand beside it.
    case notAlone
    /// There is no word.
    case empty
  }

  /// The word, as written; empty where there is none.
  public let word: String
  /// What is wrong with it.
  public let reason: Reason

  /// The words that could stand in its place, to suggest one of them.
  public var candidates: [String] {
    switch reason {
    case .unknownWord: StyleText.attributes.map(\.word) + ["none", "on"] + StyleText.colorNames
    case .unknownColor: StyleText.colorNames
    case .missingColor, .secondColor, .notAlone, .empty: []
    }
  }
}

extension Style {
  /// Reads a style such as `bold #ff8800 on navy`.
  ///
  /// Words in any order and letter case: attributes, a colour for the text, `on` and a colour for what is behind it;
  /// `none` alone is the plain style.
  public init(text: String) throws(StyleTextError) {
    self = try StyleText.style(text)
  }
}

/// How styles are written in a configuration.
enum StyleText {
  static let attributes: [(word: String, attribute: Style.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
    ("strikethrough", .strikethrough), ("strike", .strikethrough),
  ]

  /// The terminal's own colours, by their numbers in ECMA-48.
  static let ownColors = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  static var colorNames: [String] {
    let own = ["default"] + ownColors + ownColors.map { brightPrefix + $0 }
    return own + CalendarColor.names.filter { !ownColors.contains($0) }
  }

  private static let brightPrefix = "bright-"

  static func style(_ text: String) throws(StyleTextError) -> Style {
    var style = Style.plain
    var colors = (foreground: false, background: false)
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    if words.count == 1, words.first?.lowercased() == "none" { return .plain }
    guard !words.isEmpty else { throw StyleTextError(word: "", reason: .empty) }
    while let word = words.popFirst() {
      let lowercased = word.lowercased()
      if let attribute = attributes.first(where: { $0.word == lowercased })?.attribute {
        style.attributes.insert(attribute)
      } else if lowercased == "none" {
        throw StyleTextError(word: word, reason: .notAlone)
      } else if lowercased == "on" {
        guard let name = words.popFirst() else { throw StyleTextError(word: word, reason: .missingColor) }
        guard let color = color(name) else { throw StyleTextError(word: name, reason: .unknownColor) }
        guard !colors.background else { throw StyleTextError(word: name, reason: .secondColor) }
        (style.background, colors.background) = (color.value, true)
      } else {
        guard let color = color(word) else { throw StyleTextError(word: word, reason: .unknownWord) }
        guard !colors.foreground else { throw StyleTextError(word: word, reason: .secondColor) }
        (style.foreground, colors.foreground) = (color.value, true)
      }
    }
    return style
  }

  /// A colour as a word names it.
  private enum NamedColor {
    /// The one that the terminal has where none is asked for.
    case unset
    case color(Color)

    var value: Color? {
      if case .color(let color) = self { color } else { nil }
    }
  }

  private static func color(_ word: String) -> NamedColor? {
    let name = word.lowercased()
    if name == "default" { return .unset }
    let isBright = name.hasPrefix(brightPrefix)
    if let number = ownColors.firstIndex(of: isBright ? String(name.dropFirst(brightPrefix.count)) : name) {
      return .color(.ansi(UInt8(number + (isBright ? 8 : 0))))
    }
    // Apple's form with the opacity means nothing here.
    let isOpaque = name.utf8.first != UInt8(ascii: "#") || name.utf8.count <= 7
    guard isOpaque, let color = CalendarColor(name) else { return nil }
    return .color(.rgb(red: color.red, green: color.green, blue: color.blue))
  }
}
