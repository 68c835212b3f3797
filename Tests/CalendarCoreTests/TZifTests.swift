import CalendarCore
import Testing

/// The system's own zone files. Facts are of tzdata 2025b by `zdump -v` and CPython's `zoneinfo`, for years whose past is
/// settled, or by rules in force.
@Suite struct TZifTests {
  @Test(arguments: [
    ("Europe/Berlin", "1890-01-01T00:00:00", 3208), ("Europe/Berlin", "1945-06-01T00:00:00", 10_800),
    ("Europe/Berlin", "2026-03-29T00:59:59", 3600), ("Europe/Berlin", "2026-03-29T01:00:00", 7200),
    ("Europe/Berlin", "2026-10-25T00:59:59", 7200), ("Europe/Berlin", "2026-10-25T01:00:00", 3600),
    ("America/New_York", "1880-01-01T00:00:00", -17_762), ("America/New_York", "2026-03-08T06:59:59", -18_000),
    ("America/New_York", "2026-03-08T07:00:00", -14_400), ("America/New_York", "2026-11-01T05:59:59", -14_400),
    ("America/New_York", "2026-11-01T06:00:00", -18_000), ("Australia/Lord_Howe", "2026-04-04T14:59:59", 39_600),
    ("Australia/Lord_Howe", "2026-04-04T15:00:00", 37_800), ("Australia/Lord_Howe", "2026-10-03T15:30:00", 39_600),
    ("Europe/Dublin", "1916-05-01T00:00:00", -1521), ("Europe/Dublin", "2026-01-01T00:00:00", 0),
    ("Europe/Dublin", "2026-07-01T00:00:00", 3600), ("Pacific/Apia", "2011-12-30T09:59:59", -36_000),
    ("Pacific/Apia", "2011-12-30T10:00:00", 50_400), ("Pacific/Apia", "2026-01-01T00:00:00", 46_800),
    ("Asia/Kolkata", "1942-06-01T00:00:00", 19_800), ("Asia/Kolkata", "2026-01-01T00:00:00", 19_800),
    ("Africa/Casablanca", "2026-02-15T01:59:59", 3600), ("Africa/Casablanca", "2026-02-15T02:00:00", 0),
    ("Africa/Casablanca", "2026-03-22T01:59:59", 0), ("Africa/Casablanca", "2026-03-22T02:00:00", 3600),
    ("Africa/Monrovia", "1960-01-01T00:00:00", -2670), ("Asia/Kathmandu", "2026-01-01T00:00:00", 20_700),
  ])
  func offsets(name: String, moment: String, offset: Int) throws {
    #expect(try systemZone(name).offset(at: utc(moment)) == offset)
  }

  /// Behind the last recorded change the file's TZ string holds.
  @Test(arguments: [
    ("Europe/Berlin", "2100-07-01T00:00:00", 7200), ("Europe/Berlin", "2100-12-01T00:00:00", 3600),
    ("America/New_York", "2100-07-04T00:00:00", -14_400), ("Australia/Lord_Howe", "2100-01-01T00:00:00", 39_600),
    ("Europe/Dublin", "2100-01-01T00:00:00", 0), ("Europe/Dublin", "2100-07-01T00:00:00", 3600),
    ("Asia/Kolkata", "2100-01-01T00:00:00", 19_800), ("Africa/Casablanca", "2100-03-01T00:00:00", 3600),
    ("Pacific/Chatham", "2100-01-01T00:00:00", 49_500), ("Europe/Berlin", "9999-07-01T00:00:00", 7200),
  ])
  func farFuture(name: String, moment: String, offset: Int) throws {
    #expect(try systemZone(name).offset(at: utc(moment)) == offset)
  }

  @Test func utcHasNoOffset() throws {
    let zone = try systemZone("UTC")
    #expect(zone.identifier == "UTC")
    #expect(try zone.offset(at: utc("1850-01-01T00:00:00")) == 0)
    #expect(try zone.offset(at: utc("2500-01-01T00:00:00")) == 0)
  }

  @Test func anotherNameChangesNothingElse() throws {
    let zone = try systemZone("Europe/Berlin").named("Mine")
    #expect(zone.identifier == "Mine")
    #expect(try zone.offset(at: utc("2026-07-01T00:00:00")) == 7200)
    #expect(zone.named("Europe/Berlin") == (try systemZone("Europe/Berlin")))
  }

  /// A version 1 file: 32-bit times, no rule behind them (RFC 9636 3.1).
  @Test func versionOne() throws {
    let zone = try #require(TZif.zone(identifier: "Old", bytes: TZifBytes(version: 1).bytes))
    #expect(zone.offset(at: Instant(seconds: 999)) == 3600)
    #expect(zone.offset(at: Instant(seconds: 1000)) == -7200)
    #expect(try zone.offset(at: utc("2500-07-01T00:00:00")) == -7200)
  }

  /// A newer file's first block is for old readers; the second one and the rule count.
  @Test func versionTwo() throws {
    let bytes = TZifBytes(version: 2).bytes
    let zone = try #require(TZif.zone(identifier: "New", bytes: bytes))
    #expect(zone.offset(at: Instant(seconds: 1000)) == 3600)
    #expect(zone.offset(at: Instant(seconds: 5_000_000_000)) == 7200)
    #expect(zone.offset(at: Instant(seconds: 4_999_999_999)) == 3600)
  }
}

/// A TZif file of two types (+01:00, -02:00) and one change, made by hand.
struct TZifBytes {
  var version: Int
  var firstOffset = 3600
  var typeIndex: UInt8 = 1

  var bytes: [UInt8] {
    guard version > 1 else { return header + number(1000, size: 4) + [typeIndex] + types + Array("A\0".utf8) }
    let first = header + number(1000, size: 4) + [typeIndex] + types + Array("A\0".utf8)
    let second = header + number(5_000_000_000, size: 8) + [typeIndex] + types + Array("A\0".utf8)
    return first + second + Array("\nEET-2\n".utf8)
  }

  private var header: [UInt8] {
    let counts = [0, 0, 0, 1, 2, 2].flatMap { number($0, size: 4) }
    return Array("TZif".utf8) + [version > 1 ? UInt8(ascii: "0") + UInt8(version) : 0] + Array(repeating: 0, count: 15)
      + counts
  }

  private var types: [UInt8] { number(firstOffset, size: 4) + [0, 0] + number(-7200, size: 4) + [0, 0] }

  private func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
