import CalendarCore
import Foundation
import ICal
import SeededNumbers
import TestSupport
import Testing
import TextGate

@testable import Store

@Suite("Components as iCalendar objects")
struct CalendarObjectsTests {
  private static let berlin = [
    "BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "BEGIN:STANDARD", "DTSTART:19701025T030000", "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
  ]

  private static func office(_ offset: String, _ more: [String] = []) -> [String] {
    [
      "BEGIN:VTIMEZONE", "TZID:Office",
    ] + more + [
      "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)", "END:STANDARD",
      "END:VTIMEZONE",
    ]
  }

  private static func event(_ uid: String, _ lines: [String] = ["DTSTART:20261201T090000Z"]) -> [String] {
    ["BEGIN:VEVENT", "UID:\(uid)"] + lines + ["END:VEVENT"]
  }

  private func text(_ calendars: [[String]], _ file: String = "t.ics") -> CalendarText {
    let lines = calendars.flatMap { ["BEGIN:VCALENDAR", "PRODID:theirs"] + $0 + ["END:VCALENDAR"] }
    let bytes = Array(lines.map { $0 + "\r\n" }.joined().utf8)
    return CalendarText(MemoryBytes(bytes), file: file, zones: SystemZones())
  }

  private func found(_ text: CalendarText, order: Int = 0) -> FoundComponents {
    FoundComponents(calendar: CalendarInfo(name: "t", order: order), text: text, spans: text.allComponents)
  }

  private func written(_ found: [FoundComponents], keepsMethod: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    CalendarObjects(found, keepsMethod: keepsMethod).write(product: "ours") { bytes += $0 }
    return bytes
  }

  /// The lines of what is written of a file with these VCALENDARs.
  private func lines(_ calendars: [[String]], keepsMethod: Bool = false) -> [String] {
    lines([found(text(calendars))], keepsMethod: keepsMethod)
  }

  private func lines(_ found: [FoundComponents], keepsMethod: Bool = false) -> [String] {
    String(decoding: written(found, keepsMethod: keepsMethod), as: UTF8.self).components(separatedBy: "\r\n").dropLast()
  }

  private static let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:ours"]

  @Test("have the zones that are named, each once, then the components as they are")
  func whole() {
    let events =
      Self.event("a", ["DTSTART;TZID=Europe/Berlin:20261201T090000", "X-OWN:1"])
      + Self.event("b", ["DTSTART;TZID=Europe/Berlin:20261202T090000"])
    #expect(
      lines([Self.office("+0300") + Self.berlin + events]) == Self.head + Self.berlin + events + ["END:VCALENDAR"])
  }

  @Test("are none where nothing is selected")
  func empty() {
    #expect(CalendarObjects([]).isEmpty)
    #expect(written([]).isEmpty)
  }

  @Test("have the zones as each VCALENDAR of a file defines them")
  func ownZones() {
    let event = Self.event("a", ["DTSTART;TZID=Office:20261201T090000"])
    let found = lines([Self.office("+0300") + event, Self.office("+0500") + Self.event("b", Array(event[2..<3]))])
    #expect(found.filter { $0.hasPrefix("TZOFFSETTO") } == ["TZOFFSETTO:+0300", "TZOFFSETTO:+0500"])
  }

  @Test("have a producer's definition of a zone rather than one of ours", arguments: [false, true])
  func defined(_ isFirst: Bool) {
    let event = Self.event("a", ["DTSTART;TZID=Europe/Berlin:20261201T090000"])
    let texts = [text([isFirst ? Self.berlin + event : event]), text([isFirst ? event : Self.berlin + event])]
    let found = lines(texts.map { self.found($0) })
    #expect(found.count { $0 == "BEGIN:VCALENDAR" } == 1)
    #expect(Array(found.dropFirst(3).prefix(Self.berlin.count)) == Self.berlin)
  }

  @Test("have the zone of floating times as a TEXT (RFC 5545 3.3.11)")
  func floatingName() {
    let line = "X-WR-TIMEZONE:(UTC+09:00) Osaka\\, Sapporo\\, Tokyo"
    #expect(lines([[line] + Self.event("a", ["DTSTART:20261201T090000"])]).contains(line))
  }

  @Test("are one for definitions of an IANA name that differ, of which the first stays")
  func sameIANA() {
    let event = Self.event("a", ["DTSTART;TZID=Europe/Berlin:20261201T090000"])
    let other = Self.berlin.map { $0.replacing("+0100", with: "+0130") }
    let found = lines([Self.berlin + event, other + Self.event("b", ["DTSTART;TZID=Europe/Berlin:20261202T090000"])])
    #expect(found.count { $0 == "BEGIN:VCALENDAR" } == 1)
    #expect(found.count { $0 == "TZID:Europe/Berlin" } == 1)
    #expect(found.contains("TZOFFSETTO:+0100") && !found.contains("TZOFFSETTO:+0130"))
  }

  @Test(
    "are several where another name has two meanings",
    arguments: [
      (Self.office("+0300"), 1), (Self.office("+0300", ["X-COMMENT:1", "LAST-MODIFIED:20260101T000000Z"]), 1),
      (Self.office("+0400"), 2), ([], 2),
    ])
  func otherNames(_ second: [String], _ count: Int) {
    let event = Self.event("a", ["DTSTART;TZID=Office:20261201T090000"])
    let texts = [text([Self.office("+0300") + event]), text([second + Self.event("b", Array(event[2..<3]))])]
    let found = lines(texts.map { self.found($0) })
    #expect(found.count { $0 == "BEGIN:VCALENDAR" } == count)
  }

  @Test("keep the zone of floating times")
  func floating() {
    let floating = Self.event("a", ["DTSTART:20261201T090000"])
    let found = lines([
      ["X-WR-TIMEZONE:America/New_York"] + floating + Self.event("b"), Self.event("c", ["DTSTART:20261203T090000"]),
    ])
    #expect(
      found == Self.head + ["X-WR-TIMEZONE:America/New_York"] + floating + ["END:VCALENDAR"] + Self.head
        + Self.event("b") + Self.event("c", ["DTSTART:20261203T090000"]) + ["END:VCALENDAR"])
  }

  @Test(
    "keep METHOD where it changes what components mean, or where it is asked for",
    arguments: [
      ("PUBLISH", false, false), ("REQUEST", false, false), ("CANCEL", false, true), ("ADD", false, true),
      ("REQUEST", true, true), ("REPLY", true, true), ("REPLY", false, true),
    ])
  func method(_ method: String, _ keeps: Bool, _ isThere: Bool) {
    let found = lines([["METHOD:\(method)"] + Self.event("a")], keepsMethod: keeps)
    #expect(found.contains("METHOD:\(method)") == isThere)
  }

  @Test("leave out what guests answer where the event itself is there")
  func answers() {
    let found = lines([Self.event("a"), ["METHOD:REPLY"] + Self.event("a") + Self.event("b")])
    #expect(found.filter { $0.hasPrefix("UID") } == ["UID:a", "UID:b"])
  }

  @Test(
    "bring zones that their source does not define",
    arguments: ["America/New_York", "Eastern Standard Time", "/example.org/America/New_York", "EST5EDT"])
  func missingZone(_ name: String) throws {
    let found = lines([Self.event("a", ["DTSTART;TZID=\(name):20261201T090000"])])
    #expect(found.contains("TZID:\(name)"))
    #expect(found.count { $0 == "BEGIN:VTIMEZONE" } == 1)
    #expect(found.contains("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"))
  }

  @Test("bring no zone of a name that nothing explains")
  func unknownZone() {
    #expect(!lines([Self.event("a", ["DTSTART;TZID=Nowhere:20261201T090000"])]).contains("BEGIN:VTIMEZONE"))
  }

  @Test(
    "define the zones of the system as they are",
    arguments: [
      "Europe/Berlin", "America/New_York", "Asia/Kolkata", "America/Nuuk", "Australia/Lord_Howe", "Africa/Casablanca",
      "Europe/Dublin", "Asia/Gaza", "America/Sao_Paulo", "Pacific/Apia", "Antarctica/Troll", "Europe/Istanbul",
      "America/Grand_Turk", "Asia/Tehran",
    ])
  func systemZones(_ name: String) throws {
    let zone = try #require(SystemZones().zone(named: name))
    for year in [1950, 1999, 2026] {
      let first = CivilDateTime(try #require(CivilDate(year: year, month: 5, day: 3)))
      // Under another name, which only the file knows.
      let definition = String(decoding: CalendarZoneTexts.written(zone, as: "Made", from: first), as: UTF8.self)
      let event = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART;TZID=Made:20261201T090000\r\nEND:VEVENT\r\n"
      let source = "BEGIN:VCALENDAR\r\n" + definition + event + "END:VCALENDAR\r\n"
      let text = CalendarText(MemoryBytes(Array(source.utf8)), file: "t.ics", zones: SystemZones())
      guard case .zoned(_, let made) = text.events.first.flatMap(text.event)?.start else {
        Issue.record("no zone")
        continue
      }
      var random = SeededGenerator(state: UInt64(year))
      for _ in 0..<300 {
        // Up to 2099.
        let moment = Instant(seconds: random.int(in: first.clockSeconds...4_070_908_800))
        #expect(
          made.offset(at: moment) == zone.offset(at: moment), "\(name) \(CivilDateTime(clockSeconds: moment.seconds))")
      }
    }
  }

  @Test("read as what they come from, however broken that is", arguments: 0..<40)
  func damaged(_ seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let whole =
      Self.office("+0300") + Self.berlin
      + Self.event(
        "a",
        [
          "DTSTART;TZID=Office:20261201T090000", "DTEND;TZID=Office:20261201T100000", "SUMMARY:Gr\u{FC}\u{DF}e",
          " more",
          "RRULE:FREQ=WEEKLY;COUNT=4", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM", "LOCATION:here",
        ])
      + Self.event("b", ["DTSTART;TZID=Europe/Berlin:20261202T090000", "DESCRIPTION:a", "SUMMARY:b"])
      + Self.event("c", ["DTSTART;VALUE=DATE:20261224", "SUMMARY:c"])
    let source = (["BEGIN:VCALENDAR"] + whole + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined()
    for _ in 0..<25 {
      var bytes = Array(source.utf8)
      for _ in 0..<random.int(in: 1...6) { Self.damage(&bytes, &random) }
      let text = CalendarText(MemoryBytes(bytes), file: "t.ics", zones: SystemZones())
      let events = text.events.compactMap(text.event)
      let again = CalendarText(
        MemoryBytes(written([FoundComponents(calendar: CalendarInfo(name: "t"), text: text, spans: text.events)])),
        file: "t.ics", zones: SystemZones())
      #expect(
        Set(again.events.compactMap(again.event).map(Self.facts)) == Set(events.map(Self.facts)),
        "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private static let sharp = Array("\r\n \t:;,=\"\\BEGIN:END:VEVENT".utf8) + [0, 0x1B, 0xC3, 0xFF]

  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = random.int(in: 0...bytes.count - 1)
    switch random.int(in: 0...3) {
    case 0: bytes[place] = sharp[random.int(in: 0...sharp.count - 1)]
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(sharp[random.int(in: 0...sharp.count - 1)], at: place)
    default: if random.chance(5), place > 40 { bytes.removeSubrange(place...) }
    }
  }

  /// What an event says, without where it stands; UIDs that are made up hang on the form of its text, and the ellipsis
  /// of a text that the end of a file cuts is not the file's.
  private static func facts(_ event: Event) -> String {
    let uid = event.uid.raw.hasSuffix("@flipcal") ? "" : event.uid.raw
    return [
      uid, "\(event.start.instant(viewedIn: .utc).seconds)", "\(event.end)", text(event.summary),
      text(event.location), text(event.description), "\(event.rules.count)", event.zoneName?.raw ?? "-",
    ].joined(separator: "|")
  }

  private static func text(_ text: UntrustedText?) -> String {
    let raw = text?.raw ?? "-"
    return raw.hasSuffix("…") ? String(raw.dropLast()) : raw
  }
}
