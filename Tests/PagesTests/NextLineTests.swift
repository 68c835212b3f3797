import CalendarCore
import Canvas
import Pages
import Testing

@Suite("What comes next, in a line")
struct NextLineTests {
  /// On Tuesday, 15 December 2026 at 10:00.
  private func line(_ occurrence: Occurrence, at now: String = "2026-12-15 10:00") throws -> String {
    let line = NextLine(occurrence, now: try moment(now), theme: Theme(.plain, depth: .none))
    return "\(line.time)  \(line.words)"
  }

  @Test("tells when, as seen from now")
  func times() throws {
    let cases = try [
      (timed("A", "2026-12-15 10:25", "11:00"), "in 25 min  A"),
      (timed("A", "2026-12-15 10:01", "11:00"), "in 1 min  A"),
      (timed("A", "2026-12-15 10:59", "11:30"), "in 59 min  A"),
      (timed("A", "2026-12-15 11:00", "11:30"), "today 11:00  A"),
      (timed("A", "2026-12-15 10:00", "10:20"), "now, 20 min left  A"),
      (timed("A", "2026-12-15 09:00", "10:01"), "now, 1 min left  A"),
      (timed("A", "2026-12-15 09:00", "11:30"), "now, to 11:30  A"),
      (timed("A", "2026-12-15 09:00", "2026-12-16 08:00"), "now, to tomorrow 08:00  A"),
      (timed("A", "2026-12-15 09:00", "2026-12-18 08:00"), "now, to Fri 18 Dec 08:00  A"),
      (timed("A", "2026-12-15 10:00", "10:00"), "now  A"),
      (timed("A", "2026-12-16 09:00", "10:00"), "tomorrow 09:00  A"),
      (timed("A", "2026-12-18 09:00", "10:00"), "Fri 18 Dec 09:00  A"),
      (timed("A", "2027-12-01 09:00", "10:00"), "2027-12-01 09:00  A"),
      (allDay("A", "2026-12-15"), "today  A"), (allDay("A", "2026-12-14", "2026-12-16"), "today, to tomorrow  A"),
      (allDay("A", "2026-12-15", "2026-12-20"), "today, to Sun 20 Dec  A"), (allDay("A", "2026-12-16"), "tomorrow  A"),
      (allDay("A", "2026-12-25", "2026-12-26"), "Fri 25 Dec  A"),
    ]
    for (occurrence, expected) in cases { #expect(try line(occurrence) == expected) }
  }

  @Test("tells what and where, and never breaks")
  func words() throws {
    let occurrence = try timed("A\nB\u{1B}[31m", "2026-12-15 10:25", "11:00") {
      $0.location = "Room\t5"
      $0.status = .tentative
    }
    let line = try line(occurrence)
    #expect(line.hasPrefix("in 25 min  A"))
    #expect(line.contains(" (tentative) @ Room"))
    #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(try self.line(timed(nil, "2026-12-15 10:25", "11:00")) == "in 25 min  (no title)")
  }
}
