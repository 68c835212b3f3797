/// How likely decoded texts are with the letters of a language.
struct LetterModel {
  /// The part that each letter has of those outside of ASCII.
  private var shares: [Unicode.Scalar: Double] = [:]
  private let isLatin: Bool

  /// Makes a model of letters, the frequent ones first; those of languages in Latin letters stand among ASCII's.
  init(_ letters: String, isLatin: Bool) {
    self.isLatin = isLatin
    // Frequencies of letters fall about as their ranks rise.
    let ranks = letters.unicodeScalars.enumerated().map { (letter: $1, share: 1 / Double($0 + 2)) }
    let sum = ranks.reduce(0) { $0 + $1.share }
    for (letter, share) in ranks { shares[letter] = 0.9 * share / sum }
    for (letter, share) in ranks {
      let upper = letter.properties.uppercaseMapping.unicodeScalars
      guard upper.count == 1, let capital = upper.first, capital.value >= 0x80, shares[capital] == nil else { continue }
      shares[capital] = 0.22 * share / sum
    }
  }

  /// How likely a line is, in bits.
  func bits(of line: [Unicode.Scalar]) -> Double {
    var bits = 0.0
    for place in line.indices where line[place].value >= 0x80 {
      let before = place > 0 ? line[place - 1] : " "
      let after = place + 1 < line.count ? line[place + 1] : " "
      bits += share(of: line[place], before, after, second: place > 1 ? line[place - 2] : " ").roughLog2
    }
    return bits
  }

  private func share(
    of scalar: Unicode.Scalar, _ before: Unicode.Scalar, _ after: Unicode.Scalar, second: Unicode.Scalar
  ) -> Double {
    guard var share = shares[scalar] else { return LetterModel.share(ofStray: scalar, before, after) }
    if scalar.properties.isUppercase {
      // Capitals stand at the beginning of words, or all letters are.
      if before.properties.isLowercase { share *= 0.02 }
    } else if before.properties.isUppercase,
      second.properties.isUppercase || before.value >= 0x80 && after.properties.isUppercase
    {
      share *= 0.1
    }
    if isLatin {
      share *= 0.2
      if before.value >= 0x80, before.properties.isAlphabetic { share *= 0.15 }
    } else if before.isASCIILetter || after.isASCIILetter {
      share *= 0.02
    }
    return share
  }

  /// Punctuation stands in texts of all languages, but hardly inside of words.
  private static func share(
    ofStray scalar: Unicode.Scalar, _ before: Unicode.Scalar, _ after: Unicode.Scalar
  ) -> Double {
    switch scalar {
    case "’", "“", "”", "–", "…", "\u{A0}": return 0.01
    case "—", "«", "»", "°", "§", "·", "‘", "„", "™", "½", "×", "‚", "‹", "›", "•", "№": return 0.002
    case "²", "³", "¹", "¿", "¡", "€", "©", "®":
      return before.properties.isAlphabetic && after.properties.isAlphabetic ? 0.00002 : 0.002
    default: return scalar.properties.isAlphabetic ? 0.00005 : 0.00002
    }
  }
}

/// How likely decoded texts are if they are Korean.
enum HangulModel {
  /// How likely a line is, in bits.
  static func bits(of line: [Unicode.Scalar]) -> Double {
    var bits = 0.0
    for place in line.indices where line[place].value >= 0x80 {
      let isBesideLetter =
        place > 0 && line[place - 1].isASCIILetter || place + 1 < line.count && line[place + 1].isASCIILetter
      bits += (share(of: line[place]) * (isBesideLetter ? 0.1 : 1)).roughLog2
    }
    return bits
  }

  private static func share(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0xAC00...0xD7A3: isRare(scalar.value - 0xAC00) ? 1 / 12_000 : 1 / 900
    case 0xA0...0xFF, 0x2000...0x26FF, 0x3000...0x303F, 0xFF00...0xFF5E: 1 / 1500
    default: 1 / 100_000
    }
  }

  /// Tense initials, the vowels yae, wae and we, and finals that are hardly used (Unicode Standard, 3.12, has the order).
  private static func isRare(_ syllable: UInt32) -> Bool {
    let (initial, vowel, final) = (syllable / 588, syllable % 588 / 28, syllable % 28)
    return [1, 4, 8, 10, 13].contains(initial) || [3, 10, 15].contains(vowel)
      || [2, 3, 5, 6, 9, 10, 11, 12, 13, 14, 15, 18, 20, 24, 25, 26].contains(final)
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { value < 0x80 && properties.isAlphabetic }
}
