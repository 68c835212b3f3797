import CalendarCore

/// One source after a scan: what it is called, where its events are, and what is wrong with it.
///
/// An event is read through libical when it is asked for. Those that the scan could not judge have been read once, for
/// what they say of themselves and for their diagnostics.
public final class CalendarText {
  /// NAME (RFC 7986 5.1) or X-WR-CALNAME of the first VCALENDAR that has one. Raw text.
  public private(set) var name: String?
  /// COLOR (RFC 7986 5.9) or X-APPLE-CALENDAR-COLOR.
  public private(set) var color: CalendarColor?
  /// Whether anything in the source was a component at all.
  public let isCalendar: Bool
  /// The events that could be understood, in the order of the source.
  public private(set) var events: [ComponentSpan] = []
  /// Components that were skipped.
  public private(set) var skipped = 0
  /// What is wrong, in the order of the source's lines.
  public private(set) var diagnostics: [Diagnostic]

  private let file: String
  private let bytes: any ByteSource
  private var calendars: [Calendar] = []

  /// What is needed to read the components of one VCALENDAR.
  private struct Calendar {
    var zones: CalendarZones
    var method: String?
    var floatingZone: Zone?
    var context: UInt64

    /// Whether METHOD changes what its components mean (RFC 5546 3.2).
    var isMessage: Bool { method.map { $0 != "PUBLISH" && $0 != "REQUEST" } ?? false }
  }

  /// Scans a source.
  ///
  /// - Parameters:
  ///   - source: Any number of VCALENDARs, or components without one; anything else is passed over with a diagnostic.
  ///   - file: The name that diagnostics give to the source.
  ///   - zones: What the system knows of zones.
  public init(_ source: any ByteSource, file: String, zones: any ZoneSource) {
    self.file = file
    var text = PlainText(source)
    var scan = ComponentScanner(text.bytes, from: text.start)
    if scan.hasBareCarriageReturn {
      text = PlainText(endingLinesOf: text)
      scan = ComponentScanner(text.bytes, from: text.start)
    }
    bytes = text.bytes
    isCalendar = scan.foundComponent
    diagnostics = scan.notes.map { Diagnostic($0.message, at: SourceLocation(file: file, line: $0.line)) }
    let troubles = ZoneTroubles(file: file)
    Libical.locked {
      takeCalendars(scan, zones, troubles)
      events = scan.takeEvents()
      judgeEvents()
    }
    diagnostics += troubles.diagnostics
    diagnostics.sort { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
  }

  /// Whether there is nothing in the source but white space.
  public var isBlank: Bool { bytes.allBytes().allSatisfy { $0 <= 0x20 } }

  /// Reads an event; nil only where the source has been changed since the scan.
  public func event(_ span: ComponentSpan) -> Event? {
    Libical.locked {
      var reader = reader(span)
      return reader.read()
    }
  }

  /// The bytes of an event's component, as the source has them.
  public func source(of span: ComponentSpan) -> [UInt8] { bytes.bytes(span.range) }

  /// A hash of everything but its own bytes that decides how an event is read.
  public func context(of span: ComponentSpan) -> UInt64 { calendars[Int(span.calendar)].context }

  private func reader(_ span: ComponentSpan) -> EventReader {
    let calendar = calendars[Int(span.calendar)]
    return EventReader(
      RawComponent(.event, bytes.bytes(span.range), line: Int(span.line)), file: file, method: calendar.method,
      floatingZone: calendar.floatingZone, resolve: calendar.zones.zone(of:))
  }

  private func takeCalendars(_ scan: ComponentScanner, _ zones: any ZoneSource, _ troubles: ZoneTroubles) {
    let all = ZoneDefinitions(bytes, scan.calendars.flatMap(\.zones))
    for scanned in scan.calendars {
      let properties = scanned.lines.compactMap(PropertyLine.init)
      let own = scan.calendars.count > 1 ? ZoneDefinitions(bytes, scanned.zones) : all
      let zones = CalendarZones(ZoneResolver(system: zones, own: own, others: all), troubles)
      for use in scanned.uses { _ = zones.zone(PropertyLine.text(use.name), line: use.line) }
      name = name ?? CalendarText.name(properties)
      color = color ?? CalendarText.color(properties)
      calendars.append(
        Calendar(
          zones: zones, method: properties.first { $0.name == "METHOD" }.map(\.word),
          floatingZone: zones.floatingZone(properties), context: context(of: scanned, in: scan)))
    }
  }

  private func context(of calendar: ComponentScanner.ScannedCalendar, in scan: ComponentScanner) -> UInt64 {
    let zones = scan.calendars.count > 1 ? calendar.zones + scan.calendars.flatMap(\.zones) : calendar.zones
    return StableHash.of(calendar.lines.flatMap(\.bytes) + zones.flatMap { bytes.bytes($0.range) })
  }

  /// Reads what the scan could not judge, and drops what is no event.
  private func judgeEvents() {
    var kept = 0
    for place in events.indices {
      var span = events[place]
      if !span.isOrdinary || calendars[Int(span.calendar)].isMessage {
        span.isOrdinary = false
        var reader = reader(span)
        let event = reader.read()
        diagnostics += reader.diagnostics
        guard let event else {
          skipped += 1
          continue
        }
        span.days = DayBounds(event)
        span.uidHash = StableHash.of(event.uid.utf8)
      }
      events[kept] = span
      kept += 1
    }
    events.removeSubrange(kept...)
  }

  private static func name(_ properties: [PropertyLine]) -> String? {
    for name in ["NAME", "X-WR-CALNAME"] {
      let text = properties.first { $0.name == name }.flatMap { unescapedText($0.value)?.trimmed }
      if let text, !text.isEmpty { return text }
    }
    return nil
  }

  private static func color(_ properties: [PropertyLine]) -> CalendarColor? {
    for name in ["COLOR", "X-APPLE-CALENDAR-COLOR"] {
      let color = properties.first { $0.name == name }.flatMap { CalendarColor(PropertyLine.text($0.value)) }
      if let color { return color }
    }
    return nil
  }
}

extension PropertyLine {
  /// The value as one upper-case word.
  fileprivate var word: String { PropertyLine.text(value).trimmed.uppercased() }
}
