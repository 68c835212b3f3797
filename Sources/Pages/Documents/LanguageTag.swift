/// The language of a document as HTML and XML name it (BCP 47).
public struct LanguageTag: Sendable, Hashable, CustomStringConvertible {
  /// The tag, such as `de-AT`.
  public let description: String

  /// English, in which pages have their words where a locale has none.
  public static let english = LanguageTag(description: "en")
  /// A language that is not known (BCP 47 2.2, `und`).
  public static let unknown = LanguageTag(description: "und")

  private init(description: String) { self.description = description }

  /// The tag for a POSIX or CLDR locale such as `de_AT`, `zh_Hant_TW` or `de_DE.UTF-8@euro`; ``unknown`` where its form is
  /// none that a tag may have.
  public init(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let areValid = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    let isLanguage = parts.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isLetter) } ?? false
    description = areValid && isLanguage ? parts.joined(separator: "-") : LanguageTag.unknown.description
  }
}
