import CalendarCore
import Testing
import SeededNumbers

@Suite struct ZoneTests {
  /// RFC 5545 3.3.5: a time that is skipped is read with the offset before the gap.
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29T02:30:00", "2026-03-29T01:30:00"),
    ("Europe/Berlin", "2026-03-29T01:59:59", "2026-03-29T00:59:59"),
    ("Europe/Berlin", "2026-03-29T03:00:00", "2026-03-29T01:00:00"),
    ("Europe/Berlin", "2026-03-30T02:30:00", "2026-03-30T00:30:00"),
    ("Europe/Berlin", "2100-03-28T02:30:00", "2100-03-28T01:30:00"),
    ("America/New_York", "2026-03-08T02:30:00", "2026-03-08T07:30:00"),
    ("Australia/Lord_Howe", "2026-10-04T02:15:00", "2026-10-03T15:45:00"),
    ("Pacific/Apia", "2011-12-30T12:00:00", "2011-12-30T22:00:00"),
  ])
  func gap(name: String, shown: String, moment: String) throws {
    #expect(try systemZone(name).instant(of: clock(shown)) == utc(moment))
  }

  /// RFC 5545 3.3.5: a time that comes twice means its first pass.
  @Test(arguments: [
    ("Europe/Berlin", "2026-10-25T02:30:00", "2026-10-25T00:30:00"),
    ("Europe/Berlin", "2026-10-25T02:00:00", "2026-10-25T00:00:00"),
    ("Europe/Berlin", "2026-10-25T03:00:00", "2026-10-25T02:00:00"),
    ("Europe/Berlin", "2100-10-31T02:30:00", "2100-10-31T00:30:00"),
    ("America/New_York", "2026-11-01T01:30:00", "2026-11-01T05:30:00"),
    ("Australia/Lord_Howe", "2026-04-05T01:45:00", "2026-04-04T14:45:00"),
    ("Africa/Casablanca", "2026-02-15T02:30:00", "2026-02-15T01:30:00"),
  ])
  func overlap(name: String, shown: String, moment: String) throws {
    #expect(try systemZone(name).instant(of: clock(shown)) == utc(moment))
  }

  /// Days that begin at one o'clock, twice, at half past twelve, or not at all.
  @Test(arguments: [
    ("an ordinary day", "Europe/Berlin", "2026-12-01", "2026-11-30T23:00:00"),
    ("clocks jump at midnight", "America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00"),
    ("the day before that", "America/Sao_Paulo", "2018-11-03", "2018-11-03T03:00:00"),
    ("the day after that", "America/Sao_Paulo", "2018-11-05", "2018-11-05T02:00:00"),
    ("midnight goes back to 23:00", "America/Sao_Paulo", "2018-02-18", "2018-02-18T03:00:00"),
    ("clocks jump at midnight", "Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00"),
    ("midnight goes back to 23:00", "Asia/Beirut", "2026-10-25", "2026-10-24T22:00:00"),
    ("midnight comes twice", "America/Havana", "2026-11-01", "2026-11-01T04:00:00"),
    ("half an hour is missing", "America/Toronto", "1919-03-31", "1919-03-31T04:30:00"),
    ("the day does not exist", "Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00"),
    ("by the rule, long ahead", "Asia/Beirut", "2100-03-28", "2100-03-27T22:00:00"),
  ])
  func startOfDay(why: String, name: String, day: String, moment: String) throws {
    #expect(try systemZone(name).startOfDay(date(day)) == utc(moment))
  }

  private static let names = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Europe/Dublin", "Pacific/Apia", "Asia/Kolkata",
    "Africa/Casablanca", "America/Sao_Paulo", "Asia/Beirut", "America/St_Johns", "Asia/Gaza", "America/Nuuk",
    "Pacific/Chatham", "Africa/Monrovia", "UTC",
  ]

  /// What a clock shows leads back to the moment, or to the first pass of the same reading.
  @Test(arguments: names)
  func readingsLeadBack(name: String) throws {
    let zone = try systemZone(name)
    var generator = SeededGenerator(state: 5)
    let years = try utc("1850-01-01T00:00:00").seconds...utc("2200-01-01T00:00:00").seconds
    var wrong: [Int] = []
    for _ in 0..<1500 {
      let instant = Instant(seconds: Int.random(in: years, using: &generator))
      let shown = zone.time(at: instant).civil
      let back = zone.instant(of: shown)
      if back > instant || zone.time(at: back).civil != shown { wrong.append(instant.seconds) }
    }
    #expect(wrong.isEmpty)
  }

  /// The second before a day's start shows an earlier day, the start shows none earlier.
  @Test(arguments: names)
  func daysBeginOnce(name: String) throws {
    let zone = try systemZone(name)
    var wrong: [String] = []
    let first = try date("1900-01-01")
    for index in stride(from: 0, to: 300 * 365, by: 17) {
      let day = first.adding(days: index)
      let start = zone.startOfDay(day)
      let before = zone.time(at: start.adding(seconds: -1)).civil.date
      let shown = zone.time(at: start).civil.date
      if before >= day || shown < day { wrong.append("\(day)") }
    }
    #expect(wrong.isEmpty)
  }

  @Test func transitionsMayComeInAnyOrder() {
    let zone = Zone(
      identifier: "Mine", initialOffset: 0,
      transitions: [
        .init(instant: Instant(seconds: 2000), offset: 7200), .init(instant: Instant(seconds: 1000), offset: 60),
        .init(instant: Instant(seconds: 1000), offset: 3600),
      ])
    #expect(zone.offset(at: Instant(seconds: 999)) == 0)
    #expect(zone.offset(at: Instant(seconds: 1000)) == 3600)
    #expect(zone.offset(at: Instant(seconds: 2000)) == 7200)
  }

  /// `Instant` arithmetic stops at the ends of the number range, and zones answer there too.
  @Test func theEndsOfTime() throws {
    let zone = try systemZone("Europe/Berlin")
    let end = Instant(seconds: 5).adding(seconds: .max)
    let beginning = Instant(seconds: -5).adding(seconds: .min)
    #expect(end == Instant(seconds: .max))
    #expect(beginning == Instant(seconds: .min))
    #expect(zone.time(at: end).civil.date.year > 9999)
    #expect(zone.time(at: beginning).civil.date.year < 1)
  }
}
