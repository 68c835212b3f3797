import Canvas

/// An event's URL where a document may make it a link.
enum LinkTarget {
  /// Schemes that open a page or write a mail; others might run something.
  private static let schemes = ["http:", "https:", "mailto:"]

  /// The URL, or nil where it is none of these schemes or holds what no URL holds, such as blanks, quotes and
  /// characters that do not show.
  static func of(_ raw: String?) -> String? {
    guard let raw else { return nil }
    let start = raw.prefix(8).lowercased()
    guard schemes.contains(where: { start.hasPrefix($0) }), raw.unicodeScalars.allSatisfy(isAllowed) else { return nil }
    return raw
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\"", "<", ">", "\\", "^", "`", "{", "|", "}", "\u{FFFD}": false
    default: VisibleText.standIn(for: scalar) == scalar
    }
  }
}
