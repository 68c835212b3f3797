import CalendarCore
import ICal
import TextGate

/// A VCALENDAR that is put together of components of any sources.
struct CalendarObject: Sendable {
  /// METHOD.
  let method: UntrustedText?
  /// X-WR-TIMEZONE.
  let floating: UntrustedText?
  private var zones: [ZoneUse] = []
  private var places: [UntrustedText: Int] = [:]
  private var components: [(text: CalendarText, span: ComponentSpan)] = []

  init(method: UntrustedText?, floating: UntrustedText?) {
    (self.method, self.floating) = (method, floating)
  }

  /// Whether names of zones mean here what they mean elsewhere.
  func admits(_ uses: [ZoneUse]) -> Bool {
    uses.allSatisfy { use in places[use.name].map { zones[$0].meaning == use.meaning } ?? true }
  }

  /// Adds a component, and the zones that it names.
  mutating func add(_ text: CalendarText, _ span: ComponentSpan, _ uses: [ZoneUse]) {
    components.append((text, span))
    for use in uses {
      guard let place = places[use.name] else {
        places[use.name] = zones.count
        zones.append(use)
        continue
      }
      let earliest = [zones[place].earliest, use.earliest].compactMap(\.self).min()
      // A producer's own definition rather than one of ours.
      if use.isDefined, !zones[place].isDefined { zones[place] = use }
      zones[place].earliest = earliest
    }
  }

  /// Writes it in UTF-8, in pieces.
  func write<Failure: Error>(
    product: String, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var head = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:\(product)\r\n".utf8.map(\.self)
    if let method { head += CalendarZoneTexts.line("METHOD", method) }
    if let floating { head += CalendarZoneTexts.line("X-WR-TIMEZONE", floating) }
    try sink(head)
    for zone in zones { try zone.write(to: sink) }
    for (text, span) in components { try text.write(span, to: sink) }
    try sink(Array("END:VCALENDAR\r\n".utf8))
  }
}
