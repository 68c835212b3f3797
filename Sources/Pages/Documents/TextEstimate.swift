import Canvas

/// How wide text may be in a sans-serif font that nobody knows yet.
///
/// The widths are those of a wide one, so that what is said to fit does so in nearly all.
enum TextEstimate {
  private static let metrics = TextMetrics()

  /// The width of a text.
  ///
  /// - Parameters:
  ///   - size: The font's size; the width is in the same unit.
  ///   - isBold: Bold letters are wider.
  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    text.reduce(0) { $0 + width(of: $1) } * size * (isBold ? 1.08 : 1)
  }

  /// A text as it fits a width: whole, or cut by whole clusters with an ellipsis; empty where not even that fits.
  static func fit(_ text: String, width: Double, size: Double, isBold: Bool = false) -> String {
    // Sums of the same widths may differ in their last digits.
    let room = width / (size * (isBold ? 1.08 : 1)) + 0.01
    let mark = self.width(of: "…")
    // Where the text must end if it does not fit as a whole.
    var (used, cut) = (0.0, text.startIndex)
    for index in text.indices {
      used += self.width(of: text[index])
      if used + mark <= room { cut = text.index(after: index) }
      if used > room {
        var kept = text[..<cut]
        while kept.last == " " { kept.removeLast() }
        return kept.isEmpty ? "" : kept + "…"
      }
    }
    return text
  }

  /// A text in two lines: as much as fits the first, up to a space or beside an East Asian character, and the rest. The
  /// first is empty where the text cannot be broken early enough.
  static func wrap(_ text: String, width: Double, size: Double) -> (first: String, rest: String) {
    let room = width / size
    var used = 0.0
    var end = text.startIndex
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      let isBreak = character == " " || previous != " " && (isWide(character) || isWide(previous))
      if isBreak, !endsPhrase.contains(character) { end = index }
      used += self.width(of: character)
      if used > room, character != " " { break }
      previous = character
    }
    return (String(text[..<end]), String(text[end...].drop { $0 == " " }))
  }

  /// East Asian punctuation that no line begins with.
  private static let endsPhrase: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "》", "〉", "ー",
  ]

  private static func isWide(_ character: Character) -> Bool { metrics.width(of: character) == 2 }

  /// The width of a cluster in em.
  private static func width(of character: Character) -> Double {
    guard let byte = character.asciiValue else { return widthBeyondASCII(character) }
    switch byte {
    case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "'"), UInt8(ascii: "|"): return 0.26
    case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "I"):
      return 0.31
    case UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "!"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "["), UInt8(ascii: "]"):
      return 0.39
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"), UInt8(ascii: "@"),
      UInt8(ascii: "%"):
      return 0.9
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "+"): return 0.71
    default: return 0.58
    }
  }

  private static func widthBeyondASCII(_ character: Character) -> Double {
    if character == "–" { return 0.55 }
    if character == "…" { return 1 }
    let scalars = character.unicodeScalars
    let isEmoji = scalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
    if isEmoji { return 1.35 }
    switch metrics.width(of: character) {
    case 0: return 0
    case 2: return 1
    default: return scalars.first?.properties.isUppercase == true ? 0.8 : 0.7
    }
  }
}
