/// Text from the command line inside a message.
public enum Quotation {
  /// The most characters of an argument that a message repeats.
  static let limit = 80

  /// The text in quotation marks, on one line: control and format characters (also bidi overrides) become their
  /// code points, and a long text is cut.
  public static func quoted(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        shown += "<U+" + hexadecimal(scalar.value) + ">"
      default:
        shown.unicodeScalars.append(scalar)
      }
    }
    return "'\(shown)\(text.unicodeScalars.count > limit ? "..." : "")'"
  }

  /// At least four hexadecimal digits, as the Unicode Standard writes code points.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The items as an English list: `a`, `a or b`, `a, b or c`.
  public static func list(_ items: [String], _ conjunction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
