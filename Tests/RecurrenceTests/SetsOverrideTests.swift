import CalendarCore
import Testing

@testable import Recurrence

/// RFC 5545 3.8.4.4.
@Suite("Overrides of instances")
struct SetsOverrideTests {
  private func master(_ start: String = "2026-12-01T09:00 Berlin") throws -> Event {
    try Sets.event(start) {
      $0.rules = [Sets.daily(3)]
      if !$0.start.isDate { $0.end = .duration(CalendarDuration(seconds: 3600)) }
    }
  }

  private func override(_ id: String, start: String, _ change: (inout Event) -> Void = { _ in }) throws -> Event {
    try Sets.event(start, title: "b") {
      $0.recurrenceID = try Sets.time(id)
      change(&$0)
    }
  }

  private static let replaced = ["12-01 09:00-10:00 a", "12-02 15:00-15:00 b", "12-03 09:00-10:00 a"]

  @Test(
    "stand in the place of their original, whatever form names it",
    arguments: [
      "2026-12-02T09:00 Berlin", "2026-12-02T08:00 UTC", "2026-12-02T03:00 New York", "2026-12-02T17:00 Tokyo",
      "2026-12-02", "2026-12-02T09:00",
    ])
  func forms(_ id: String) throws {
    let override = try override(id, start: "2026-12-02T15:00 Berlin")
    #expect(try Sets.shown([master(), override]) == SetsOverrideTests.replaced)
    // The order of the components does not matter.
    #expect(try Sets.shown([override, master()]) == SetsOverrideTests.replaced)
  }

  @Test(
    "of whole days, whatever form names the day, in every viewing zone",
    arguments: [
      "2026-12-02", "2026-12-02T00:00", "2026-12-02T00:00 Berlin", "2026-12-02T00:00 UTC",
      // The midnight of Berlin, New York, Tokyo.
      "2026-12-01T23:00 UTC", "2026-12-02T05:00 UTC", "2026-12-01T15:00 UTC",
    ], ["UTC", "Berlin", "New York", "Kiritimati", "Pago Pago"])
  func days(_ id: String, _ viewing: String) throws {
    let override = try override(id, start: "2026-12-02")
    let found = try Sets.shown([master("2026-12-01"), override], in: viewing)
    #expect(found == ["12-01..12-01 a", "12-02..12-02 b", "12-03..12-03 a"])
  }

  @Test("that name no instance are shown besides")
  func noInstance() throws {
    let override = try override("2026-12-02T10:00 Berlin", start: "2026-12-02T15:00 Berlin")
    #expect(try Sets.shown([master(), override]).count == 4)
  }

  @Test("moved out of the window leave nothing behind")
  func movedOut() throws {
    let events = [try master(), try override("2026-12-02T09:00 Berlin", start: "2027-01-05T09:00 Berlin")]
    #expect(try Sets.shown(events) == ["12-01 09:00-10:00 a", "12-03 09:00-10:00 a"])
    #expect(try Sets.shown(events, from: "2027-01-01", to: "2027-01-31") == ["01-05 09:00-09:00 b"])
  }

  @Test("moved into a window that their original is not in are shown there")
  func movedIn() throws {
    let events = [try master(), try override("2026-12-02T09:00 Berlin", start: "2026-11-05T09:00 Berlin")]
    #expect(try Sets.shown(events, from: "2026-11-01", to: "2026-11-30") == ["11-05 09:00-09:00 b"])
  }

  @Test("that are cancelled take their instance away")
  func cancelled() throws {
    let override = try override("2026-12-02T09:00 Berlin", start: "2026-12-02T09:00 Berlin") { $0.status = .cancelled }
    #expect(try Sets.shown([master(), override]) == ["12-01 09:00-10:00 a", "12-03 09:00-10:00 a"])
  }

  @Test("without a master are shown: invitations to single instances come so")
  func orphan() throws {
    let override = try override("2026-12-02T09:00 Berlin", start: "2026-12-02T15:00 Berlin")
    #expect(try Sets.shown([override]) == ["12-02 15:00-15:00 b"])
  }

  @Test("do not recur themselves, even where they have a rule")
  func ownRule() throws {
    let override = try override("2026-12-02T09:00 Berlin", start: "2026-12-02T15:00 Berlin") {
      $0.rules = [Sets.daily(5)]
    }
    #expect(try Sets.shown([master(), override]) == SetsOverrideTests.replaced)
  }

  @Test("replace an instance that RDATE adds")
  func addition() throws {
    var master = try master()
    master.additions = [Event.Addition(start: try Sets.time("2026-12-10T09:00 Berlin"))]
    let override = try override("2026-12-10T09:00 Berlin", start: "2026-12-11T09:00 Berlin")
    #expect(try Sets.shown([master, override]).suffix(2) == ["12-03 09:00-10:00 a", "12-11 09:00-09:00 b"])
  }

  @Test("keep the identity of the instance they replace")
  func identity() throws {
    let series = EventSeries.grouping([
      try master(), try override("2026-12-02T08:00 UTC", start: "2026-12-02T15:00 Berlin"),
    ])
    let window = DayRange(first: try Sets.date("2026-12-01"), last: try Sets.date("2026-12-31"))
    var expansion = Expansion(window: window, viewing: .utc)
    let found = expansion.occurrences(of: try #require(series.first), in: CalendarInfo(name: "test")).sorted()
    let ids = try ["2026-12-01T09:00 Berlin", "2026-12-02T08:00 UTC", "2026-12-03T09:00 Berlin"].map(Sets.time)
    #expect(found.map(\.recurrenceID) == ids)
    #expect(found.allSatisfy { $0.isRecurring })
  }
}
