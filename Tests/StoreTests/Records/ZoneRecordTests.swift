import CalendarCore
import SeededNumbers
import Testing

@testable import Store

@Suite("Zones as bytes")
struct ZoneRecordTests {
  @Test("What the system knows takes its name only; 400 changes take little more than their numbers")
  func sizes() {
    #expect(ZoneRecord.bytes(of: SampleZones.berlin, system: SampleZones.system).count == 2 + "Europe/Berlin".count)
    #expect(ZoneRecord.bytes(of: SampleZones.definition, system: SampleZones.system).count < 400 * 8)
  }

  @Test(
    "A rule's text makes the rule again",
    arguments: [
      "UTC0", "EST5EDT,M3.2.0,M11.1.0", "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45",
      "A1:02:03B,J60/-167,J300/167:59",
      "IST-1GMT0,M10.5.0,M3.5.0/1", "X24Y-24,0/0,365/0:00:01", "<-00>-0:00:01",
    ])
  func ruleText(_ text: String) throws {
    let rule = try #require(PosixZoneRule(text))
    #expect(PosixZoneRule(rule.text) == rule, "\(rule.text)")
  }

  @Test("Damaged records give a zone or nil, and what they give can be used")
  func damage() throws {
    for zone in [SampleZones.berlin, SampleZones.offset, SampleZones.rule, SampleZones.berlin.named("Own")] {
      let whole = ZoneRecord.bytes(of: zone, system: SampleZones.system)
      for count in 0..<whole.count {
        let part = Array(whole[..<count])
        // A shorter name may be one as well.
        let isName = part.first == 0
        #expect(isName || ZoneRecord.zone(from: part, system: SampleZones.system) == nil)
      }
      for bit in 0..<whole.count * 8 {
        var damaged = whole
        damaged[bit / 8] ^= 1 << (bit % 8)
        guard let zone = ZoneRecord.zone(from: damaged, system: SampleZones.system) else { continue }
        for seconds in [Int.min, 0, Int.max] {
          let time = zone.time(at: Instant(seconds: seconds))
          #expect(abs(time.offset) < 26 * 3600)
          _ = zone.instant(of: time.civil)
        }
      }
    }
  }

  @Test(
    "Parts that no zone has are bad: offsets of 26 hours, changes out of order or out of reach, rules that are none",
    arguments: [
      (93_599, [], nil, true), (93_600, [], nil, false), (-93_600, [], nil, false), (Int.min, [], nil, false),
      (0, [(Int.min, 0)], nil, false), (0, [(1 << 55, 0)], nil, true), (0, [(1 << 55 + 1, 0)], nil, false),
      (0, [(5, 0), (1, 3600)], nil, true), (0, [(5, 0), (0, 3600)], nil, false), (0, [(5, 0), (-1, 3600)], nil, false),
      (0, [(5, 0), (Int.max, 3600)], nil, false), (0, [(5, 93_600)], nil, false), (0, [], "EST5", true),
      (0, [], "", false), (0, [], "EST5EDT,M13.1.0,M2.1.0", false), (0, [], "EST25", false),
    ] as [(Int, [(Int, Int)], String?, Bool)])
  func parts(_ offset: Int, _ changes: [(step: Int, offset: Int)], _ rule: String?, _ isZone: Bool) {
    let bytes = written { writer in
      writer.append(byte: rule == nil ? 1 : 2)
      writer.append(text: "Own")
      writer.append(signed: offset)
      writer.append(count: changes.count)
      for change in changes {
        writer.append(signed: change.step)
        writer.append(signed: change.offset)
      }
      if let rule { writer.append(text: rule) }
    }
    #expect((ZoneRecord.zone(from: bytes, system: SampleZones.system) != nil) == isZone)
    #expect(ZoneRecord.zone(from: bytes + [0], system: SampleZones.system) == nil)
  }

  @Test("Random bytes are no trap")
  func random() {
    var numbers = SeededGenerator(state: 5)
    for _ in 0..<20_000 {
      let bytes = (0..<numbers.int(in: 0...60)).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      let kind = UInt8(numbers.int(in: 0...2))
      guard let zone = ZoneRecord.zone(from: [kind, 1, 65] + bytes, system: SampleZones.system) else { continue }
      _ = zone.instant(of: zone.time(at: Instant(seconds: 0)).civil)
    }
  }
}
