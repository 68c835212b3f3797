import CalendarCore

/// What a component says of a birth besides CATEGORIES, in properties of the programs that make events of address books.
///
/// - khal: `X-BIRTHDAY:19800315` with the date of birth, where its year is known.
/// - Nextcloud: `X-NEXTCLOUD-BC-FIELD-TYPE:BDAY` (DEATHDATE and ANNIVERSARY are others), `X-NEXTCLOUD-BC-YEAR:1980`, and
///   `X-NEXTCLOUD-BC-UNKNOWN-YEAR:1` where there is no year. DTSTART is not before 1970 there.
/// - KDE: `X-KDE-KABC-BIRTHDAY:YES`.
struct BirthMarks {
  /// Whether it is a birthday, or something else of a person; nil where nothing is said.
  private(set) var isBirthday: Bool?
  private var isYearUnknown = false
  private var year: Int?
  /// Whether the start may be in another year than the birth.
  private var hasOwnYear = false

  /// The year that a vCard of Apple has where none is known (`BDAY;X-APPLE-OMIT-YEAR=1604`).
  private static let omittedYear = 1604

  mutating func take(_ property: PropertyLine, _ name: PropertyName) {
    let value = PropertyLine.text(property.value.prefix(64)).trimmed.uppercased()
    switch name {
    case .birthDate:
      isBirthday = isBirthday ?? true
      hasOwnYear = true
      year = Int(value.prefix(4))
    case .isBirthday: isBirthday = isBirthday ?? (value == "YES")
    case .anniversaryKind:
      isBirthday = value == "BDAY"
      hasOwnYear = true
    case .birthYear: year = Int(value)
    case .isBirthYearUnknown: isYearUnknown = value != "0"
    default: break
    }
  }

  /// The year of birth; nil where nothing tells that it is a birthday, or of which year.
  ///
  /// - Parameters:
  ///   - start: The year of DTSTART.
  ///   - isMarked: Whether CATEGORIES tell that it is a birthday.
  func birthYear(start: Int, isMarked: Bool) -> Int16? {
    guard isBirthday ?? isMarked, !isYearUnknown, let year = hasOwnYear ? year : start, year > 0,
      year != BirthMarks.omittedYear
    else { return nil }
    return Int16(exactly: year)
  }
}
