import CalendarCore
import SeededNumbers
import Testing

@testable import Store

@Suite("Records of random events, whole and damaged")
struct EventRecordDamageTests {
  /// A table that has all sample zones, and random events with their records.
  private func records(_ count: Int, seed: UInt64) -> (zones: ZoneTable, events: [Event], records: [[UInt8]]) {
    var zones = ZoneTable(system: SampleZones.system)
    for zone in SampleZones.all { _ = zones.number(of: zone) }
    var random = RandomEvents(seed: seed)
    let events = (0..<count).map { _ in random.event() }
    return (zones, events, events.map { record($0, zones: &zones) })
  }

  /// Bytes that a damaged record may be: none of an event, or the one record of another one, which can be asked.
  private func expectNoneOrExact(_ bytes: [UInt8], _ zones: inout ZoneTable) {
    guard let event = event(of: bytes, zones: &zones) else { return }
    #expect(record(event, zones: &zones) == bytes)
    _ = event.start.instant(viewedIn: SampleZones.berlin)
  }

  @Test("Random events come back", arguments: 1...4)
  func roundTrip(_ seed: UInt64) throws {
    let (zones, events, records) = records(500, seed: seed)
    var readZones = try zones.reread()
    var writeZones = zones
    for (event, bytes) in zip(events, records) {
      let read = try #require(StoreTests.event(of: bytes, zones: &readZones))
      #expect(read == event)
      #expect(record(read, zones: &writeZones) == bytes)
    }
  }

  @Test("A record that is cut short is none")
  func truncation() {
    var (zones, _, records) = records(60, seed: 11)
    for bytes in records {
      for count in bytes.indices {
        #expect(event(of: Array(bytes[..<count]), zones: &zones) == nil)
      }
    }
  }

  @Test("Any bit that is flipped gives another event's record, or none")
  func flippedBits() {
    var (zones, _, records) = records(25, seed: 12)
    for bytes in records {
      var damaged = bytes
      for bit in 0..<bytes.count * 8 {
        damaged[bit / 8] ^= 1 << (bit % 8)
        expectNoneOrExact(damaged, &zones)
        damaged[bit / 8] ^= 1 << (bit % 8)
      }
    }
  }

  @Test("The greatest number in place of any byte is no trap, and no reason to make room")
  func hugeNumbers() {
    var (zones, _, records) = records(40, seed: 13)
    for huge in [UInt64.max, UInt64(Int.max), 1 << 40] {
      let number = written { $0.append(unsigned: huge) }
      for bytes in records {
        for place in bytes.indices {
          expectNoneOrExact(Array(bytes[..<place]) + number + Array(bytes[(place + 1)...]), &zones)
        }
      }
    }
  }

  @Test("Records with some bytes changed")
  func changedBytes() {
    var (zones, _, records) = records(200, seed: 14)
    var numbers = SeededGenerator(state: 14)
    for _ in 0..<100 {
      for var bytes in records {
        for _ in 0..<numbers.int(in: 1...6) {
          bytes[numbers.int(in: 0...bytes.count - 1)] = .random(in: 0...255, using: &numbers)
        }
        expectNoneOrExact(bytes, &zones)
      }
    }
  }

  @Test("Random bytes, with and without a good beginning", arguments: [false, true])
  func randomBytes(_ hasBeginning: Bool) {
    var (zones, _, _) = records(0, seed: 0)
    var numbers = SeededGenerator(state: 15)
    for _ in 0..<20_000 {
      var bytes = (0..<numbers.int(in: 0...120)).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      if hasBeginning {
        let flags = UInt64(numbers.int(in: 0...1 << 22))
        bytes = written { $0.append(unsigned: flags) } + [1, 65, 0, 2] + bytes
      }
      expectNoneOrExact(bytes, &zones)
    }
  }
}
