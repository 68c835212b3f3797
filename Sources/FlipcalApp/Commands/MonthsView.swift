import CalendarCore
import Canvas
import Pages

/// Shows several months at once, as `--three` and `--year` ask for them.
struct MonthsView {
  let session: Session
  let calendars: OpenCalendars
  let holidays: Holidays
  let selected: CivilDate?

  /// A month with its neighbours. Where the calendar's range ends, there is none on that side.
  func showNeighbors(of month: YearMonth) throws(AppError) {
    let months = (-1...1).compactMap { distance in
      let neighbor = month.adding(months: distance)
      return neighbor.months(since: month) == distance ? neighbor : nil
    }
    try show(months, names: months.map(session.locale.pageNames), heading: nil)
  }

  /// The months of a year.
  func showYear(of month: YearMonth) throws(AppError) {
    let (months, names) = year(month.year)
    try show(months, names: names, heading: session.locale.yearTitle(month.year))
  }

  /// The months of a year, with what they hold.
  func contents(ofYear number: Int) -> [MonthContent] {
    let (months, names) = year(number)
    guard !months.isEmpty else { return [] }
    return contents(months, names: names, occurrences(in: months))
  }

  private func year(_ number: Int) -> (months: [YearMonth], names: [PageNames]) {
    let months = (1...12).compactMap { YearMonth(year: number, month: $0) }
    guard let first = months.first else { return ([], []) }
    // Weekdays have the same names all year.
    let names = session.locale.pageNames(first)
    return (
      months,
      months.map { month in
        var names = names
        names.title = session.locale.monthName(month)
        return names
      }
    )
  }

  private func occurrences(in months: [YearMonth]) -> [Occurrence] {
    guard let first = months.first, let last = months.last else { return [] }
    return calendars.occurrences(in: DayRange(first: first.firstDay, last: last.lastDay), session: session)
  }

  /// Prints months; on a pipe also each occurrence that touches any of them, once and a line each. They are printed
  /// whole, also where the terminal is lower, as `cal` does.
  private func show(_ months: [YearMonth], names: [PageNames], heading: String?) throws(AppError) {
    guard !months.isEmpty else { return }
    let console = session.console
    let occurrences = occurrences(in: months)
    let page = MonthsPage(
      contents(months, names: names, occurrences), heading: heading, width: console.pageWidth(session.options),
      height: session.options.height, style: console.pageStyle(session.options))
    try console.print(page.surface)
    if !console.isTerminal { try console.print(list: occurrences) }
  }

  /// Each month with the occurrences that touch it, out of those of all.
  private func contents(_ months: [YearMonth], names: [PageNames], _ occurrences: [Occurrence]) -> [MonthContent] {
    var parts = [[Occurrence]](repeating: [], count: months.count)
    for occurrence in occurrences {
      let days = occurrence.days
      let first = max(0, days.start.yearMonth.months(since: months[0]))
      let last = min(months.count - 1, days.last.yearMonth.months(since: months[0]))
      for month in first..<max(first, last + 1) { parts[month].append(occurrence) }
    }
    // The days of other calendars have no room beside small months.
    let notes = holidays.notes(in: DayRange(first: months[0].firstDay, last: months[months.count - 1].lastDay))
    return months.indices.map { place in
      let grid = MonthGrid(month: months[place], firstWeekday: session.firstWeekday)
      return MonthContent(
        grid: grid, occurrences: parts[place], today: session.today, names: names[place], selected: selected,
        notes: notes, hasWeekNumbers: session.options.weekNumbers)
    }
  }
}
