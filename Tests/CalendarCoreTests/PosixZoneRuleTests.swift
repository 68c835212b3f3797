import CalendarCore
import Testing

@Suite struct PosixZoneRuleTests {
  /// Offsets in force at a moment (UTC) by a TZ string alone; source: glibc 2.36 `localtime` with TZ set to it.
  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2100-03-28T00:59:59", 3600),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2100-03-28T01:00:00", 7200),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2100-10-31T00:59:59", 7200),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2100-10-31T01:00:00", 3600),
    ("EST5EDT,M3.2.0,M11.1.0", "2027-03-14T06:59:59", -18000),
    ("EST5EDT,M3.2.0,M11.1.0", "2027-03-14T07:00:00", -14400),
    ("EST5EDT,M3.2.0,M11.1.0", "2027-11-07T05:59:59", -14400),
    ("EST5EDT,M3.2.0,M11.1.0", "2027-11-07T06:00:00", -18000),
    ("XXX0:25:21", "2027-01-01T00:00:00", -1521), ("<+13>-13", "2027-01-01T00:00:00", 46800),
  ])
  func ordinary(rule: String, moment: String, offset: Int) throws {
    #expect(try zone(rule).offset(at: utc(moment)) == offset)
  }

  /// Southern summers, half hours, changes on the day before or days after, and times beyond the day (RFC 9636 3.3.1);
  /// source as above.
  @Test(arguments: [
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2027-01-01T00:00:00", 39600),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2027-04-03T14:59:59", 39600),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2027-04-03T15:00:00", 37800),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2027-10-02T15:29:59", 37800),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2027-10-02T15:30:00", 39600),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2027-01-01T00:00:00", 46800),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2027-04-03T14:00:00", 43200),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2027-03-28T00:59:59", -7200),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2027-03-28T01:00:00", -3600),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2027-10-31T00:59:59", -3600),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2027-10-31T01:00:00", -7200),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2027-03-26T23:59:59", 7200),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2027-03-27T00:00:00", 10800),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2027-10-29T22:59:59", 10800),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2027-10-29T23:00:00", 7200),
    ("WGT3WGST2:30,M3.5.0/-167,M10.5.0/167", "2027-03-21T03:59:59", -10800),
    ("WGT3WGST2:30,M3.5.0/-167,M10.5.0/167", "2027-03-21T04:00:00", -9000),
    ("WGT3WGST2:30,M3.5.0/-167,M10.5.0/167", "2027-11-07T01:29:59", -9000),
    ("WGT3WGST2:30,M3.5.0/-167,M10.5.0/167", "2027-11-07T01:30:00", -10800),
  ])
  func odd(rule: String, moment: String, offset: Int) throws {
    #expect(try zone(rule).offset(at: utc(moment)) == offset)
  }

  /// Ireland's winter time is the deviation: "daylight saving" goes back an hour.
  @Test(arguments: [
    ("2027-01-01T00:00:00", 0), ("2027-03-28T00:59:59", 0), ("2027-03-28T01:00:00", 3600),
    ("2027-10-31T00:59:59", 3600), ("2027-10-31T01:00:00", 0),
  ])
  func negativeDaylightSaving(moment: String, offset: Int) throws {
    #expect(try zone("IST-1GMT0,M10.5.0,M3.5.0/1").offset(at: utc(moment)) == offset)
  }

  /// J60 is 1 March in every year; 59 counts a 29 February.
  @Test(arguments: [
    ("AAA-1BBB,J60/0,J300/0", "2027-02-28T22:59:59", 3600), ("AAA-1BBB,J60/0,J300/0", "2027-02-28T23:00:00", 7200),
    ("AAA-1BBB,J60/0,J300/0", "2028-02-29T22:59:59", 3600), ("AAA-1BBB,J60/0,J300/0", "2028-02-29T23:00:00", 7200),
    ("AAA-1BBB,59/0,300/0", "2027-02-28T22:59:59", 3600), ("AAA-1BBB,59/0,300/0", "2027-02-28T23:00:00", 7200),
    ("AAA-1BBB,59/0,300/0", "2028-02-28T22:59:59", 3600), ("AAA-1BBB,59/0,300/0", "2028-02-28T23:00:00", 7200),
  ])
  func daysOfTheYear(rule: String, moment: String, offset: Int) throws {
    #expect(try zone(rule).offset(at: utc(moment)) == offset)
  }

  /// RFC 9636 3.3.1: daylight saving that ends when the next begins is permanent.
  @Test(arguments: [
    "2027-01-01T00:00:00", "2027-01-01T04:59:59", "2027-01-01T05:00:00", "2027-07-01T00:00:00", "2028-12-31T23:00:00",
  ])
  func permanentDaylightSaving(moment: String) throws {
    #expect(try zone("EST5EDT,0/0,J365/25").offset(at: utc(moment)) == -14_400)
  }

  @Test(arguments: [
    "", "EST", "5", "<+03", "<+03>", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M13.1.0,M11.1.0", "EST5EDT,M0.1.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.0.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J1", "EST5EDT,J366,J1",
    "EST5EDT,366,1", "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0/-168,M11.1.0", "EST5EDT,M3.2.0,M11.1.0x", "EST5:60",
    "EST5:00:60", "EST999999", "EST-", "EST5EDT,M3.2,M11.1.0", ":Europe/Berlin", "EST5EDT,M3.2.0,M11.1.0\n", "日本-9",
  ])
  func notARule(text: String) {
    #expect(PosixZoneRule(text) == nil)
  }

  /// A zone's own offset has 24 hours at most; only times of change may have more (POSIX.1-2017 8.3, RFC 9636 3.3.1).
  @Test(arguments: ["EST25", "EST-167", "EST5EDT-25,M3.2.0,M11.1.0"])
  func offsetsOfMoreThanADay(text: String) {
    #expect(PosixZoneRule(text) == nil)
  }

  private func zone(_ text: String) throws -> Zone {
    let rule: PosixZoneRule = try #require(PosixZoneRule(text), "not a rule: \(text)")
    return Zone(identifier: text, initialOffset: 0, rule: rule)
  }
}
