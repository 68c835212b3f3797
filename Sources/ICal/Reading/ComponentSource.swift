import CalendarCore
import Synchronization

/// A scanned source, from which single components are read.
final class ComponentSource: Sendable {
  let bytes: any ByteSource
  let file: String
  let decoder: LineDecoder
  let calendars: [Calendar]
  /// Where the VTIMEZONEs of each VCALENDAR are.
  let zonesOfCalendars: [[Range<Int>]]
  private let contexts = Mutex<[Int32: UInt64]>([:])
  /// Where the VTIMEZONEs of all calendars are, and a hash of them once it is asked for.
  private let allZones: [Range<Int>]
  private let allZonesHash = Mutex<UInt64?>(nil)

  /// What is needed to read the components of one VCALENDAR.
  struct Calendar {
    var zones: CalendarZones
    var method: String?
    var floatingZone: Zone?
    /// What besides a component's own bytes and the zones of all calendars decides how it is read.
    var lines: [ContentLine]
    var zoneSpans: [Range<Int>]

    /// Whether a zone that is named skips times in which other zones skip none.
    var skipsLate: Bool

    /// Whether METHOD changes what its components mean (RFC 5546 3.2).
    fileprivate var isMessage: Bool { method.map { $0 != "PUBLISH" && $0 != "REQUEST" } ?? false }
  }

  init(_ scanned: ScannedText, file: String, zones: any ZoneSource, _ troubles: ZoneTroubles) {
    let (bytes, decoder, scan) = (scanned.text.bytes, scanned.decoder, scanned.scan)
    self.bytes = bytes
    self.file = file
    self.decoder = decoder
    let allSpans = scan.calendars.flatMap(\.zones)
    allZones = allSpans.map(\.range)
    zonesOfCalendars = scan.calendars.map { $0.zones.map(\.range) }
    let all = ZoneDefinitions(bytes, allSpans, decoder: decoder)
    calendars = scan.calendars.map { scanned in
      let properties = scanned.lines.compactMap(PropertyLine.init)
      let own = scan.calendars.count > 1 ? ZoneDefinitions(bytes, scanned.zones, decoder: decoder) : all
      let zones = CalendarZones(ZoneResolver(system: zones, own: own, others: all), troubles)
      // Zones of components that nobody may ever read are asked for their troubles.
      let named = scanned.uses.map { zones.zone(PropertyLine.text($0.name), line: $0.line) }
      let floatingZone = zones.floatingZone(properties)
      return Calendar(
        zones: zones, method: properties.first { $0.name == "METHOD" }.map(\.word),
        floatingZone: floatingZone, lines: scanned.lines,
        zoneSpans: scan.calendars.count > 1 ? scanned.zones.map(\.range) : [],
        skipsLate: (named + [floatingZone]).contains { $0?.skipsLate ?? false })
    }
  }

  /// Makes ready to read an event.
  ///
  /// - Parameter hasPeople: Whether ATTENDEEs and the ORGANIZER are wanted.
  /// - Returns: nil for one that is too large.
  func reader(_ span: ComponentSpan, hasPeople: Bool) -> EventReader? {
    guard let text = LargeComponent.bytes(of: bytes, span.range) else { return nil }
    let calendar = calendars[Int(span.calendar)]
    return EventReader(
      RawComponent(ComponentName(span.kind), text, line: Int(span.line), decoder: decoder), file: file,
      method: calendar.method, floatingZone: calendar.floatingZone, hasPeople: hasPeople,
      resolve: calendar.zones.zone(of:))
  }

  /// Reads what the scan could not judge, and takes out what cannot be understood; returns that.
  func judge(_ events: inout [ComponentSpan], _ diagnostics: inout [Diagnostic]) -> [ComponentSpan] {
    var kept = 0
    var skipped: [ComponentSpan] = []
    for place in events.indices {
      var span = events[place]
      let calendar = calendars[Int(span.calendar)]
      if !span.isOrdinary || calendar.isMessage || calendar.skipsLate && span.mayFallIntoGap {
        span.isOrdinary = false
        guard let event = read(span, &diagnostics) else {
          skipped.append(span)
          continue
        }
        span.days = DayBounds(event)
        span.uidHash = StableHash.of(event.uid)
      }
      events[kept] = span
      kept += 1
    }
    events.removeSubrange(kept...)
    return skipped
  }

  /// Reads an event for what it says and for its diagnostics, of which there is room for some.
  private func read(_ span: ComponentSpan, _ diagnostics: inout [Diagnostic]) -> Event? {
    var reader = reader(span, hasPeople: false)
    let event = reader?.read()
    let found = reader?.diagnostics ?? [tooLarge(span)]
    // One more than is named shows that there are more.
    diagnostics += found.prefix(max(0, SourceLimits.mostDiagnostics + 1 - diagnostics.count))
    return event
  }

  private func tooLarge(_ span: ComponentSpan) -> Diagnostic {
    Diagnostic(
      "the \(span.kind.word) is larger than \(SourceLimits.mostComponentBytes >> 20) MiB; skipped",
      at: SourceLocation(file: file, line: Int(span.line)), rule: .limit)
  }

  /// A hash of everything but its own bytes that decides how an event is read.
  func context(of span: ComponentSpan) -> UInt64 {
    contexts.withLock { contexts in
      if let known = contexts[span.calendar] { return known }
      let calendar = calendars[Int(span.calendar)]
      let encoding = Array((decoder.encoding?.name ?? "").utf8)
      let hash =
        StableHash.of(encoding + calendar.lines.flatMap(\.bytes)) ^ zonesHash(calendar.zoneSpans) &* 3
        ^ hashOfAllZones()
      contexts[span.calendar] = hash
      return hash
    }
  }

  private func hashOfAllZones() -> UInt64 {
    allZonesHash.withLock { known in
      let hash = known ?? zonesHash(allZones)
      known = hash
      return hash
    }
  }

  private func zonesHash(_ spans: [Range<Int>]) -> UInt64 {
    spans.reduce(0) { ($0 ^ StableHash.of(LargeComponent.bytes(of: bytes, $1) ?? [])) &* 0x100_0000_01B3 }
  }
}

extension PropertyLine {
  /// The value as one upper-case word.
  fileprivate var word: String { PropertyLine.text(value).trimmed.uppercased() }
}
