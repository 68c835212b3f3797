/// In which numbering systems of CLDR the fields of a date are written: `hebr`, or `d=hanidays;y=hanidec`.
struct Numbering: Sendable, Hashable {
  private var forAll = ""
  private var forField: [Character: String] = [:]

  /// Reads what CLDR has beside a date's pattern; empty for the locale's own digits.
  init(_ override: String) {
    for part in override.split(separator: ";") {
      if let letter = part.first, part.dropFirst().first == "=" {
        forField[letter] = String(part.dropFirst(2))
      } else {
        forAll = String(part)
      }
    }
  }

  /// The numbering system of a field; empty for the locale's own digits.
  func system(for field: Character) -> String { forField[field] ?? forAll }

  /// Whether a field, and not the date, has a numbering system.
  func isOnly(for field: Character) -> Bool { forField[field] != nil }
}
