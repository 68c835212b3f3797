import CalendarCore
import TextGate

/// The components of a source as it has them.
extension CalendarText {
  /// All components in the order of the source: those of ``events``, and those that were skipped, as far as they are
  /// small enough to be read.
  public var allComponents: [ComponentSpan] {
    var others = skippedComponents.filter { $0.range.count <= SourceLimits.mostComponentBytes }
    guard !others.isEmpty else { return events }
    for place in others.indices { others[place].uidHash = StableHash.of(uid(of: others[place])) }
    return (events + others).sorted { $0.start < $1.start }
  }

  /// All components of some UIDs, in the order of the source.
  public func components(of uids: Set<UntrustedText>) -> [ComponentSpan] {
    let hashes = Set(uids.map { StableHash.of($0) })
    return allComponents.filter { hashes.contains($0.uidHash) && uids.contains(uid(of: $0)) }
  }

  /// The UID of a component; one that is made up where it has none but can be read, or else an empty one.
  public func uid(of span: ComponentSpan) -> UntrustedText {
    var lines = WrittenLines(components.bytes, span.range)
    var depth = 0
    while let written = lines.next() {
      guard let first = written.first, "BEUbeu".utf8.contains(first) || first >= 0x80 || first == 0,
        var line = ContentLine(written: written)
      else { continue }
      line.makeReadable(decoder)
      switch Marker(line) {
      case .begin: depth += 1
      case .end: depth -= 1
      case nil:
        guard depth == 1, PropertyName(beginning: line.bytes) == .uid, let property = PropertyLine(line) else {
          continue
        }
        let uid = UntrustedText(DetailValues.text(property)?.trimmed ?? "")
        if !uid.isEmpty { return uid }
      }
    }
    return event(span)?.uid ?? ""
  }

  /// The VCALENDAR that a component stands in, from 0.
  public func calendar(of span: ComponentSpan) -> Int { Int(span.calendar) }

  /// METHOD of a component's VCALENDAR in upper case (RFC 5546 1.4).
  public func method(of span: ComponentSpan) -> UntrustedText? {
    components.calendars[Int(span.calendar)].method.map { UntrustedText($0) }
  }

  /// X-WR-TIMEZONE of a component's VCALENDAR as it is written, where it names a zone that is known.
  public func floatingZone(of span: ComponentSpan) -> UntrustedText? {
    let calendar = components.calendars[Int(span.calendar)]
    guard calendar.floatingZone != nil else { return nil }
    return calendar.lines.lazy.compactMap(PropertyLine.init).first { $0.name == "X-WR-TIMEZONE" }
      .map { UntrustedText((unescapedText($0.value) ?? "").trimmed) }
  }

  /// What a component needs around it.
  public func needs(of span: ComponentSpan) -> ComponentNeeds {
    ComponentNeeds(components.bytes, span.range, decoder: decoder)
  }

  /// Writes a component as the source has it, in UTF-8 and in pieces.
  public func write<Failure: Error>(_ span: ComponentSpan, to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    try OriginalWriter.write(components.bytes, span.range, decoder: decoder, to: sink)
  }

  /// The zones that the components of the source may name.
  public var zones: CalendarZoneTexts { CalendarZoneTexts(components) }
}

/// What a source says of zones, and what else is known of those that it names.
public struct CalendarZoneTexts: Sendable {
  private let source: ComponentSource
  private let originals: OriginalZones

  init(_ source: ComponentSource) {
    self.source = source
    originals = OriginalZones(source)
  }

  /// The VTIMEZONE of a name in a VCALENDAR of the source.
  public func original(of name: UntrustedText, calendar: Int) -> OriginalZone? {
    originals.definition(of: name.utf8Text, calendar: calendar)
  }

  /// The zone that a name means, whether the source defines it or not.
  public func zone(of name: UntrustedText, calendar: Int) -> Zone? {
    source.calendars[calendar].zones.zone(name.utf8Text, line: 0)
  }

  /// Whether a name means the system's zone whatever a VTIMEZONE says.
  public func isSystemName(_ name: UntrustedText, calendar: Int) -> Bool {
    source.calendars[calendar].zones.isSystemName(name.utf8Text)
  }

  /// Writes a VTIMEZONE as the source has it, in UTF-8 and in pieces.
  public func write<Failure: Error>(_ zone: OriginalZone, to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    try OriginalWriter.write(source.bytes, zone.range, decoder: source.decoder, to: sink)
  }

  /// A content line of a property whose value is a TEXT.
  public static func line(_ property: StaticString, _ value: UntrustedText) -> [UInt8] {
    var text: [UInt8] = []
    FoldedLine.append(Array("\(property):".utf8) + value.escapedText, to: &text)
    return text
  }

  /// The VTIMEZONE of a zone that no source defines (RFC 5545 3.6.5 wants one), from a time of its clocks on.
  public static func written(_ zone: Zone, as name: UntrustedText, from first: CivilDateTime?) -> [UInt8] {
    var text: [UInt8] = []
    for line in ZoneComponent(zone, from: first).lines(named: name) { FoldedLine.append(line, to: &text) }
    return text
  }
}

extension UntrustedText {
  /// The characters as they are, for looking names up.
  var utf8Text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }
}
