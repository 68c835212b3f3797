import CalendarCore
import Pages
import Testing
import TextGate

/// Occurrences as people have them around 15 December 2026, for the screens of tests.
enum SampleCalendar {
  static let calendars = [
    CalendarInfo(name: "Family", color: CalendarColor("tomato"), order: 0), CalendarInfo(name: "Work", order: 1),
    CalendarInfo(name: "Holidays", color: CalendarColor("seagreen"), order: 2),
  ]
  private static let (family, work, holidays) = (calendars[0], calendars[1], calendars[2])
  static let berlin = Zone(identifier: "Europe/Berlin", initialOffset: 3600)

  static func december() throws -> [Occurrence] {
    try [
      allDay("Advent fair", "2026-11-27", "2026-12-02", in: family),
      allDay("Conference in Lisbon", "2026-12-11", "2026-12-15", in: work),
      timed("Standup", "2026-12-15 09:30", "2026-12-15 09:45", in: work),
      timed("Dentist", "2026-12-15 11:00", "2026-12-15 11:45", in: family) { $0.location = "12 Mill Lane" },
      timed("Choir practice", "2026-12-15 18:00", "2026-12-15 19:30", in: family) { $0.status = .cancelled },
      timed("Night train to Vienna", "2026-12-15 21:40", "2026-12-16 07:20", in: family) {
        $0.location = "Main station, platform 7"
      },
      timed("Design review", "2026-12-16 08:00", "2026-12-16 09:00", in: work),
      timed("Team lunch", "2026-12-17 12:30", "2026-12-17 13:30", in: work) { $0.status = .tentative },
      timed("設計レビュー会議", "2026-12-08 14:00", "2026-12-08 15:30", in: work),
      timed("🎂 Birthday party", "2026-12-05 15:00", "2026-12-05 18:00", in: family),
      allDay("Winter holidays", "2026-12-24", "2027-01-06", in: holidays) { $0.isTransparent = true },
      allDay("Christmas Day", "2026-12-25", "2026-12-25", in: holidays),
      timed("Swimming", "2027-01-12 17:00", "2027-01-12 18:00", in: family),
    ].sorted()
  }

  /// A day with more occurrences than a screen has rows.
  static func packed() throws -> [Occurrence] {
    try (0..<20).map { number in
      let hour = number / 2 + 8
      let start = "2026-12-15 \(hour < 10 ? "0" : "")\(hour):\(number % 2 == 0 ? "00" : "30")"
      return try timed("Interview \(number + 1)", start, start, in: number % 3 == 0 ? family : work)
    }.sorted()
  }

  /// An event with everything that there may be.
  static func retreat() throws -> Occurrence {
    var rule = RecurrenceRule(frequency: .monthly, interval: 2)
    rule.weekdays = [.init(.tuesday, ordinal: 3)]
    rule.until = .date(try date("2027-06-30"))
    var occurrence = try timed("Planning across the ocean", "2026-12-15 15:00", "2026-12-15 16:30", in: work) { event in
      event.location = "Room 4.12, or by video for those who are not in the house that day"
      event.status = .tentative
      event.categories = ["planning", "quarterly"]
      event.url = "https://example.org/meetings/planning?room=4.12&language=en"
      event.rules = [rule]
      event.zoneName = "America/New_York"
      event.description = UntrustedText(
        "Agenda:\n\n- what went well\n- what the next quarter needs; bring figures, please, as last time we had to guess "
          + "most of them\n\n会議の前に資料を読んでください。質問は当日の朝までに送ってください。\u{1B}[31mred\u{7}")
    }
    occurrence.isRecurring = true
    let ocean = Zone(identifier: "America/New_York", initialOffset: -18000)
    var event = occurrence.event
    event.start = .zoned(event.start.civil, ocean)
    return Occurrence(.init(event, in: work), span: occurrence.span, isRecurring: true)
  }

  static func allDay(
    _ title: String, _ first: String, _ last: String, in calendar: CalendarInfo,
    _ change: (inout Event) -> Void = { _ in }
  ) throws -> Occurrence {
    let days = DayRange(first: try date(first), last: try date(last))
    var event = Event(uid: UntrustedText("\(title)@\(first)"), start: .date(days.start))
    event.summary = UntrustedText(title)
    change(&event)
    return Occurrence(.init(event, in: calendar), span: .allDay(days))
  }

  static func timed(
    _ title: String, _ start: String, _ end: String, in calendar: CalendarInfo,
    _ change: (inout Event) -> Void = { _ in }
  ) throws -> Occurrence {
    let (start, end) = (try moment(start), try moment(end))
    var event = Event(uid: UntrustedText("\(title)@\(start)"), start: .zoned(start.civil, berlin))
    event.summary = UntrustedText(title)
    change(&event)
    return Occurrence(.init(event, in: calendar), span: .timed(start: start, end: end))
  }

  /// A date from `2026-12-01`.
  static func date(_ text: String) throws -> CivilDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    try #require(parts.count == 3, "not a date: \(text)")
    return try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]), "no such date: \(text)")
  }

  /// The moment that clocks in Berlin show as `2026-12-01 09:30`.
  private static func moment(_ text: String) throws -> ZonedTime {
    let halves = text.split(separator: " ")
    let parts = halves[1].split(separator: ":").compactMap { Int($0) }
    let civil = try #require(CivilDateTime(date(String(halves[0])), hour: parts[0], minute: parts[1]))
    return ZonedTime(instant: Instant(seconds: civil.clockSeconds - 3600), offset: 3600)
  }
}
