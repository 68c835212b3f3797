import CalendarCore
import CommandTable
import Pages

/// `stats [SOURCE...]`: how many occurrences there are, and how much time they take.
struct StatsCommand {
  let session: Session

  func run(sources: [String]) throws(AppError) -> Int32 {
    // A first day that is named and no last one: a month from it.
    let window = try session.listWindow(from: session.today.yearMonth.firstDay) { first in
      max(first.adding(days: 1), first.yearMonth.adding(months: 1).day(clamping: first.day))
    }
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let use = TimeUse(
      of: calendars.occurrences(in: window, of: .events, session: session), in: window, viewing: session.viewing)
    let weekdays = MonthGrid(month: window.start.yearMonth, firstWeekday: session.firstWeekday).weekdays
    let console = session.console
    switch session.options.format {
    case .json:
      try console.print(UseFormat.json(use, window: window, calendars: calendars.infos, weekdays: weekdays))
    case .tsv: try console.print(UseFormat.tsv(use, calendars: calendars.infos, weekdays: weekdays))
    case .text, .ndjson, .ics, .template, .sarif, .html, .svg, .frames, .cast:
      let names = session.locale.pageNames(window.start.yearMonth)
      let table = UseTable(
        use, title: title(window), calendars: calendars.infos,
        weekdays: weekdays.map { ($0, names.weekdays[$0]?.first ?? "") }, width: console.pageWidth(session.options),
        style: console.pageStyle(session.options))
      try console.print(table.surface)
    }
    return calendars.finish(session)
  }

  /// A month, a year, or the first day and the last one.
  private func title(_ window: DayRange) -> String {
    let month = window.start.yearMonth
    if window == DayRange(month) { return session.locale.pageNames(month).title }
    if window.start.month == 1, window.start.day == 1,
      window == DayRange(first: window.start, last: month.adding(months: 11).lastDay)
    {
      return session.locale.yearTitle(month.year)
    }
    let first = session.locale.heading(window.start)
    return window.count == 1 ? first : "\(first) \u{2013} \(session.locale.heading(window.last))"
  }
}
