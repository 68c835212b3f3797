import ICU

/// Measures text in terminal cells.
public struct TextMetrics: Sendable, Hashable {
  /// Whether characters of ambiguous width (UAX #11) take two cells, as in some East Asian terminals.
  public var ambiguousIsWide: Bool

  /// Makes metrics.
  public init(ambiguousIsWide: Bool = false) {
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// Cells that a grapheme cluster takes, as terminals count them: those of all its characters, so that an Indic
  /// conjunct takes as many as it has letters and vowel signs; an emoji sequence takes 2.
  public func width(of character: Character) -> Int {
    // One character of ASCII, as nearly all are, needs no look at properties.
    if character.utf8.count == 1, let byte = character.utf8.first { return byte >= 0x20 && byte < 0x7F ? 1 : 0 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.utf8.count == character.utf8.count { return width(of: first) }
    if isEmoji(scalars) { return 2 }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  /// The parts of a cluster that take one or two cells each: itself, or where it takes more the characters that take
  /// cells, each with the marks behind it.
  func parts(of character: Character) -> [Character] {
    guard width(of: character) > 2 else { return [character] }
    var parts: [String.UnicodeScalarView] = []
    for scalar in character.unicodeScalars {
      if parts.isEmpty || width(of: scalar) > 0 { parts.append(String.UnicodeScalarView()) }
      parts[parts.count - 1].append(scalar)
    }
    return parts.flatMap { String($0) }
  }

  /// Cells that a text takes.
  public func width(of text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  private func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    // A keycap, such as "1" U+FE0F U+20E3, begins in ASCII.
    if first.isASCII { return scalars.contains("\u{FE0F}") }
    return scalars.dropFirst().contains {
      $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier || $0 == "\u{20E3}"
        || (0x1F1E6...0x1F1FF).contains($0.value)
    }
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    if !TextMetrics.isVisible(scalar) {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator, .surrogate: return 0
      case .format: return TextMetrics.isVisibleFormat(scalar) ? 1 : 0
      default: break
      }
    }
    switch EastAsianWidth(of: scalar) {
    case .wide, .fullwidth: return 2
    case .ambiguous: return ambiguousIsWide ? 2 : 1
    case .neutral, .halfwidth, .narrow:
      // Hangul vowels and finals join the syllable before them.
      return (0x1160...0x11FF).contains(scalar.value) ? 0 : 1
    }
  }

  /// Letters and punctuation of which none is a mark or without width: to look a category up takes long.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0x2AF, 0x410...0x44F, 0x2010...0x2027, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// The soft hyphen and the signs that go before numbers (Prepended_Concatenation_Mark, UAX #44).
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
