import CalendarCore
import Testing
import TextGate

@testable import Store

@Suite("Events as bytes")
struct EventRecordTests {
  /// A change of one field of an event that has a start only.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout Event) -> Void

    init(_ name: String, _ change: @escaping @Sendable (inout Event) -> Void) {
      testDescription = name
      self.change = change
    }
  }

  private static let noon = CivilDateTime(CivilDate(dayNumber: 20_000), secondOfDay: 43_200)
  private static let first = CivilDate(dayNumber: -719_162)
  private static let last = CivilDate(dayNumber: 2_932_896)

  static let fields: [Case] = [
    Case("a start only") { _ in },
    Case("empty UID") { $0.uid = "" },
    Case("first date") { $0.start = .date(first) },
    Case("last date") { $0.start = .date(last) },
    Case("last second") { $0.start = .floating(CivilDateTime(last, secondOfDay: 86_399)) },
    Case("furthest moments") {
      $0.start = EventTime(Instant(seconds: .min))
      $0.end = .time(EventTime(Instant(seconds: .max)))
    },
    Case("UTC") { $0.start = .zoned(noon, .utc) },
    Case("zone's own name") {
      $0.start = .zoned(noon, SampleZones.berlin)
      $0.zoneName = "Europe/Berlin"
    },
    Case("zone by another name") {
      $0.start = .zoned(noon, SampleZones.berlin)
      $0.zoneName = "W. Europe Standard Time"
    },
    Case("zone's name of a floating time") { $0.zoneName = "Nowhere" },
    Case("offset") { $0.start = .zoned(noon, SampleZones.offset) },
    Case("VTIMEZONE") { $0.start = .zoned(noon, SampleZones.definition) },
    Case("DTEND") { $0.end = .time(.zoned(noon, SampleZones.berlin)) },
    Case("DURATION") { $0.end = .duration(CalendarDuration(days: .max, seconds: .min)) },
    Case("SUMMARY") { $0.summary = "Tea\0time 🗓️" },
    Case("empty texts") { ($0.summary, $0.location, $0.description, $0.url, $0.zoneName) = ("", "", "", "", "") },
    Case("LOCATION") { $0.location = "Café" },
    Case("DESCRIPTION") { $0.description = UntrustedText(String(repeating: "0123456789", count: 10_240)) },
    Case("URL") { $0.url = "https://example.com/" },
    Case("tentative") { $0.status = .tentative },
    Case("confirmed") { $0.status = .confirmed },
    Case("cancelled") { $0.status = .cancelled },
    Case("transparent") { $0.isTransparent = true },
    Case("CATEGORIES") { $0.categories = ["", "a", "b,c"] },
    Case("COLOR") { $0.color = CalendarColor(red: 1, green: 2, blue: 255) },
    Case("RRULEs") { $0.rules = rules },
    Case("EXRULE") { $0.exceptionRules = [RecurrenceRule(frequency: .secondly)] },
    Case("RDATEs") {
      $0.additions = [
        .init(start: .date(last)), .init(start: .floating(noon), end: .time(.zoned(noon, SampleZones.rule))),
        .init(start: .zoned(noon, .utc), end: .duration(CalendarDuration(days: -1, seconds: 3))),
      ]
    },
    Case("EXDATEs") { $0.exceptions = [.date(first), .floating(noon), .zoned(noon, SampleZones.definition)] },
    Case("RECURRENCE-ID") { $0.recurrenceID = .zoned(noon, SampleZones.berlin) },
    Case("THISANDFUTURE") { $0.replacesFuture = true },
    Case("to-do") { ($0.kind, $0.task) = (.todo, Event.Task()) },
    Case("what a to-do says") {
      $0.task = Event.Task(status: .inProcess, completed: Instant(seconds: .min), percent: 100, priority: 9)
    },
    Case("a to-do of which nothing is done") { $0.task = Event.Task(percent: 0) },
    Case("a to-do that was called off") { $0.task = Event.Task(status: .cancelled) },
    Case("journal") { $0.kind = .journal },
    Case("no date") { $0.isUndated = true },
    Case("people") { $0.people = ["Robin <robin@example.org>", ""] },
    Case("year of birth") { $0.birthYear = 1986 },
    Case("furthest years of birth") { $0.birthYear = .min },
    Case("withdrawal") { $0.purpose = .withdrawal },
    Case("proposal") { $0.purpose = .proposal },
    Case("SEQUENCE") { $0.sequence = .max },
    Case("negative SEQUENCE") { $0.sequence = .min },
    Case("DTSTAMP") { $0.stamp = Instant(seconds: -1) },
    Case("furthest DTSTAMP") { $0.stamp = Instant(seconds: .max) },
  ]

  /// Rules that have between them every part.
  private static let rules: [RecurrenceRule] = {
    var numbers = RecurrenceRule(frequency: .yearly, interval: .max)
    numbers.count = .max
    numbers.weekStart = .sunday
    (numbers.seconds, numbers.minutes, numbers.hours) = ([0, 59], [1], [23])
    numbers.weekdays = [.init(.monday), .init(.sunday, ordinal: -53), .init(.friday, ordinal: 5)]
    (numbers.monthDays, numbers.yearDays, numbers.weekNumbers) = ([-31, 31], [-366, 366], [-53])
    (numbers.months, numbers.leapMonths, numbers.setPositions) = ([12, 13], [5], [-366, -1, 1])
    (numbers.scale, numbers.skip) = ("HEBREW", .forward)
    let untils: [RecurrenceRule.Until] = [.date(last), .civil(noon), .instant(Instant(seconds: .min))]
    return [numbers]
      + zip(untils, [.omit, .backward, .forward] as [RecurrenceRule.Skip]).map { until, skip in
        var rule = RecurrenceRule(frequency: .weekly)
        (rule.until, rule.skip) = (until, skip)
        return rule
      }
  }()

  @Test("Each field comes back, and takes part in the record", arguments: fields)
  func field(_ one: Case) throws {
    let plain = Event(uid: "uid@example.com", start: .floating(EventRecordTests.noon))
    var event = plain
    one.change(&event)
    var zones = ZoneTable(system: SampleZones.system)
    let bytes = record(event, zones: &zones)
    var readZones = try zones.reread()
    let read = try #require(StoreTests.event(of: bytes, zones: &readZones))
    #expect(read == event)
    #expect(record(read, zones: &zones) == bytes)
    #expect((bytes == record(plain, zones: &zones)) == (event == plain))
    #expect(StoreTests.event(of: bytes + [0], zones: &zones) == nil)
  }

  @Test("A part that is said to follow and says nothing is bad")
  func emptyPart() {
    var event = Event(uid: "1", start: .date(EventRecordTests.first))
    event.sequence = 1
    var zones = ZoneTable(system: SampleZones.system)
    var bytes = record(event, zones: &zones)
    #expect(StoreTests.event(of: bytes, zones: &zones) == event)
    bytes[bytes.count - 1] = 0
    #expect(StoreTests.event(of: bytes, zones: &zones) == nil)
  }

  @Test(
    "Numbers that no to-do has are bad",
    arguments: [[5], [7], [0x40, 1 << 3], [0x10, 101], [0x10, 0xFF, 1]] as [[UInt8]])
  func badTask(_ bytes: [UInt8]) {
    let isWhole = bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      _ = TaskRecord.task(&reader)
      return reader.isWhole
    }
    #expect(!isWhole)
  }

  @Test("Without the people the rest is the same")
  func people() throws {
    var event = Event(uid: "1", start: .date(EventRecordTests.first))
    event.people = ["Robin", "Kim"]
    var zones = ZoneTable(system: SampleZones.system)
    let bytes = record(event, zones: &zones)
    let read = bytes.withUnsafeBytes { EventRecord.event(from: $0, zones: &zones, hasPeople: false) }
    event.people = []
    #expect(read == event)
    let cut = bytes.dropLast().withUnsafeBytes { EventRecord.event(from: $0, zones: &zones, hasPeople: false) }
    #expect(cut == nil)
  }

  @Test("The origin is kept elsewhere")
  func origin() throws {
    var event = Event(uid: "1", start: .date(EventRecordTests.first))
    event.origin = SourceLocation(file: "a.ics", line: 3)
    var zones = ZoneTable(system: SampleZones.system)
    let read = try #require(StoreTests.event(of: record(event, zones: &zones), zones: &zones))
    #expect(read.origin == nil)
    event.origin = nil
    #expect(read == event)
  }

  @Test("An event of the usual kind takes few bytes besides its texts")
  func size() {
    var event = Event(uid: "uid", start: .zoned(EventRecordTests.noon, SampleZones.berlin))
    event.end = .time(event.start)
    event.zoneName = "Europe/Berlin"
    event.summary = "Tea"
    event.stamp = Instant(seconds: 1_796_126_400)
    var zones = ZoneTable(system: SampleZones.system)
    #expect(record(event, zones: &zones).count == 1 + 4 + 2 * 7 + 4 + 5)
  }
}
