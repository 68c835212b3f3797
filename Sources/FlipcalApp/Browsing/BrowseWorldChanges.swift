import Browse
import CalendarCore
import Store

/// What changes outside while somebody browses: the time, the sources, and what is kept.
extension BrowseWorld {
  // MARK: Time

  /// The present moment; a faulty `FLIPCAL_NOW` was refused at the start.
  var now: Instant { (try? Clock.now(environment: environment)) ?? session.now.instant }

  /// Looks at the clock; the message where it is another day.
  mutating func lookAtClock() -> Message? {
    let before = session.today
    session = session.moved(to: now, viewing: session.viewing)
    guard session.today != before else { return nil }
    renewPages()
    return .dayChanged(session.today)
  }

  /// Seconds until the day ends, or nil where the clock stands still.
  var secondsToMidnight: Double? {
    guard environment["FLIPCAL_NOW"]?.isEmpty ?? true else { return nil }
    let midnight = session.viewing.startOfDay(session.today.adding(days: 1))
    return Double(max(1, midnight.seconds - now.seconds))
  }

  // MARK: Sources

  mutating func reload() -> Message {
    guard !set.sources.contains(where: \.isStream) else {
      return .refused("what came through a pipe cannot be read again")
    }
    do throws(AppError) {
      var fresh = try OpenCalendars(set, session: session)
      guard !fresh.hasFailed else {
        let reason = fresh.diagnostics.first.map(Reporter.text) ?? "a source cannot be read"
        return .reloaded(calendarInfos, notice: "\(reason); what was read before is shown", isFault: true)
      }
      fresh.isAskedSeldom = false
      fresh.hide(hidden)
      calendars = fresh
      renewPages()
      let notice =
        switch fresh.diagnostics.count {
        case 0: "Read again"
        case 1: "Read again; a problem, which is told at the end"
        case let problems: "Read again; \(problems) problems, which are told at the end"
        }
      return .reloaded(fresh.infos, notice: notice, isFault: false)
    } catch {
      return .reloaded(calendarInfos, notice: "what is open cannot be read: \(error.message)", isFault: true)
    }
  }

  /// Sources that were named leave the focus alone.
  func keepFocus(_ focus: Focus) {
    guard set.isUsual, let state = session.state else { return }
    do throws(FileError) {
      // Nothing may hold up the keys, and the next turn is kept anyway.
      try state.updateFocus(waits: false) { _ in focus }
    } catch {
      session.report(notKept: error, "the next run will not know of this turn")
    }
  }
}
