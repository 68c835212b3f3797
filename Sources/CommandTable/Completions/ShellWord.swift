/// A word of a command line as a shell of the Bourne family reads it. Nothing is expanded or run.
///
/// Shells look at characters one by one, so a quotation mark with an accent on it still is one.
public struct ShellWord: Sendable, Equatable {
  /// The word without its quotation.
  public private(set) var text = ""
  /// The quotation mark that is open at its end.
  public private(set) var quote: Unicode.Scalar?
  /// The word as typed.
  public private(set) var raw = ""

  /// A word that has been typed as `raw`, in which blanks end nothing.
  public init(raw: String) {
    var rest = raw.unicodeScalars[...]
    while rest.first != nil { take(from: &rest) }
  }

  private init() {}

  /// The words of a line up to the cursor: the last is the one that the cursor stands in, empty behind a blank.
  public static func words(of line: String) -> [ShellWord] {
    var words = [ShellWord()]
    var rest = line.unicodeScalars[...]
    while let next = rest.first {
      let last = words.count - 1
      if " \t\n".unicodeScalars.contains(next), words[last].quote == nil {
        rest.removeFirst()
        if !words[last].raw.isEmpty { words.append(ShellWord()) }
      } else {
        words[last].take(from: &rest)
      }
    }
    return words
  }

  /// Reads one character, with a backslash before it.
  private mutating func take(from rest: inout Substring.UnicodeScalarView) {
    guard let scalar = rest.popFirst() else { return }
    raw.unicodeScalars.append(scalar)
    switch (scalar, quote) {
    case ("'", nil), ("\"", nil): quote = scalar
    case ("'", "'"), ("\"", "\""): quote = nil
    case ("\\", nil), ("\\", "\""):
      guard let escaped = rest.popFirst() else { return }
      raw.unicodeScalars.append(escaped)
      // Within quotation marks a backslash stands for itself before all others.
      if quote != nil, !Self.isSpecialInQuotes(escaped) { text.unicodeScalars.append(scalar) }
      text.unicodeScalars.append(escaped)
    default: text.unicodeScalars.append(scalar)
    }
  }

  /// A text as completion types it into bash, so that it stands for itself.
  ///
  /// - Parameter quote: The quotation mark that is open before it.
  /// - Returns: nil where it cannot be typed there.
  public static func quoted(_ text: String, within quote: Unicode.Scalar? = nil) -> String? {
    let scalars = text.unicodeScalars
    switch quote {
    case "'": return scalars.contains("'") ? nil : text
    case .some:
      // An exclamation mark calls up a line of the history, and no backslash hinders it; readline leaves the word open
      // where it ends with a quotation mark.
      return scalars.contains("!") || scalars.contains("\"") ? nil : escaped(text, where: isSpecialInQuotes)
    case nil: return escaped(text) { !isPlain($0) }
    }
  }

  /// The text with a backslash before some characters.
  static func escaped(_ text: String, where isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  private static func isSpecialInQuotes(_ scalar: Unicode.Scalar) -> Bool {
    "$`\"\\".unicodeScalars.contains(scalar)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", "=", "@", "%", "+", ",": true
    default: !scalar.isASCII
    }
  }
}
