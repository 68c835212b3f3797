import CICU

/// Names and customs of a locale, from CLDR.
public struct LocaleNames: Sendable, Hashable {
  /// How long a weekday's name may be.
  public enum WeekdayStyle: Sendable, Hashable, CaseIterable {
    /// "Monday".
    case wide
    /// "Mon".
    case abbreviated
    /// "Mo".
    case short
    /// "M": not unique in many languages.
    case narrow
  }

  /// A CLDR locale such as `de_DE`; empty for the root locale.
  public let identifier: String

  /// Makes the names of a locale; what CLDR does not know comes from its root.
  public init(identifier: String) { self.identifier = identifier }

  /// The name of a month that stands by itself, 1...12; nil for other numbers.
  public func month(_ month: Int) -> String? {
    guard (1...12).contains(month) else { return nil }
    return stringFilled { flipcal_icu_symbol(identifier, Int32(FLIPCAL_ICU_MONTHS.rawValue), Int32(month - 1), $0, $1) }
  }

  /// The name of a weekday that stands by itself; 1 is Monday, 7 Sunday; nil for other numbers.
  public func weekday(_ isoNumber: Int, style: WeekdayStyle) -> String? {
    guard (1...7).contains(isoNumber) else { return nil }
    let symbols =
      switch style {
      case .wide: FLIPCAL_ICU_WEEKDAYS
      case .abbreviated: FLIPCAL_ICU_SHORT_WEEKDAYS
      case .short: FLIPCAL_ICU_SHORTER_WEEKDAYS
      case .narrow: FLIPCAL_ICU_NARROW_WEEKDAYS
      }
    return stringFilled { flipcal_icu_symbol(identifier, Int32(symbols.rawValue), Int32(isoNumber % 7), $0, $1) }
  }

  /// A date of the Gregorian calendar written by the locale's pattern for a CLDR skeleton such as `yMMMM`; nil for a
  /// month or day that no year has.
  public func format(year: Int, month: Int, day: Int, skeleton: String) -> String? {
    guard let year = Int32(exactly: year), let month = Int32(exactly: month), let day = Int32(exactly: day) else {
      return nil
    }
    return stringFilled { flipcal_icu_format_date(identifier, skeleton, year, month, day, $0, $1) }
  }

  /// Whether a weekday belongs to the weekend; 1 is Monday, 7 Sunday. Nil for other numbers, and where ICU does not
  /// know.
  public func isWeekend(_ isoNumber: Int) -> Bool? {
    guard (1...7).contains(isoNumber) else { return nil }
    let answer = flipcal_icu_is_weekend(identifier, Int32(isoNumber % 7 + 1))
    return answer < 0 ? nil : answer != 0
  }

  /// The digits that numbers are written with, from 0 to 9; nil where numbers are written in another way.
  public var digits: [Character]? {
    guard let text = stringFilled({ flipcal_icu_digits(identifier, $0, $1) }), text.count == 10 else { return nil }
    return Array(text)
  }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool { flipcal_icu_is_right_to_left(identifier) != 0 }

  /// The weekday that weeks begin on: 1 is Monday, 7 Sunday.
  public var firstWeekday: Int? {
    let number = Int(flipcal_icu_first_weekday(identifier))
    guard (1...7).contains(number) else { return nil }
    return number == 1 ? 7 : number - 1
  }
}
