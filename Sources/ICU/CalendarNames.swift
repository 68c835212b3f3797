import CICU

/// Names, patterns and numbers of a calendar in a locale, from CLDR.
public struct CalendarNames: Sendable, Hashable {
  /// The form of a month's name.
  public enum MonthStyle: Sendable, Hashable, CaseIterable {
    /// "Shevat", in a date.
    case wide
    /// "Shev." in a date.
    case abbreviated
    /// "Shevat", by itself.
    case standaloneWide
    /// "Shev.", by itself.
    case standaloneAbbreviated
  }

  /// A CLDR locale such as `de_DE`; empty for the root locale.
  public let locale: String
  /// The CLDR name of the calendar in lower case.
  public let calendar: String

  /// Makes the names; what CLDR does not know in the locale comes from its parents.
  public init(locale: String, calendar: CalendarSystem) {
    self.locale = locale
    self.calendar = calendar.name
  }

  /// The locale's own pattern for a skeleton such as `yMMMM`.
  public func pattern(skeleton: String) -> String? {
    stringFilled { flipcal_icu_calendar_pattern(locale, calendar, skeleton, $0, $1) }
  }

  /// The name of a month.
  ///
  /// - Parameter monthsInYear: Of the month's year: the Hebrew Adar has another name in a year with two.
  public func month(_ month: CalendarSystem.Month, monthsInYear: Int, style: MonthStyle) -> String? {
    let symbols =
      switch style {
      case .wide: FLIPCAL_ICU_CALENDAR_MONTHS
      case .abbreviated: FLIPCAL_ICU_CALENDAR_SHORT_MONTHS
      case .standaloneWide: FLIPCAL_ICU_CALENDAR_STANDALONE_MONTHS
      case .standaloneAbbreviated: FLIPCAL_ICU_CALENDAR_STANDALONE_SHORT_MONTHS
      }
    if calendar == "hebrew" { return symbol(symbols, CalendarNames.hebrewIndex(of: month, monthsInYear: monthsInYear)) }
    let name = symbol(symbols, month.number - 1)
    return month.isLeap ? name.map(leapName) : name
  }

  /// The name of an era, as ICU counts them, in short.
  public func era(_ index: Int) -> String? { symbol(FLIPCAL_ICU_CALENDAR_ERAS, index) }

  /// The name of a year in the cycle of sixty, from 0 (jia-zi).
  public func cyclicYear(_ index: Int) -> String? { symbol(FLIPCAL_ICU_CALENDAR_CYCLIC_YEARS, index) }

  /// The name of one of the 24 solar terms, from 0 (the beginning of spring).
  public func solarTerm(_ index: Int) -> String? {
    text("calendar/chinese/cyclicNameSets/solarTerms/format/abbreviated/\(index)")
  }

  /// What stands between the ends of a span: " – ".
  public var spanSeparator: String? {
    // The pattern is `{0} – {1}`.
    text("calendar/gregorian/intervalFormats/fallback").map { pattern in
      String(pattern.drop { $0 != "}" }.dropFirst().prefix { $0 != "{" })
    }
  }

  /// The numbering systems that the locale writes this calendar's dates in, where they are not the locale's own: `hebr`,
  /// or only for some fields of a pattern, `d=hanidays`.
  public var numberingOverride: String? {
    // Entry 5 is the long date; only with an override it is a list, of the pattern and that. The names of dangi are those
    // of chinese.
    text("calendar/\(calendar == "dangi" ? "chinese" : calendar)/DateTimePatterns/5/1")
  }

  /// A number without grouping.
  ///
  /// - Parameter numbering: A numbering system of CLDR such as `hanidays`; empty for the locale's own.
  public func number(_ number: Int, numbering: String) -> String? {
    guard let number = Int32(exactly: number) else { return nil }
    return stringFilled { flipcal_icu_number(locale, numbering, number, $0, $1) }
  }

  private func symbol(_ symbols: flipcal_icu_calendar_symbols, _ index: Int) -> String? {
    stringFilled {
      flipcal_icu_calendar_symbol(locale, calendar, Int32(symbols.rawValue), Int32(clamping: index), $0, $1)
    }
  }

  private func text(_ path: String) -> String? {
    stringFilled { flipcal_icu_locale_text(locale, path, $0, $1) }
  }

  private func leapName(_ name: String) -> String {
    // The one argument of the pattern is `{0}`.
    let pattern = text("calendar/chinese/monthPatterns/format/wide/leap") ?? "{0}bis"
    let before = pattern.prefix { $0 != "{" }
    let after = pattern.reversed().prefix { $0 != "}" }.reversed()
    return before + name + after
  }

  /// ICU has Adar I at 5, Adar at 6 and Adar II, which only a leap year has, at 13.
  private static func hebrewIndex(of month: CalendarSystem.Month, monthsInYear: Int) -> Int {
    if month.isLeap { return 5 }
    if month.number == 6, monthsInYear == 13 { return 13 }
    return month.number < 6 ? month.number - 1 : month.number
  }
}
