import CalendarCore
import Canvas
import Foundation
import Pages
import Testing
import TextGate
import TestSupport

/// A date from `2026-12-01`.
func date(_ text: String) throws -> CivilDate {
  let parts = text.split(separator: "-").compactMap { Int($0) }
  try #require(parts.count == 3, "not a date: \(text)")
  return try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]), "no such date: \(text)")
}

/// The moment that clocks one hour ahead of UTC show as `2026-12-01 09:30`.
func moment(_ text: String, offset: Int = 3600) throws -> ZonedTime {
  let halves = text.split(separator: " ")
  try #require(halves.count == 2, "not a time: \(text)")
  let parts = halves[1].split(separator: ":").compactMap { Int($0) }
  try #require(parts.count == 2, "not a time: \(text)")
  let civil = try #require(CivilDateTime(date(String(halves[0])), hour: parts[0], minute: parts[1]))
  return ZonedTime(instant: Instant(seconds: civil.clockSeconds - offset), offset: offset)
}

let family = CalendarInfo(name: "Family", color: CalendarColor("tomato"), order: 0)
let work = CalendarInfo(name: "Work", order: 1)

/// The zone that ``moment(_:offset:)`` takes times in.
let viewing = Zone(identifier: "Europe/Berlin", initialOffset: 3600)

/// Whole days, the last one inclusive.
func allDay(
  _ title: String?, _ first: String, _ last: String? = nil, in calendar: CalendarInfo = family,
  _ change: (inout Event) -> Void = { _ in }
) throws -> Occurrence {
  let days = DayRange(first: try date(first), last: try date(last ?? first))
  var event = Event(uid: UntrustedText("\(title ?? "")@\(first)"), start: .date(days.start))
  event.summary = title.map { UntrustedText($0) }
  change(&event)
  return Occurrence(.init(event, in: calendar), span: .allDay(days))
}

/// From one time to another; an end without a date is on the day of the start.
func timed(
  _ title: String?, _ start: String, _ end: String, in calendar: CalendarInfo = work, offset: Int = 3600,
  _ change: (inout Event) -> Void = { _ in }
) throws -> Occurrence {
  let end = end.contains(" ") ? end : "\(start.prefix(10)) \(end)"
  let span = try (start: moment(start, offset: offset), end: moment(end, offset: offset))
  var event = Event(uid: UntrustedText("\(title ?? "")@\(start)"), start: .zoned(span.start.civil, viewing))
  event.summary = title.map { UntrustedText($0) }
  change(&event)
  return Occurrence(.init(event, in: calendar), span: .timed(start: span.start, end: span.end))
}

/// A month's content, with English names.
func content(
  _ month: String, _ occurrences: [Occurrence], today: String? = nil, firstWeekday: Weekday = .monday
) throws -> MonthContent {
  let month = try date("\(month)-01").yearMonth
  return MonthContent(
    grid: MonthGrid(month: month, firstWeekday: firstWeekday), occurrences: occurrences.sorted(),
    today: try today.map { try date($0) }, names: .english(month))
}

/// The rows of a surface as a text file; spaces at the ends of lines are left out.
func text(_ surface: Surface) -> String {
  surface.lines.map { line in
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }.joined()
}
