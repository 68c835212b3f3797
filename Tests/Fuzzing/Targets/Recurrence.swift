import CalendarCore
import ICal
import Recurrence

@testable import Store

/// Rules: the input is a line for DTSTART and one for each further property, so that all of it bears on instances.
struct Recurrence: FuzzTarget {
  private static let zones = SystemZones()

  func run(_ input: [UInt8]) {
    let lines = input.split(separator: 10, omittingEmptySubsequences: true)
    guard let start = lines.first else { return }
    var source = Array("BEGIN:VEVENT\nUID:a\nDTSTART".utf8)
    source += start + [10]
    for line in lines.dropFirst().prefix(8) { source += line + [10] }
    source += Array("END:VEVENT\n".utf8)
    let events = CalendarReader(zones: Self.zones).read(source, file: "a.ics").events
    let zone = Self.zones.zone(named: "Europe/Berlin") ?? .utc
    let first = Components.occurrences(of: events, viewing: zone)
    expect(first == Components.occurrences(of: events, viewing: zone), "a window gives the same again")
  }

  var seeds: [[UInt8]] {
    [
      ":20261201T090000Z\nRRULE:FREQ=DAILY;COUNT=10\nEXDATE:20261203T090000Z",
      ";VALUE=DATE:20200229\nRRULE:FREQ=YEARLY;UNTIL=20301231\nDURATION:P3D",
      ";TZID=Europe/Berlin:20261025T023000\nRRULE:FREQ=HOURLY;INTERVAL=5;BYMINUTE=0,30",
      ":20000101T000000\nRRULE:FREQ=MONTHLY;BYDAY=-1FR,2MO;BYSETPOS=-1;WKST=SU",
      ":20000101T000000\nRRULE:FREQ=SECONDLY;BYMONTH=12;BYMONTHDAY=31\nEXRULE:FREQ=MINUTELY",
      ":20130210\nRRULE:RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5L;SKIP=FORWARD\nRDATE;VALUE=PERIOD:20261210T000000Z/PT1H",
      ":20261201\nRRULE:FREQ=WEEKLY;BYWEEKNO=53;BYDAY=MO\nDTEND:20261204\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261208",
      ":20261201\nRRULE:FREQ=YEARLY;BYYEARDAY=-1,366;BYEASTER=1;COUNT=2147483647;INTERVAL=32767",
    ].map { Array($0.utf8) }
  }
}
