import CalendarCore
import ICU

/// A calendar other than the Gregorian one, as it is shown beside the numbers of the days and in the page's title.
///
/// Days are taken from midnight to midnight, also in calendars in which they begin at sunset. Calendars that follow the
/// sky, `chinese` and `islamic` among them, are told for the Gregorian years 1700 to 2300 only, others for all years.
public struct OtherCalendar: Sendable {
  private let system: CalendarSystem
  private let places: CalendarPlaces
  private let wording: CalendarWording
  private let hasSolarTerms: Bool

  /// Finds a calendar by its CLDR name; nil where ICU has no such calendar (`dangi` before ICU 76).
  ///
  /// - Parameters:
  ///   - locale: A CLDR locale such as `de_DE`; empty where nobody chose one, which is taken for English.
  ///   - hasSolarTerms: Whether the 24 solar terms are named on the days on which they begin.
  public init?(named name: String, locale: String, hasSolarTerms: Bool) {
    guard let system = CalendarSystem(named: name) else { return nil }
    self.system = system
    places = CalendarPlaces(system)
    wording = CalendarWording(system, locale: locale.isEmpty ? "en" : locale)
    self.hasSolarTerms = hasSolarTerms
  }

  /// What stands beside the number of a day.
  public struct DayText: Sendable, Hashable {
    /// The day of the month, perhaps with the month's name; or a solar term. Empty where there is nothing to tell.
    public var text: String
    /// The same in less room: without the month's name, unless that is all there is.
    public var short: String
  }

  /// Short text beside the number of a day.
  ///
  /// It is the day of the month; with the month's name on the first day of a month, which is only that name in the Chinese
  /// calendar, and where `namesMonth` asks for it. On the day on which a solar term begins its name takes the place of
  /// the number. Else it is empty where the calendar has the same days as the Gregorian one, or does not reach.
  public func day(_ date: CivilDate, namesMonth: Bool) -> DayText {
    let term = hasSolarTerms ? SolarTerms.term(beginningOn: date).flatMap(wording.solarTerm) : nil
    guard !sharesGregorianDays, let place = places.place(of: date) else {
      return DayText(text: term ?? "", short: term ?? "")
    }
    let plain = term ?? wording.day(place)
    guard place.day == 1 || namesMonth else { return DayText(text: plain, short: plain) }
    let isOnlyMonth = place.day == 1 && wording.isChinese
    let text =
      term.map { wording.monthAlone(place) + " " + $0 }
      ?? (isOnlyMonth ? wording.monthAlone(place) : wording.dayAndMonth(place))
    return DayText(text: text, short: isOnlyMonth ? text : plain)
  }

  /// The months and years that a Gregorian month lies in, for the title of a page: "Kislev – Tevet 5787". Empty where
  /// the calendar does not reach, and before its first year unless it counts the years before that, too.
  public func title(_ month: YearMonth) -> String {
    guard let first = titlePlace(month.firstDay), let last = titlePlace(month.lastDay) else { return "" }
    return wording.title(first, last)
  }

  /// The calendars that only count years in another way.
  private var sharesGregorianDays: Bool { ["buddhist", "gregorian", "japanese", "roc"].contains(system.name) }

  private func titlePlace(_ date: CivilDate) -> TitlePlace? {
    if sharesGregorianDays { return TitlePlace(gregorian: date, in: system) }
    return places.place(of: date).flatMap { TitlePlace($0, in: system) }
  }
}
