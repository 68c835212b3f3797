import CalendarCore
import Pages
import Testing

/// The lines of a pipe, as the command-line contract gives them.
@Suite struct OccurrenceLineTests {
  private let plain = CalendarInfo(name: "")

  @Test func everythingThereIs() throws {
    let occurrence = try timed("Title", "2026-12-15 09:00", "10:00", in: CalendarInfo(name: "calendar")) {
      $0.location = "Location"
    }
    #expect(line(occurrence) == "2026-12-15 09:00-10:00  Title @ Location  [calendar]")
  }

  @Test func times() throws {
    #expect(try line(allDay("Title", "2026-12-30", "2027-01-02", in: plain)) == "2026-12-30..2027-01-02  Title")
    #expect(try line(allDay("Title", "2026-12-24", in: plain)) == "2026-12-24  Title")
    #expect(
      try line(timed("Title", "2026-12-31 22:00", "2027-01-01 02:00", in: plain))
        == "2026-12-31 22:00..2027-01-01 02:00  Title")
    #expect(try line(timed("Title", "2026-12-15 09:00", "09:00", in: plain)) == "2026-12-15 09:00  Title")
    #expect(
      try line(timed("Title", "2026-12-15 20:00", "2026-12-16 00:00", in: plain))
        == "2026-12-15 20:00..2026-12-16 00:00  Title")
  }

  @Test func states() throws {
    #expect(
      try line(allDay("Title", "2026-12-24", in: plain) { $0.status = .cancelled }) == "2026-12-24  Title (cancelled)")
    #expect(
      try line(allDay("Title", "2026-12-24", in: plain) { $0.status = .tentative }) == "2026-12-24  Title (tentative)")
    #expect(try line(allDay("Title", "2026-12-24", in: plain) { $0.status = .confirmed }) == "2026-12-24  Title")
    #expect(try line(allDay(nil, "2026-12-24", in: plain)) == "2026-12-24  (no title)")
    #expect(try line(allDay(" \n", "2026-12-24", in: plain) { $0.location = " " }) == "2026-12-24  (no title)")
  }

  /// One line without control characters, whatever the file holds.
  @Test func textOfAFileIsMadeSafe() throws {
    let occurrence = try allDay("a\u{1B}[2Jb\nc", "2026-12-24", in: CalendarInfo(name: "w\tx")) {
      $0.location = "\u{202E}R\r\n1"
    }
    #expect(line(occurrence) == "2026-12-24  a␛[2Jb c @ R 1  [w x]")
  }

  /// The line of one occurrence, without its end.
  private func line(_ occurrence: Occurrence) -> String { String(OccurrenceLine().text(of: [occurrence]).dropLast()) }
}
