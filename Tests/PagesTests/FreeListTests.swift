import CalendarCore
import Canvas
import Pages
import TestSupport
import Testing

@Suite("Free times")
struct FreeListTests {
  private func slot(_ start: String, _ end: String) throws -> TimeSlot {
    TimeSlot(try moment(start).instant..<(try moment(end).instant), viewing: viewing)
  }

  private func slots() throws -> [TimeSlot] {
    try [
      slot("2026-12-15 09:05", "2026-12-15 10:30"), slot("2026-12-15 18:00", "2026-12-16 00:00"),
      slot("2026-12-16 00:00", "2026-12-17 00:00"), slot("2026-12-17 00:00", "2026-12-17 00:45"),
    ]
  }

  @Test("are a line each on a pipe")
  func lines() throws {
    #expect(
      try SlotFormat.text(slots() + [slot("2026-12-18 09:00", "2026-12-18 10:05")]) == """
        2026-12-15 09:05-10:30  1h25m
        2026-12-15 18:00-24:00  6h
        2026-12-16 00:00-24:00  24h
        2026-12-17 00:00-00:45  45m
        2026-12-18 09:00-10:05  1h05m

        """)
    #expect(SlotFormat.text([]).isEmpty)
  }

  @Test("stand under their days on a terminal")
  func golden() throws {
    let list = FreeList(
      try slots(), today: try date("2026-12-15"), width: 50, style: PageStyle(), heading: EnglishNames.heading)
    try Golden(name: "free-50").expect(text(list.surface))
  }

  @Test("are documents with moments and minutes")
  func formats() throws {
    let slots = Array(try slots().prefix(2))
    let first = #"{"start":"2026-12-15T09:05:00+01:00","end":"2026-12-15T10:30:00+01:00","minutes":85}"#
    let second = #"{"start":"2026-12-15T18:00:00+01:00","end":"2026-12-16T00:00:00+01:00","minutes":360}"#
    #expect(SlotFormat.json(slots) == "[\(first)\n,\(second)\n]\n")
    #expect(SlotFormat.ndjson(slots) == "\(first)\n\(second)\n")
    #expect(
      SlotFormat.tsv(slots) == "start\tend\tminutes\n2026-12-15T09:05:00+01:00\t2026-12-15T10:30:00+01:00\t85\n"
        + "2026-12-15T18:00:00+01:00\t2026-12-16T00:00:00+01:00\t360\n")
    #expect(SlotFormat.json([]) == "[]\n")
    #expect(SlotFormat.ndjson([]).isEmpty)
  }

  @Test(arguments: [0, 1, 5, 12, 20])
  func narrow(width: Int) throws {
    let list = FreeList(try slots(), today: nil, width: width, style: PageStyle(), heading: EnglishNames.heading)
    #expect(list.surface.width == width)
  }
}
