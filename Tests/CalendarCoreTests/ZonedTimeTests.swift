import CalendarCore
import Testing

@Suite struct ZonedTimeTests {
  @Test(arguments: [
    ("2026-12-01T08:30:00", 3600, "2026-12-01T09:30:00+01:00"), ("2026-12-01T08:30:00", 0, "2026-12-01T08:30:00+00:00"),
    ("2026-12-01T03:00:00", -18_000, "2026-11-30T22:00:00-05:00"),
    ("2026-12-01T00:10:00", -12_600, "2026-11-30T20:40:00-03:30"),
    ("2026-12-01T00:00:00", 20_700, "2026-12-01T05:45:00+05:45"),
    ("2011-12-30T10:00:00", 50_400, "2011-12-31T00:00:00+14:00"),
    ("1969-12-31T23:59:59", 3600, "1970-01-01T00:59:59+01:00"),
  ])
  func rfc3339(moment: String, offset: Int, text: String) throws {
    #expect(ZonedTime(instant: try utc(moment), offset: offset).rfc3339 == text)
  }

  /// RFC 3339 has no seconds in offsets: the offset is cut, and the date and time stay those of the clock.
  @Test(arguments: [
    ("Berlin's local mean time", "1890-01-01T00:00:00", 3208, "1890-01-01T00:53:28+00:53"),
    ("New York's", "1880-01-01T00:00:00", -17_762, "1879-12-31T19:03:58-04:56"),
    ("Monrovia's until 1972", "1960-01-01T00:00:00", -2670, "1959-12-31T23:15:30-00:44"),
    ("less than a minute behind", "1900-01-01T00:00:00", -30, "1899-12-31T23:59:30-00:00"),
  ])
  func offsetsWithSeconds(name: String, moment: String, offset: Int, text: String) throws {
    #expect(ZonedTime(instant: try utc(moment), offset: offset).rfc3339 == text)
  }

  @Test func clockReading() throws {
    let time = ZonedTime(instant: try utc("2026-12-31T23:30:00"), offset: 3600)
    #expect(time.civil.description == "2027-01-01T00:30:00")
  }
}
