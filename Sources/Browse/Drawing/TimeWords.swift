import CalendarCore
import Canvas
import Pages
import TextGate

/// When an occurrence is, in full.
struct TimeWords {
  /// Names days: "Tuesday, 15 December 2026".
  let heading: @Sendable (CivilDate) -> String
  let glyphs: Glyphs
  /// The zone that times are shown in.
  let zoneName: String

  /// The days and times, a text each where there are two.
  func span(of occurrence: Occurrence) -> [String] {
    switch occurrence.span {
    case .allDay(let days):
      guard days.count > 1 else { return [day(days.start)] }
      return ["\(day(days.start)) \(glyphs.dash)", "\(day(days.last)) (\(days.count) days)"]
    case .timed(let start, let end):
      let zone = VisibleText(zoneName).description
      let texts = span(start.civil, end.civil)
      return zone.isEmpty ? texts : texts.dropLast() + [(texts.last ?? "") + " (\(zone))"]
    }
  }

  /// The same on the clocks of the event's own zone; nil where these are the ones that are shown.
  func ownZone(of occurrence: Occurrence) -> String? {
    guard case .timed(let start, let end) = occurrence.span, case .zoned(_, let zone) = occurrence.event.start,
      let name = occurrence.event.zoneName, name != UntrustedText(zoneName), !name.isEmpty
    else { return nil }
    let (first, last) = (zone.time(at: start.instant), zone.time(at: end.instant))
    guard first.offset != start.offset || last.offset != end.offset else { return nil }
    let text =
      first.civil.date == start.civil.date && last.civil.date == first.civil.date
      ? times(first.civil, last.civil) : span(first.civil, last.civil).joined(separator: " ")
    return "\(text) (\(name))"
  }

  private func span(_ start: CivilDateTime, _ end: CivilDateTime) -> [String] {
    guard start.date != end.date else { return ["\(day(start.date)), \(times(start, end))"] }
    return [
      "\(day(start.date)), \(start.hourAndMinute) \(glyphs.dash)", "\(day(end.date)), \(end.hourAndMinute)",
    ]
  }

  private func times(_ start: CivilDateTime, _ end: CivilDateTime) -> String {
    start == end ? start.hourAndMinute : "\(start.hourAndMinute)\(glyphs.dash)\(end.hourAndMinute)"
  }

  private func day(_ date: CivilDate) -> String { VisibleText(heading(date)).description }
}
