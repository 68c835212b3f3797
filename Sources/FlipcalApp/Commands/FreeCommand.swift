import CalendarCore
import CommandTable
import Pages

/// `free [SOURCE...]`: the times at which nothing is on.
struct FreeCommand {
  let session: Session

  /// Days that are looked through where nothing says how many.
  private static let usualDays = 7
  /// Minutes that are worth telling where nothing says how many.
  private static let usualLength = 30

  func run(sources: [String]) throws(AppError) -> Int32 {
    let window = try session.listWindow(from: session.today) { $0.adding(days: FreeCommand.usualDays) }
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let busy = calendars.occurrences(in: window, of: .events, session: session).filter(\.takesTime).map {
      $0.moments(in: session.viewing)
    }
    let slots = FreeTime.slots(
      in: stretches(window), busy: busy, atLeast: (session.options.min ?? FreeCommand.usualLength) * 60,
      viewing: session.viewing
    ).map { TimeSlot($0, viewing: session.viewing) }
    try show(slots, window)
    return calendars.finish(session)
  }

  /// The hours of each day that count; of today what is left of them.
  private func stretches(_ window: DayRange) -> [Range<Instant>] {
    let hours = session.options.hours ?? .wholeDay
    func moment(_ day: CivilDate, _ minutes: Int) -> Instant {
      switch minutes {
      case HourRange.wholeDay.start: session.viewing.startOfDay(day)
      case HourRange.wholeDay.end: session.viewing.startOfDay(day.adding(days: 1))
      default: session.viewing.instant(of: CivilDateTime(day, secondOfDay: minutes * 60))
      }
    }
    return window.days.compactMap { day in
      var start = moment(day, hours.start)
      if day == session.today { start = max(start, session.now.instant) }
      let end = moment(day, hours.end)
      return start < end ? start..<end : nil
    }
  }

  private func show(_ slots: [TimeSlot], _ window: DayRange) throws(AppError) {
    let console = session.console
    switch session.options.format {
    case .json: try console.print(SlotFormat.json(slots))
    case .ndjson: try console.print(SlotFormat.ndjson(slots))
    case .tsv: try console.print(SlotFormat.tsv(slots))
    case .text where session.isForPeople && slots.isEmpty:
      try console.print("Nothing free \(session.name(of: window))\n")
    case .text where session.isForPeople:
      let list = FreeList(
        slots, today: session.today, width: console.pageWidth(session.options),
        style: console.pageStyle(session.options), heading: session.locale.heading)
      try console.print(list.surface)
    case .text, .ics, .template, .sarif, .html, .svg, .frames, .cast:
      try console.print(SlotFormat.text(slots))
    }
  }
}
