import CalendarCore
import Canvas

/// What documents say of an occurrence.
struct OccurrenceWords {
  let occurrence: Occurrence
  let names: PageNames

  /// The title behind the gate; never empty.
  var title: String { occurrence.subject.visibleTitle.description }

  /// The title with its state as characters, for a picture.
  var markedTitle: String { cellText.title(of: occurrence).description }

  private var cellText: CellText { CellText(style: PageStyle(), names: names, width: .max) }

  /// The location behind the gate.
  var location: String? { occurrence.subject.visibleLocation?.description }

  /// The state in words, where it is not the usual one.
  var state: String? {
    switch occurrence.event.status {
    case .cancelled: "cancelled"
    case .tentative: "tentative"
    case .confirmed, nil: nil
    }
  }

  /// What a day shows of a timed occurrence: its start, or on the last of several days its end.
  func moment(on date: CivilDate) -> (shown: String, rfc3339: String)? {
    guard case .timed(let start, let end) = occurrence.span else { return nil }
    let isFirst = start.civil.date == date
    guard isFirst || occurrence.days.end == date.adding(days: 1) else { return nil }
    return (cellText.fullTime(of: occurrence, on: date), isFirst ? start.rfc3339 : end.rfc3339)
  }

  /// All in one line: `2026-12-15 09:00–10:00 Dentist · Practice · Family (cancelled)`.
  var sentence: String {
    let parts = [title, location, occurrence.calendar.visibleName]
    let text = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
    return times + " " + text + (state.map { " (\($0))" } ?? "")
  }

  private var times: String {
    switch occurrence.span {
    case .allDay(let days):
      return days.count == 1 ? "\(days.start)" : "\(days.start) – \(days.end.adding(days: -1))"
    case .timed(let start, let end):
      let (first, last) = (start.civil, end.civil)
      let begin = "\(first.date) \(first.hourAndMinute)"
      if start.instant == end.instant { return begin }
      return first.date == last.date
        ? "\(begin)–\(last.hourAndMinute)" : "\(begin) – \(last.date) \(last.hourAndMinute)"
    }
  }
}

extension CalendarInfo {
  /// Its name behind the gate.
  var visibleName: String { VisibleText(name).description }
}
