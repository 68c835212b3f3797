import CalendarCore
import ICal
import Recurrence
import TextGate

@testable import Store

/// Reading a whole source, from its bytes to the occurrences of a month.
struct Components: FuzzTarget {
  private static let zones = SystemZones()
  static let window = DayRange(start: CivilDate(dayNumber: 20_788), end: CivilDate(dayNumber: 20_819))

  func run(_ input: [UInt8]) {
    let contents = CalendarReader(zones: Self.zones).read(input, file: "a.ics")
    let most = input.count { $0 == 10 || $0 == 13 } + 1
    for diagnostic in contents.diagnostics {
      expect((1...most).contains(diagnostic.location?.line ?? 1), "a diagnostic names a line of the source")
      expect(isVisible(diagnostic.message.description), "a diagnostic is visible text")
    }
    expect(contents.isCalendar || contents.events.isEmpty, "events come from calendars")
    _ = Components.occurrences(of: contents.events)
  }

  /// What a month has of some events, which must keep what lists promise.
  static func occurrences(of events: [Event], viewing: Zone = .utc) -> [Occurrence] {
    var expansion = Expansion(window: window, viewing: viewing, scales: SystemScales())
    var occurrences: [Occurrence] = []
    for series in EventSeries.grouping(events) {
      expansion.add(series, in: CalendarInfo(name: "a"), to: &occurrences)
    }
    for occurrence in occurrences {
      expect(occurrence.days.overlaps(window), "an occurrence touches the window: \(occurrence.days)")
    }
    expect(occurrences.count <= Expansion.mostOccurrences, "occurrences are bounded")
    return occurrences.inListOrder()
  }
}

/// Whether a text holds no control character and nothing that reorders.
func isVisible(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }
}
