/// The months of the Hebrew calendar, by arithmetic: Dershowitz and Reingold, Calendrical Calculations, 4th edition,
/// chapter 8.
///
/// ICU 72 begins the year 5807 a day late, on 2 October 2046: it takes a molad that is not later than a limit, but just
/// at it, for an earlier one.
enum HebrewMonths {
  /// The years that are laid out.
  static let years = 1...100_000

  /// The day before the first one of the calendar, as days since 1970-01-01.
  private static let epoch = -2_092_590

  /// The year that a day since 1970-01-01 lies in; nil outside ``years``.
  static func year(containing day: Int) -> Int? {
    // 35,975,351 / 98,496 days are the mean length of a year.
    var year = (day - epoch) * 98_496 / 35_975_351
    guard years.contains(year) || years.contains(year + 1) else { return nil }
    while newYear(year + 1) <= day { year += 1 }
    while newYear(year) > day { year -= 1 }
    return years.contains(year) ? year : nil
  }

  /// The months of a year, from Tishri on; empty outside ``years``.
  static func months(of year: Int) -> [CalendarSystem.Month] {
    guard years.contains(year) else { return [] }
    var day = newYear(year)
    let length = newYear(year + 1) - day
    let isLeap = isLeap(year)
    let days = [30, length % 10 == 5 ? 30 : 29, length % 10 == 3 ? 29 : 30, 29, 30]
    let lengths = days + (isLeap ? [30] : []) + [29, 30, 29, 30, 29, 30, 29]
    return lengths.enumerated().map { index, length in
      defer { day += length }
      // Adar I is the leap month after Shevat (RFC 7529).
      return CalendarSystem.Month(
        number: isLeap && index >= 5 ? index : index + 1, isLeap: isLeap && index == 5, firstDay: day, length: length)
    }
  }

  private static func isLeap(_ year: Int) -> Bool { (7 * year + 1) % 19 < 7 }

  /// The first day of a year, as days since 1970-01-01.
  private static func newYear(_ year: Int) -> Int {
    let (before, day, after) = (elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1))
    // No year may have 356 days, and none 382.
    let delay = after - day == 356 ? 2 : day - before == 382 ? 1 : 0
    return epoch + day + delay
  }

  /// Days from the epoch to the molad of a year's Tishri, put off from Sunday, Wednesday and Friday.
  private static func elapsedDays(_ year: Int) -> Int {
    let months = (235 * year - 234) / 19
    let parts = 12_084 + 13_753 * months
    let day = 29 * months + parts / 25_920
    return 3 * (day + 1) % 7 < 3 ? day + 1 : day
  }
}
