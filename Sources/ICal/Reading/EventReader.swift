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

/// Makes an ``Event`` from a VEVENT, a VTODO or a VJOURNAL.
struct EventReader {
  private let component: RawComponent
  let kind: Event.Kind
  private let file: String
  private let mended: PropertyMender
  private let method: Method?
  let floatingZone: Zone?
  private let resolve: (PropertyLine) -> Zone?
  private(set) var diagnostics: [Diagnostic] = []

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - method: METHOD of its VCALENDAR in upper case (RFC 5546), or nil.
  ///   - floatingZone: Where an event without any zone is meant to be; nil for wherever the reader is.
  ///   - hasPeople: Whether ATTENDEEs and the ORGANIZER are wanted.
  ///   - resolve: Finds the zone of a property's TZID, nil where it has none or an unknown one.
  init(
    _ component: RawComponent, file: String, method: String? = nil, floatingZone: Zone? = nil, hasPeople: Bool = true,
    resolve: @escaping (PropertyLine) -> Zone?
  ) {
    self.component = component
    self.file = file
    self.method = method.flatMap(Method.init(rawValue:))
    self.floatingZone = floatingZone
    self.resolve = resolve
    kind = component.name.kind ?? .event
    mended = PropertyMender(component.lines, kind: kind, hasPeople: hasPeople)
  }

  /// The event, or nil when it has no usable start; ``diagnostics`` then tell why.
  mutating func read() -> Event? {
    for rejected in mended.rejected { note(rejected.rule, rejected.reason, line: rejected.property.line) }
    var fields = EventFields(mended, kind: kind, resolve: resolve)
    let word = kind.word
    for (place, property) in mended.properties.enumerated() where !fields.take(property, at: place) {
      note(property.name.rule, EventReader.trouble(of: property, word), line: property.line.line)
    }
    if fields.start == nil, fields.due == nil, let id = fields.draft.recurrenceID,
      let property = fields.recurrenceProperty
    {
      // A cancelled instance need not repeat its start (RFC 5546 3.2.5), nor need a cancelled event.
      fields.start = (id, property)
    } else if kind == .event, fields.start == nil, method == .cancel,
      let uid = mended.properties.first(where: { $0.name == .uid })
    {
      fields.start = (fields.draft.start, uid.line)
    }
    if kind == .todo, let due = fields.due { return task(due: due, fields) }
    if let start = fields.start { return event(start, end: end(of: start.time, fields), fields) }
    return withoutStart(fields)
  }

  /// A to-do or a journal need not say when it is. But what says it in a form that cannot be read is skipped, as events
  /// without start are.
  private mutating func withoutStart(_ fields: EventFields) -> Event? {
    // One line for one trouble: a start that could not be read has been named already.
    let isTime = { (diagnostic: Diagnostic) in
      let message = diagnostic.message.description
      return message.hasPrefix("DTSTART ") || kind == .todo && message.hasPrefix("DUE ")
    }
    if let index = diagnostics.firstIndex(where: isTime) {
      let message = diagnostics[index].message.description
      let trouble =
        message.hasSuffix(EventReader.isIgnored) ? message.dropLast(EventReader.isIgnored.count) : message[...]
      diagnostics[index].message = "\(untrusted: String(trouble)); the \(kind.word) is skipped"
    } else if kind == .event {
      note(.missingStart, "VEVENT has no start (DTSTART); skipped", line: component.line)
    } else {
      return undated(fields)
    }
    return nil
  }

  private static let isIgnored = "; ignored"

  /// What is said of a property that cannot be understood.
  private static func trouble(of property: MendedProperty, _ component: VisibleText) -> VisibleText {
    let value = quoted(PropertyLine.head(property.line.value))
    switch (property.name, property.form) {
    case (.rule, _): return "RRULE \(value) cannot be understood; the \(component) does not repeat by it"
    case (.start, .plain), (.start, .date), (.end, .plain), (.end, .date), (.due, .plain), (.due, .date),
      (.completed, .plain), (.completed, .date), (.recurrenceID, .plain),
      (.recurrenceID, .date), (.additions, .plain), (.additions, .date), (.exceptions, .plain), (.exceptions, .date):
      return "\(property.name) \(value) is a day or time that does not exist; ignored"
    default: return "\(property.name) \(value) cannot be understood; ignored"
    }
  }

  mutating func note(_ rule: LintRule, _ message: @autoclosure () -> VisibleText, line: Int) {
    guard diagnostics.count < SourceLimits.mostDiagnostics else { return }
    diagnostics.append(Diagnostic(message(), at: SourceLocation(file: file, line: line), rule: rule))
  }

  func event(
    _ start: (time: EventTime, property: PropertyLine), end: Event.End, _ fields: EventFields
  ) -> Event {
    var event = fields.draft
    event.start = start.time
    event.end = end
    if event.recurrenceID == nil, claimsToBeOverride || method == .add {
      // As a master it could pass for a newer version of the real one and hide it.
      event.recurrenceID = start.time
    }
    if !start.time.isDate, !saysUTC(start.property.value) {
      event.zoneName = start.property.parameter("TZID").flatMap { $0.isEmpty ? nil : UntrustedText($0) }
    }
    return finished(event, fields)
  }

  /// An entry that says no day. There is nothing to count instances from.
  private func undated(_ fields: EventFields) -> Event {
    var event = fields.draft
    event.isUndated = true
    (event.rules, event.exceptionRules, event.additions) = ([], [], [])
    if claimsToBeOverride { event.recurrenceID = event.start }
    return finished(event, fields)
  }

  /// Sets what does not depend on when it is.
  private func finished(_ draft: Event.Properties, _ fields: EventFields) -> Event {
    var event = draft
    event.task = fields.task
    take(method, into: &event)
    event.origin = SourceLocation(file: file, line: component.line)
    event.uid = fields.uid.flatMap { $0.isEmpty ? nil : $0 } ?? madeUpUID
    if !mended.people.isEmpty { event.people = mended.people.compactMap(\.person) }
    if kind == .event, !event.rules.isEmpty { event.birthYear = birthYear(event) }
    if let floatingZone, case .floating = event.start, event.zoneName == nil { event.settle(in: floatingZone) }
    return Event(event)
  }

  /// The year of birth, where it is a birthday: it is so only where it recurs from year to year.
  private func birthYear(_ event: Event.Properties) -> Int16? {
    guard event.recurrenceID == nil, event.rules.contains(where: { $0.frequency == .yearly }) else { return nil }
    let isMarked = event.categories.contains { $0.isSame(ignoringCase: "BIRTHDAY") }
    return mended.birth.birthYear(start: event.start.civil.date.year, isMarked: isMarked)
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
      event.task?.status = .cancelled
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

  /// An id that depends on the component's text alone, so that it is the same in every run.
  private var madeUpUID: UntrustedText { UntrustedText(StableHash.digits(of: mended.text) + "@flipcal") }
}
