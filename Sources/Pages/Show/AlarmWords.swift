import CalendarCore
import TextGate

/// An alarm in words: "15 minutes before: 08:45 (display)".
struct AlarmWords {
  let times: SheetTimes
  /// What alarms are reckoned from; nil where nothing tells.
  let start: EventTime?
  let end: EventTime?
  /// Whether the end is when something is due.
  var isDue = false

  func text(_ alarm: Alarm) -> VisibleText {
    var text = VisibleText(when(alarm))
    if let action = action(alarm) { text = "\(text) (\(action))" }
    if alarm.repetitions > 0 {
      let isOnce = alarm.repetitions == 1
      var again = isOnce ? "once" : "\(alarm.repetitions) times"
      if let interval = alarm.interval {
        again += isOnce ? " after " + EnglishWords.span(interval) : ", \(EnglishWords.span(interval)) apart"
      }
      text = "\(text), again \(untrusted: again)"
    }
    return text
  }

  /// The moment at which it goes off first; nil where nothing tells.
  func instant(_ alarm: Alarm) -> Instant? {
    switch alarm.trigger {
    case .fromStart(let duration): start.map { times.moved($0, by: duration) }
    case .fromEnd(let duration): (end ?? start).map { times.moved($0, by: duration) }
    case .at(let instant): instant
    case nil: nil
    }
  }

  private func when(_ alarm: Alarm) -> String {
    switch alarm.trigger {
    case .fromStart(let duration): return relative(duration, to: "the start", isStart: true) + clock(alarm)
    case .fromEnd(let duration):
      return relative(duration, to: isDue ? "it is due" : "the end", isStart: false) + clock(alarm)
    case .at(let instant): return times.moment(instant)
    case nil: return "at an unknown time"
    }
  }

  private func relative(_ duration: CalendarDuration, to anchor: String, isStart: Bool) -> String {
    if duration.days == 0, duration.seconds == 0 { return isStart || !isDue ? "at \(anchor)" : "when \(anchor)" }
    let span = EnglishWords.span(duration)
    if duration.isNegative { return isStart ? "\(span) before" : "\(span) before \(anchor)" }
    return "\(span) after \(anchor)"
  }

  /// The time of day, with the day where it is another one than that of the start.
  private func clock(_ alarm: Alarm) -> String {
    guard let instant = instant(alarm), let start else { return "" }
    let time = times.viewing.time(at: instant).civil
    let day =
      start.isDate ? start.civil.date : times.viewing.time(at: start.instant(viewedIn: times.viewing)).civil.date
    return ": " + (time.date == day ? time.hourAndMinute : times.moment(time))
  }

  private func action(_ alarm: Alarm) -> VisibleText? {
    switch alarm.action {
    case nil: nil
    case "DISPLAY": "display"
    case "AUDIO": "audio"
    case "EMAIL": "email"
    case let other?: other.visible
    }
  }
}
