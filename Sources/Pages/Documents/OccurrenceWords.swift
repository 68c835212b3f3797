import CalendarCore
import Canvas
import TextGate

/// What documents say of an occurrence.
struct OccurrenceWords {
  let occurrence: Occurrence
  let names: PageNames

  private var glyphs: Glyphs { .unicode }

  /// The title behind the gate, and the age that a birthday is of; never empty.
  var title: String { occurrence.aged(visibleTitle).description }

  /// The title behind the sign of its state.
  var markedTitle: String { occurrence.marked(visibleTitle, glyphs).description }

  /// Where there is no title and no language that there are words of, a dash stands for it.
  private var visibleTitle: VisibleText {
    let subject = occurrence.subject
    return names.isEnglish ? subject.visibleTitle : subject.visibleSummary ?? VisibleText(glyphs.dash)
  }

  /// The location behind the gate.
  var location: String? { occurrence.subject.visibleLocation?.description }

  /// The state, where it is not the usual one: in words, or as a sign where there are none in the language.
  var state: String? { names.isEnglish ? occurrence.stateWord : occurrence.stateSign(glyphs) }

  /// What a day shows of a timed occurrence: its start, or on the last of several days its end.
  func moment(on date: CivilDate) -> (shown: String, rfc3339: String)? {
    guard case .timed(let start, let end) = occurrence.span else { return nil }
    let isFirst = start.civil.date == date
    guard isFirst || occurrence.days.end == date.adding(days: 1) else { return nil }
    return (occurrence.time(on: date, names: names, glyphs: glyphs), isFirst ? start.rfc3339 : end.rfc3339)
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
