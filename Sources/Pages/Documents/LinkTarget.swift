import Canvas
import TextGate

/// An event's URL where a document may make it a link.
enum LinkTarget {
  /// Schemes that open a page or write a mail; others might run something.
  private static let schemes: [StaticString] = ["http:", "https:", "mailto:"]

  /// The URL, or nil where it is none of these schemes or holds what no URL holds, such as blanks, quotes and
  /// characters that do not show.
  static func of(_ raw: UntrustedText?) -> String? {
    guard let raw, schemes.contains(where: raw.hasPrefix(ignoringCase:)), raw.allScalars(isAllowed) else { return nil }
    // All its characters stand for themselves.
    return raw.visible.description
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\"", "<", ">", "\\", "^", "`", "{", "|", "}", "\u{FFFD}": false
    default: VisibleText.standIn(for: scalar) == scalar
    }
  }
}
