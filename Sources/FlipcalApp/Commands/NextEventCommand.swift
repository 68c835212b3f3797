import CalendarCore
import Canvas
import CommandTable
import Pages

/// `next-event [SOURCE...]`: what is on now or comes next, in one line.
struct NextEventCommand {
  let session: Session

  /// Days that are looked through, one after the other until there is something: most often little has to be read.
  private static let steps = [1, 7, 35, 366]

  func run(sources: [String]) throws(AppError) -> Int32 {
    let calendars = try OpenCalendars.forSources(sources, session: session)
    var window = DayRange(first: session.today, last: session.today)
    var next: Occurrence?
    for days in NextEventCommand.steps where next == nil {
      window = DayRange(start: session.today, end: session.today.adding(days: days))
      next = Occurrence.next(among: calendars.occurrences(in: window, of: .events, session: session), now: session.now)
    }
    let console = session.console
    if session.options.format != .text {
      try OccurrenceListing(session: session, calendars: calendars).print(
        next.map { [$0] } ?? [], in: window, orSay: "")
    } else if let next {
      let line = NextLine(next, now: session.now, theme: console.pageStyle(session.options).theme)
      try console.print([(line.time, line.timeStyle), ("  \(line.words)\n", .plain)])
    }
    return calendars.finish(session)
  }
}
