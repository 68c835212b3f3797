import CalendarCore
import TextGate

/// A VTIMEZONE as its source has it.
public struct OriginalZone: Sendable {
  /// A hash of what it says of the clocks: two definitions that mean the same have the same one.
  public let meaning: UInt64
  let range: Range<Int>

  /// What a VTIMEZONE says besides: names, and where it comes from.
  private static let meaningful: Set<String> = ["DTSTART", "RRULE", "RDATE", "EXDATE", "TZOFFSETFROM", "TZOFFSETTO"]

  init(_ component: RawComponent, _ range: Range<Int>) {
    self.range = range
    let observances = component.children.map { child in
      child.lines.compactMap(PropertyLine.init).filter { OriginalZone.meaningful.contains($0.name) }
        .map { "\($0.name):\(PropertyLine.text($0.value).trimmed)" }.sorted().joined(separator: "\n")
    }
    meaning = StableHash.of(Array(observances.sorted().joined(separator: "\n\n").utf8))
  }
}

/// The VTIMEZONEs of a source, by VCALENDAR and name.
struct OriginalZones {
  private var all: [(name: String, calendar: Int, zone: OriginalZone)] = []

  init(_ source: ComponentSource) {
    for (calendar, spans) in source.zonesOfCalendars.enumerated() {
      for range in spans {
        guard let bytes = LargeComponent.bytes(of: source.bytes, range) else { continue }
        let component = RawComponent(.timezone, bytes, line: 0, decoder: source.decoder)
        guard
          let property = component.lines.lazy.compactMap(PropertyLine.init).first(where: { $0.name == "TZID" }),
          // What says nothing of its clocks defines nothing.
          ZoneDefinition.zone("", component) != nil
        else { continue }
        all.append((ZoneDefinitions.name(property), calendar, OriginalZone(component, range)))
      }
    }
  }

  /// The definition that a TZID means in a VCALENDAR: its own, or else another one's of the file. Letter case counts
  /// only where names differ in nothing else.
  func definition(of name: String, calendar: Int) -> OriginalZone? {
    let lowered = name.lowercased()
    let named = all.filter { $0.name == name } + all.filter { $0.name != name && $0.name.lowercased() == lowered }
    return (named.first { $0.calendar == calendar } ?? named.first)?.zone
  }
}
