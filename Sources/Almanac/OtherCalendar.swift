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

  /// Short text beside the number of a day.
  ///
  /// It is the day of the month; with the month's name on the first day of a month, which is only that name in the Chinese
  /// calendar, and where `namesMonth` asks for it. On the day on which a solar term begins its name takes the place of
  /// the number. Else it is empty where the calendar has the same days as the Gregorian one, or does not reach.
  public func day(_ date: CivilDate, namesMonth: Bool) -> String {
    let term = hasSolarTerms ? SolarTerms.term(beginningOn: date).flatMap(wording.solarTerm) : nil
    guard !sharesGregorianDays, let place = places.place(of: date) else { return term ?? "" }
    if let term {
      return place.day == 1 || namesMonth ? wording.monthAlone(place) + " " + term : term
    }
    if place.day == 1, wording.isChinese { return wording.monthAlone(place) }
    return place.day == 1 || namesMonth ? wording.dayAndMonth(place) : wording.day(place)
  }

  /// The same in less room: without the month's name, unless that is all there is.
  public func shortDay(_ date: CivilDate) -> String {
    let text = day(date, namesMonth: false)
    guard !sharesGregorianDays, !wording.isChinese, let place = places.place(of: date), place.day == 1 else {
      return text
    }
    return wording.day(place)
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
