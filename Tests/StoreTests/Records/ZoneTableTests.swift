import CalendarCore
import SeededNumbers
import Synchronization
import Testing

@testable import Store

@Suite("Zones of an index")
struct ZoneTableTests {
  /// The system's zones, with a note of each that is asked for.
  private final class Witness: ZoneSource {
    let asked = Mutex<[String]>([])
    let knows: Bool

    init(knows: Bool) { self.knows = knows }

    func zone(named name: String) -> Zone? {
      asked.withLock { $0.append(name) }
      return knows ? SampleZones.system.zone(named: name) : nil
    }
    func ianaName(forWindowsName name: String) -> String? { nil }
    func ianaNames(ofPlace place: String) -> [String] { [] }
  }

  private func filled() -> ZoneTable {
    var table = ZoneTable(system: SampleZones.system)
    for zone in SampleZones.all { _ = table.number(of: zone) }
    return table
  }

  @Test("Numbers are given in order, once to each zone; UTC has 0")
  func numbers() {
    var table = ZoneTable(system: SampleZones.system)
    #expect(table.count == 1)
    for round in 0..<3 {
      for (number, zone) in SampleZones.all.enumerated() {
        #expect(table.number(of: zone) == number, "\(zone.identifier), \(round)")
      }
    }
    #expect(table.count == SampleZones.all.count)
    #expect(Set(SampleZones.all).count == SampleZones.all.count)
  }

  @Test("Zones come back equal")
  func roundTrip() throws {
    let table = filled()
    var read = try table.reread()
    #expect(read.count == SampleZones.all.count)
    for (number, zone) in SampleZones.all.enumerated().reversed() {
      #expect(read.zone(UInt64(number)) == zone, "\(zone.identifier)")
    }
    #expect(read.zone(UInt64(SampleZones.all.count)) == nil)
    #expect(read.zone(.max) == nil)
    // A table that has been read is written as it was, whether its zones have been asked for or not.
    #expect(written { read.append(to: &$0) } == written { table.append(to: &$0) })
    #expect(written { try? table.reread().append(to: &$0) } == written { table.append(to: &$0) })
  }

  @Test("Names are looked up when they are needed, and once")
  func lazy() throws {
    let witness = Witness(knows: true)
    var read = try filled().reread(system: witness)
    #expect(witness.asked.withLock { $0 } == [])
    for _ in 0..<3 { #expect(read.zone(1) == SampleZones.berlin) }
    #expect(read.zone(0) == .utc)
    #expect(read.zone(3) == SampleZones.definition)
    #expect(witness.asked.withLock { $0 } == ["Europe/Berlin"])
  }

  @Test("A name that the system knows no longer gives no zone, and its events are not read")
  func lost() throws {
    var table = ZoneTable(system: SampleZones.system)
    let noon = CivilDateTime(CivilDate(dayNumber: 20_000), secondOfDay: 43_200)
    let events = [SampleZones.berlin, .utc, SampleZones.definition].map { Event(uid: "1", start: .zoned(noon, $0)) }
    let records = events.map { record($0, zones: &table) }
    var read = try table.reread(system: Witness(knows: false))
    #expect(records.map { event(of: $0, zones: &read) } == [nil, events[1], events[2]])
  }

  @Test(
    "What is no table is none",
    arguments: [
      [], [1], [1, 1, 0], [1, 2, 0], [0, 0], [2, 2, 0, 0, 0], [2, 1, 0, 3, 0, 1, 65], [255, 255, 255, 255, 15, 0, 0],
      [UInt8](repeating: 0xFF, count: 9) + [1],
    ] as [[UInt8]])
  func noTable(_ bytes: [UInt8]) {
    #expect(bytes.withUnsafeBytes { ZoneTable(from: $0, system: SampleZones.system) == nil })
  }

  @Test("Random bytes are no trap")
  func random() {
    var numbers = SeededGenerator(state: 4)
    for _ in 0..<20_000 {
      let bytes = (0..<numbers.int(in: 0...60)).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      guard var table = bytes.withUnsafeBytes({ ZoneTable(from: $0, system: SampleZones.system) }) else { continue }
      for number in 0..<table.count { _ = table.zone(UInt64(number)) }
    }
  }
}
