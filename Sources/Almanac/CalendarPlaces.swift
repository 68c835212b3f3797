import CalendarCore
import ICU
import Synchronization

/// Where a day lies in another calendar.
struct CalendarPlace: Sendable, Hashable {
  /// The year, as ICU counts them.
  var year: Int
  /// The month.
  var month: CalendarSystem.Month
  /// How many months of the year come before it.
  var monthPosition: Int
  /// The months of the year.
  var monthsInYear: Int
  /// The day of the month, from 1.
  var day: Int
  /// The Gregorian year that the year begins in, which a Chinese year has its cyclic name from.
  var relatedYear: Int

  /// Whether the same month has both days.
  func isSameMonth(as other: CalendarPlace) -> Bool { year == other.year && monthPosition == other.monthPosition }
}

/// The places of days in a calendar. It remembers the years that it has laid out: ICU takes long over some.
final class CalendarPlaces: Sendable {
  private let system: CalendarSystem
  private let years = Mutex<[Int: [CalendarSystem.Month]]>([:])

  /// Gregorian years in which calendars that follow the sky are shown. The rules of the Chinese one are those of 1645; its
  /// months are compared with published tables for its years 1901 to 2099, and the moon is known less well the further it
  /// is away.
  static let skyReach = 1700...2300

  init(_ system: CalendarSystem) { self.system = system }

  /// The place of a day; nil where the calendar follows the sky and the day lies outside ``skyReach``, and where ICU does
  /// not lay out the year.
  func place(of date: CivilDate) -> CalendarPlace? {
    if system.followsTheSky, !CalendarPlaces.skyReach.contains(date.year) { return nil }
    return years.withLock { years in
      for (year, months) in years {
        if let place = CalendarPlaces.place(of: date, in: year, months) { return place }
      }
      guard let guess = system.year(containing: date.dayNumber) else { return nil }
      // The months may have been corrected where ICU's year begins a day off.
      for year in [guess, guess - 1, guess + 1] where years[year] == nil {
        let months = system.months(of: year)
        years[year] = months
        if let place = CalendarPlaces.place(of: date, in: year, months) { return place }
      }
      return nil
    }
  }

  private static func place(of date: CivilDate, in year: Int, _ months: [CalendarSystem.Month]) -> CalendarPlace? {
    let day = date.dayNumber
    guard let first = months.first, first.firstDay <= day,
      let position = months.lastIndex(where: { $0.firstDay <= day })
    else { return nil }
    let month = months[position]
    guard day < month.firstDay + month.length else { return nil }
    return CalendarPlace(
      year: year, month: month, monthPosition: position, monthsInYear: months.count, day: day - month.firstDay + 1,
      relatedYear: CivilDate(dayNumber: first.firstDay).year)
  }
}
