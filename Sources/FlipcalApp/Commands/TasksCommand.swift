import CalendarCore
import CommandTable
import Pages

/// `tasks [SOURCE...]`: what is to be done, and with `--all` what was done as well.
struct TasksCommand {
  let session: Session

  func run(sources: [String]) throws(AppError) -> Int32 {
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let found = calendars.store.tasks(
      viewing: session.viewing, now: session.now.instant, hasDescriptions: session.options.format.hasDescriptions)
    session.console.report(found.diagnostics)
    try print(open: found.open, closed: session.options.all ? found.closed : [], of: calendars)
    return calendars.finish(session)
  }

  private func print(open: [Occurrence], closed: [Occurrence], of calendars: OpenCalendars) throws(AppError) {
    let console = session.console
    let tasks = open + closed
    switch session.options.format {
    case .text where session.isForPeople && tasks.isEmpty: try console.print("Nothing to be done\n")
    case .text where session.isForPeople:
      let list = TaskList(
        open: open, closed: closed, today: session.today, firstWeekday: session.firstWeekday,
        width: console.pageWidth(session.options), style: console.pageStyle(session.options),
        shortDate: session.locale.shortDate)
      try console.print(list.surface)
    case .text: try console.print(TaskLine.text(tasks))
    default:
      let today = DayRange(first: session.today, last: session.today)
      try OccurrenceListing(session: session, calendars: calendars).print(tasks, in: today, orSay: "Nothing")
    }
  }
}
