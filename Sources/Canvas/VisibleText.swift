/// Text from a file, made safe to show on one line: the only form in which such text gets onto a surface or into a line.
///
/// Control characters (C0, DEL, C1) become visible stand-ins, white space of any kind becomes one space, and characters
/// that would reorder or hide what stands around them are left out.
public struct VisibleText: Sendable, Hashable, CustomStringConvertible {
  /// The safe text.
  public let description: String

  /// Characters without width that one cluster may pile up; accents of real scripts need less.
  private static let mostMarks = 12

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

  /// Printable ASCII without runs of spaces or spaces at an end, which most titles are.
  private static func isPlain(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return previous != 0x20 || text.isEmpty
  }

  /// What stands for a scalar on one line: itself, a space for white space, a visible stand-in, or nil for nothing.
  public static func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
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
    default: return scalar.properties.isWhitespace ? " " : scalar
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

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return true
    default: return false
    }
  }
}
