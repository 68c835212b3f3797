import CalendarCore
import ICU

/// What a title says of a day: its month, and its year in the words of the calendar.
struct TitlePlace: Sendable, Hashable {
  /// The month and the year.
  var place: CalendarPlace
  /// The era, as ICU counts them.
  var era: Int
  /// The year of the era, from 1.
  var yearOfEra: Int

  /// The place of a day in a calendar with months of its own; nil before its first year.
  init?(_ place: CalendarPlace, in system: CalendarSystem) {
    guard let year = system.yearOfEra(year: place.year, monthIndex: 0, day: 1), year.year > 0 else { return nil }
    (self.place, era, yearOfEra) = (place, year.era, year.year)
  }

  /// The place of a day in a calendar that has the months and days of the Gregorian one.
  init?(gregorian date: CivilDate, in system: CalendarSystem) {
    let parts = date.parts
    guard let year = system.yearOfEra(year: parts.year, monthIndex: parts.month - 1, day: parts.day), year.year > 0
    else { return nil }
    let month = CalendarSystem.Month(
      number: parts.month, isLeap: false, firstDay: date.yearMonth.firstDay.dayNumber, length: date.yearMonth.length)
    place = CalendarPlace(
      year: parts.year, month: month, monthPosition: parts.month - 1, monthsInYear: 12, day: parts.day,
      relatedYear: parts.year)
    (era, yearOfEra) = (year.era, year.year)
  }

  /// Whether one year has both.
  func isSameYear(as other: TitlePlace) -> Bool {
    place.year == other.place.year && era == other.era && yearOfEra == other.yearOfEra
  }
}
