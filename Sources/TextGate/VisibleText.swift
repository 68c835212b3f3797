/// Text made safe to show on one line: the only form in which ``UntrustedText`` gets onto a surface or into a line.
///
/// Control characters (C0, DEL, C1) become visible stand-ins, white space of any kind becomes one space, and characters
/// that would reorder or hide what stands around them are left out.
public struct VisibleText: Sendable, Hashable, CustomStringConvertible {
  /// The safe text.
  public let description: String

  /// Characters without width that one cluster may pile up; accents of real scripts need less.
  private static let mostMarks = 12

  /// Counts characters without width, so that formats of their own leave out those that are too many.
  public struct MarkCount {
    private var marks = 0

    /// Nothing has been counted.
    public init() {}

    /// Counts a character; false where it is one too many of those without width.
    public mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
      marks = VisibleText.isMark(scalar) ? marks + 1 : 0
      return marks <= VisibleText.mostMarks
    }
  }

  /// Makes text safe.
  public init(_ raw: String) {
    if VisibleText.isPlain(raw) {
      description = raw
      return
    }
    var output = String.UnicodeScalarView()
    var needsSpace = false
    var marks = 0
    var base: Unicode.Scalar?
    for scalar in raw.unicodeScalars {
      guard let shown = VisibleText.standIn(for: scalar) else { continue }
      if shown == " " {
        needsSpace = !output.isEmpty
        base = nil
        continue
      }
      guard !VisibleText.isWithoutBase(shown, base) else { continue }
      marks = VisibleText.isMark(shown) ? marks + 1 : 0
      if marks == 0 { base = shown }
      if marks > VisibleText.mostMarks { continue }
      if needsSpace { output.append(" ") }
      needsSpace = false
      output.append(shown)
    }
    description = String(output)
  }

  /// Plain characters without runs of spaces or spaces at an end, which most titles are.
  private static func isPlain(_ text: String) -> Bool {
    isPlainASCII(text) || isPlainText(text)
  }

  private static func isPlainASCII(_ text: String) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      var previous = UInt8(ascii: " ")
      for byte in bytes {
        guard byte >= 0x20, byte <= 0x7E, byte != 0x20 || previous != 0x20 else { return false }
        previous = byte
      }
      return previous != 0x20 || bytes.isEmpty
    }
    return isPlain ?? false
  }

  private static func isPlainText(_ text: String) -> Bool {
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      guard isPlain(scalar), scalar != " " || previous != " " else { return false }
      previous = scalar
    }
    return previous != " " || text.isEmpty
  }

  /// Whether a scalar stands for itself whatever is around it: it is neither replaced nor left out, nor a mark. Ranges of
  /// many scripts, because asking for properties takes long; what is missing here is asked for.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Latin; Greek; Cyrillic and Armenian; Hebrew; Arabic; more Latin and Greek.
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x590, 0x5D0...0x5EA, 0x620...0x64A,
      0x1E00...0x1FFF:
      true
    // Punctuation, currencies, signs, arrows, lines, dingbats.
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20CF, 0x2100...0x2BFF: true
    // Kana, ideographs, Hangul, wide forms.
    case 0x3001...0x3029, 0x3041...0x3098, 0x309B...0x312F, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D: true
    // Emoji but for skin tones.
    case 0x1F300...0x1F3FA, 0x1F400...0x1FAFF: true
    default: false
    }
  }

  /// What stands for a scalar on one line: itself, a space for white space, a visible stand-in, or nil for nothing.
  public static func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20...0x7E: return scalar
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return " "
    case 0x00...0x1F: return Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: return "\u{2421}"
    case 0x80...0x9F: return "\u{FFFD}"
    // Marks, embeddings, overrides and isolates of UAX #9.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return nil
    // Soft hyphens, zero-width spaces, joiners of nothing, byte order marks, annotation anchors.
    case 0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B, 0x2060...0x2065, 0x206A...0x206F,
      0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE001F:
      return nil
    // Noncharacters, which terminals drop or draw as they like.
    case 0xFDD0...0xFDEF: return "\u{FFFD}"
    case let value where value & 0xFFFE == 0xFFFE: return "\u{FFFD}"
    // The rest of White_Space (UAX #44), named here because asking for the property takes long.
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return " "
    default: return UndecodedByte.byte(of: scalar) == nil ? scalar : "\u{FFFD}"
    }
  }

  /// Whether a mark has nothing to sit on, or a skin tone no person; it would join what stands before it on the line.
  private static func isWithoutBase(_ scalar: Unicode.Scalar, _ base: Unicode.Scalar?) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    let properties = scalar.properties
    if properties.isEmojiModifier { return base?.properties.isEmojiModifierBase != true }
    let joins = properties.isGraphemeExtend || properties.generalCategory == .spacingMark || scalar == "\u{200D}"
    return joins && base == nil
  }

  /// Whether a scalar takes no cell of its own. Vowels and finals of Hangul join the letter before them.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return true
    default: return false
    }
  }
}
