import CalendarCore
import Testing
import SeededNumbers

/// Zone files that are cut off or damaged: no zone, or one that answers soberly; never a crash.
@Suite struct TZifBrokenTests {
  private static let names = ["Europe/Berlin", "Africa/Casablanca", "Asia/Kolkata", "Europe/Dublin"]

  @Test(arguments: names)
  func everyTruncationOfTheDataIsRefused(name: String) throws {
    let bytes = try zoneFile(name)
    let footer = try #require(bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")))
    var accepted: [Int] = []
    for length in 0..<footer where TZif.zone(identifier: name, bytes: Array(bytes[..<length])) != nil {
      accepted.append(length)
    }
    #expect(accepted.isEmpty)
  }

  /// Without its footer the recorded changes still hold.
  @Test func aCutFooterLeavesTheTable() throws {
    let bytes = try zoneFile("Europe/Berlin")
    let footer = try #require(bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")))
    let zone = try #require(TZif.zone(identifier: "Cut", bytes: Array(bytes[..<(footer + 5)])))
    #expect(try zone.offset(at: utc("1945-06-01T00:00:00")) == 10_800)
  }

  @Test(arguments: names)
  func mutationsGiveNoZoneOrASoberOne(name: String) throws {
    let original = try zoneFile(name)
    var generator = SeededGenerator(state: 4)
    let days = try ["0001-01-01", "1916-05-21", "1970-01-01", "2026-03-29", "2100-07-01", "9999-12-31"].map {
      try date($0)
    }
    var wild: [Int] = []
    for round in 0..<600 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) { bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator)) }
      guard let zone = TZif.zone(identifier: name, bytes: bytes) else { continue }
      for day in days {
        let instant = zone.startOfDay(day)
        let shown = zone.time(at: instant)
        if abs(shown.offset) >= 26 * 3600 || abs(shown.civil.date.days(since: day)) > 3 { wild.append(round) }
      }
    }
    #expect(wild.isEmpty)
  }

  @Test(arguments: [
    ("nothing", [UInt8]()), ("another magic", Array("TZiF2".utf8) + Array(repeating: 0, count: 60)),
    ("text", Array("Europe/Berlin\n".utf8)), ("zeros", Array(repeating: 0, count: 200)),
  ])
  func otherFiles(name: String, bytes: [UInt8]) {
    #expect(TZif.zone(identifier: name, bytes: bytes) == nil)
  }

  /// RFC 9636 3.2: a type index below the number of types, offsets within 26 hours.
  @Test(arguments: [
    ("a type that is not there", TZifBytes(version: 2, typeIndex: 2)),
    ("days ahead of UTC", TZifBytes(version: 2, firstOffset: 100 * 3600, typeIndex: 0)),
    ("days ahead before the first change", TZifBytes(version: 2, firstOffset: 100 * 3600)),
    ("days behind", TZifBytes(version: 1, firstOffset: -26 * 3600)),
  ])
  func impossibleData(name: String, file: TZifBytes) {
    #expect(TZif.zone(identifier: name, bytes: file.bytes) == nil)
  }
}
