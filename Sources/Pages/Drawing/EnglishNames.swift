import CalendarCore

/// English names, which are built in: for locales without names, and for those that have exactly these, as to ask ICU
/// takes as long as to draw the page.
public enum EnglishNames {
  /// The order of a day and its month.
  public enum ShortDateOrder: Sendable, Hashable, CaseIterable {
    /// "Sep 2".
    case monthFirst
    /// "2 Sept": where the day comes first, CLDR has four letters for September.
    case dayFirst

    /// The order in a CLDR locale whose short dates are exactly these; nil for others.
    public init?(locale: String) {
      switch locale {
      case "en", "en_US": self = .monthFirst
      case "en_GB", "en_IE", "en_NZ": self = .dayFirst
      default: return nil
      }
    }
  }

  /// The CLDR locales in which a page has exactly the names of ``PageNames/english(_:)``, and its weekend, digits and
  /// direction.
  public static let locales = ["en", "en_US", "en_GB", "en_IE", "en_NZ", "en_ZA"]

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// The name of a month without its year.
  public static func month(_ month: YearMonth) -> String { months[month.month - 1] }

  /// The name of a weekday.
  public static func weekday(_ weekday: Weekday) -> String { weekdays[weekday.rawValue - 1] }

  /// A month and its year, such as "December 2026".
  public static func title(_ month: YearMonth) -> String { "\(EnglishNames.month(month)) \(month.year)" }

  /// A day within a year.
  public static func shortDate(_ date: CivilDate, order: ShortDateOrder) -> String {
    let name = month(date.yearMonth)
    switch order {
    case .monthFirst: return "\(name.prefix(3)) \(date.day)"
    case .dayFirst: return "\(date.day) \(name.prefix(date.month == 9 ? 4 : 3))"
    }
  }

  /// A day as a heading: "Tuesday, 15 December 2026".
  public static func heading(_ date: CivilDate) -> String {
    "\(weekday(date.weekday)), \(date.day) \(title(date.yearMonth))"
  }
}

extension PageNames {
  /// The words of a month's page in English.
  public static func english(_ month: YearMonth) -> PageNames {
    PageNames(
      title: EnglishNames.title(month),
      weekdays: Dictionary(
        uniqueKeysWithValues: Weekday.allCases.map { weekday in
          let name = EnglishNames.weekday(weekday)
          return (weekday, [name, String(name.prefix(3)), String(name.prefix(2)), String(name.prefix(1))])
        }))
  }
}
