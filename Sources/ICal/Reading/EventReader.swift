import CalendarCore
import TextGate

/// The METHODs of a VCALENDAR (RFC 5546 1.4) that change what its events mean.
private enum Method: String {
  case add = "ADD"
  case cancel = "CANCEL"
  case reply = "REPLY"
  case counter = "COUNTER"
  case declineCounter = "DECLINECOUNTER"
  case refresh = "REFRESH"
}

/// Makes an ``Event`` from a VEVENT.
struct EventReader {
  private let component: RawComponent
  private let file: String
  private let mended: PropertyMender
  private let method: Method?
  private let floatingZone: Zone?
  private let resolve: (PropertyLine) -> Zone?
  private(set) var diagnostics: [Diagnostic] = []

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - method: METHOD of its VCALENDAR in upper case (RFC 5546), or nil.
  ///   - floatingZone: Where an event without any zone is meant to be; nil for wherever the reader is.
  ///   - resolve: Finds the zone of a property's TZID, nil where it has none or an unknown one.
  init(
    _ component: RawComponent, file: String, method: String? = nil, floatingZone: Zone? = nil,
    resolve: @escaping (PropertyLine) -> Zone?
  ) {
    self.component = component
    self.file = file
    self.method = method.flatMap(Method.init(rawValue:))
    self.floatingZone = floatingZone
    self.resolve = resolve
    mended = PropertyMender(component.lines)
  }

  /// The event, or nil when it has no usable start; ``diagnostics`` then tell why.
  mutating func read() -> Event? {
    for rejected in mended.rejected { note(rejected.rule, rejected.reason, line: rejected.property.line) }
    var fields = EventFields(mended, resolve: resolve)
    for (place, property) in mended.properties.enumerated() where !fields.take(property, at: place) {
      note(property.name.rule, EventReader.trouble(of: property), line: property.line.line)
    }
    if fields.start == nil, let id = fields.draft.recurrenceID, let property = fields.recurrenceProperty {
      // A cancelled instance need not repeat its start (RFC 5546 3.2.5), nor need a cancelled event.
      fields.start = (id, property)
    } else if fields.start == nil, method == .cancel, let uid = mended.properties.first(where: { $0.name == .uid }) {
      fields.start = (fields.draft.start, uid.line)
    }
    guard let start = fields.start else {
      // One line for one trouble: a start that could not be read has been named already.
      if let index = diagnostics.firstIndex(where: { $0.message.description.hasPrefix("DTSTART ") }) {
        let message = diagnostics[index].message.description
        let trouble =
          message.hasSuffix(EventReader.isIgnored) ? message.dropLast(EventReader.isIgnored.count) : message[...]
        diagnostics[index].message = "\(untrusted: String(trouble)); the event is skipped"
      } else {
        note(.missingStart, "VEVENT has no start (DTSTART); skipped", line: component.line)
      }
      return nil
    }
    return event(start, fields)
  }

  private static let isIgnored = "; ignored"

  /// What is said of a property that cannot be understood.
  private static func trouble(of property: MendedProperty) -> VisibleText {
    let value = quoted(PropertyLine.head(property.line.value))
    switch (property.name, property.form) {
    case (.rule, _): return "RRULE \(value) cannot be understood; the event does not repeat by it"
    case (.start, .plain), (.start, .date), (.end, .plain), (.end, .date), (.recurrenceID, .plain),
      (.recurrenceID, .date), (.additions, .plain), (.additions, .date), (.exceptions, .plain), (.exceptions, .date):
      return "\(property.name) \(value) is a day or time that does not exist; ignored"
    default: return "\(property.name) \(value) cannot be understood; ignored"
    }
  }

  private mutating func note(_ rule: LintRule, _ message: @autoclosure () -> VisibleText, line: Int) {
    guard diagnostics.count < SourceLimits.mostDiagnostics else { return }
    diagnostics.append(Diagnostic(message(), at: SourceLocation(file: file, line: line), rule: rule))
  }

  private mutating func event(_ start: (time: EventTime, property: PropertyLine), _ fields: EventFields) -> Event {
    var event = fields.draft
    event.start = start.time
    if event.recurrenceID == nil, claimsToBeOverride || method == .add {
      // As a master it could pass for a newer version of the real one and hide it.
      event.recurrenceID = start.time
    }
    take(method, into: &event)
    event.end = end(of: start.time, fields)
    event.origin = SourceLocation(file: file, line: component.line)
    if !start.time.isDate, !saysUTC(start.property.value) {
      event.zoneName = start.property.parameter("TZID").flatMap { $0.isEmpty ? nil : UntrustedText($0) }
    }
    event.uid = fields.uid.flatMap { $0.isEmpty ? nil : $0 } ?? madeUpUID
    if let floatingZone, case .floating = event.start, event.zoneName == nil { event.settle(in: floatingZone) }
    return Event(event)
  }

  /// Whether a time as it is written ends with `Z`.
  private func saysUTC(_ value: ArraySlice<UInt8>) -> Bool {
    if let last = value.last, last < 0x80, !last.isASCIIWhitespace { return last.asciiUppercased == UInt8(ascii: "Z") }
    return PropertyLine.text(value).trimmed.uppercased().hasSuffix("Z")
  }

  private func take(_ method: Method?, into event: inout Event.Properties) {
    switch method {
    case .cancel:
      event.status = .cancelled
      if event.recurrenceID == nil { event.purpose = .withdrawal }
    case .reply, .counter, .declineCounter, .refresh: event.purpose = .proposal
    case .add, nil: break
    }
  }

  /// Whether there is a RECURRENCE-ID, readable or not.
  private var claimsToBeOverride: Bool {
    mended.properties.contains { $0.name == .recurrenceID }
      || mended.rejected.contains { $0.property.name == "RECURRENCE-ID" }
  }

  /// The end, without one that lies before the start.
  private mutating func end(of start: EventTime, _ fields: EventFields) -> Event.End {
    if let (time, property) = fields.end {
      let end = sameKind(time, as: start)
      if start.isDate, end.civil == start.civil { return .none }
      // Where neither has a zone any will do.
      let zone = floatingZone ?? .utc
      if end.instant(viewedIn: zone) >= start.instant(viewedIn: zone) { return .time(end) }
      note(.endBeforeStart, "DTEND is before DTSTART; the event is shown without length", line: property.line)
    } else if let (duration, property) = fields.duration {
      if !duration.isNegative { return .duration(duration) }
      note(.negativeDuration, "DURATION is negative; the event is shown without length", line: property.line)
    }
    return .none
  }

  /// A date as the end of a timed event is its midnight; a time as the end of an all-day event lies on its last day; an
  /// end without zone is told on the clocks of the start.
  private func sameKind(_ end: EventTime, as start: EventTime) -> EventTime {
    if case (.zoned(_, let zone), .floating(let civil)) = (start, end) { return .zoned(civil, zone) }
    if start.isDate == end.isDate { return end }
    if start.isDate {
      let civil = end.civil
      return .date(civil.secondOfDay > 0 ? civil.date.adding(days: 1) : civil.date)
    }
    return start.replacing(civil: end.civil)
  }

  /// An id that depends on the component's text alone, so that it is the same in every run.
  private var madeUpUID: UntrustedText { UntrustedText(StableHash.digits(of: mended.text) + "@flipcal") }
}
