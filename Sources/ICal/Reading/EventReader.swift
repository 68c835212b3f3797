import CLibical
import CalendarCore

/// Makes an ``Event`` from a VEVENT.
struct EventReader {
  private let component: RawComponent
  private let file: String
  private let mended: PropertyMender
  private let method: String?
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
    self.method = method
    self.floatingZone = floatingZone
    self.resolve = resolve
    mended = PropertyMender(component.lines)
  }

  /// The event, or nil when it has no usable start; ``diagnostics`` then tell why.
  mutating func read() -> Event? {
    for (property, reason) in mended.rejected { note(reason, line: property.line) }
    guard let parsed = LibicalComponent(name: "VEVENT", properties: mended.text) else {
      note("VEVENT cannot be understood; skipped", line: component.line)
      return nil
    }
    var fields = Fields()
    var understood = Set<Int>()
    parsed.forEachProperty { property in
      guard let place = property.place, mended.properties.indices.contains(place) else { return }
      if take(property, mended.properties[place], into: &fields) { understood.insert(place) }
    }
    for (place, property) in mended.properties.enumerated() where !understood.contains(place) {
      note(
        "\(property.name) \(quoted(PropertyLine.text(property.value))) cannot be understood; ignored",
        line: property.line)
    }
    if fields.start == nil, let id = fields.draft.recurrenceID, let property = fields.recurrenceProperty {
      // A cancelled instance need not repeat its start (RFC 5546 3.2.5), nor need a cancelled event.
      fields.start = (id, property)
    } else if fields.start == nil, method == "CANCEL",
      let property = mended.properties.first(where: { $0.name == "UID" })
    {
      fields.start = (fields.draft.start, property)
    }
    guard let start = fields.start else {
      // One line for one trouble: a start that could not be read has been named already.
      if let index = diagnostics.firstIndex(where: { $0.message.hasPrefix("DTSTART ") }) {
        diagnostics[index].message += "; the event is skipped"
      } else {
        note("VEVENT has no start (DTSTART); skipped", line: component.line)
      }
      return nil
    }
    return event(start, fields)
  }

  /// What has been read; single properties keep their first value.
  private struct Fields {
    var start: (time: EventTime, property: PropertyLine)?
    var end: (time: EventTime, property: PropertyLine)?
    var duration: (value: CalendarDuration, property: PropertyLine)?
    var recurrenceProperty: PropertyLine?
    var uid: String?
    var draft = Event(uid: "", start: .date(CivilDate(dayNumber: 0)))
  }

  private mutating func note(_ message: String, line: Int) {
    diagnostics.append(Diagnostic(message, at: SourceLocation(file: file, line: line)))
  }

  private func take(_ property: LibicalProperty, _ line: PropertyLine, into fields: inout Fields) -> Bool {
    switch property.kind {
    case ICAL_UID_PROPERTY: fields.uid = fields.uid ?? property.text?.trimmed
    case ICAL_SUMMARY_PROPERTY: fields.draft.summary = fields.draft.summary ?? property.text
    case ICAL_LOCATION_PROPERTY: fields.draft.location = fields.draft.location ?? property.text
    case ICAL_DESCRIPTION_PROPERTY: fields.draft.description = fields.draft.description ?? property.text
    case ICAL_URL_PROPERTY: fields.draft.url = fields.draft.url ?? property.text
    case ICAL_STATUS_PROPERTY: fields.draft.status = property.text.flatMap(Event.Status.init(rawValue:))
    case ICAL_TRANSP_PROPERTY: fields.draft.isTransparent = property.text == "TRANSPARENT"
    case ICAL_CATEGORIES_PROPERTY: fields.draft.categories += property.text.map { [$0] } ?? []
    case ICAL_COLOR_PROPERTY: fields.draft.color = property.text.flatMap(CalendarColor.init)
    case ICAL_SEQUENCE_PROPERTY: fields.draft.sequence = property.integer ?? 0
    case ICAL_DTSTAMP_PROPERTY, ICAL_LASTMODIFIED_PROPERTY:
      guard let stamp = property.time.flatMap(CivilTime.init) else { return false }
      let instant = Instant(seconds: stamp.civil.clockSeconds)
      fields.draft.stamp = max(fields.draft.stamp ?? instant, instant)
    case ICAL_DURATION_PROPERTY:
      guard let duration = property.duration else { return false }
      fields.duration = fields.duration ?? (CalendarDuration(duration), line)
    default: return takeTime(property, line, into: &fields)
    }
    return true
  }

  private func takeTime(_ property: LibicalProperty, _ line: PropertyLine, into fields: inout Fields) -> Bool {
    switch property.kind {
    case ICAL_RRULE_PROPERTY, ICAL_EXRULE_PROPERTY:
      guard let rule = mended.rule(of: property) else { return false }
      if property.kind == ICAL_RRULE_PROPERTY {
        fields.draft.rules.append(rule)
      } else {
        fields.draft.exceptionRules.append(rule)
      }
      return true
    case ICAL_RDATE_PROPERTY:
      guard let addition = addition(property, line) else { return false }
      fields.draft.additions.append(addition)
      return true
    default: break
    }
    guard let time = property.time.flatMap({ eventTime($0, line) }) else { return false }
    switch property.kind {
    case ICAL_DTSTART_PROPERTY: fields.start = fields.start ?? (time, line)
    case ICAL_DTEND_PROPERTY: fields.end = fields.end ?? (time, line)
    case ICAL_EXDATE_PROPERTY: fields.draft.exceptions.append(time)
    case ICAL_RECURRENCEID_PROPERTY:
      fields.draft.recurrenceID = time
      fields.recurrenceProperty = line
      fields.draft.replacesFuture = line.parameter("RANGE")?.uppercased() == "THISANDFUTURE"
    default: return false
    }
    return true
  }

  private func addition(_ property: LibicalProperty, _ line: PropertyLine) -> Event.Addition? {
    if let period = property.period, icalperiodtype_is_null_period(period) == 0 {
      guard let start = eventTime(period.start, line) else { return nil }
      if let end = eventTime(period.end, line) { return Event.Addition(start: start, end: .time(end)) }
      return Event.Addition(start: start, end: .duration(CalendarDuration(period.duration)))
    }
    return property.time.flatMap { eventTime($0, line) }.map { Event.Addition(start: $0) }
  }

  private func eventTime(_ raw: icaltimetype, _ line: PropertyLine) -> EventTime? {
    switch CivilTime(raw) {
    case .date(let date): .date(date)
    case .utc(let civil): .zoned(civil, .utc)
    case .floating(let civil): resolve(line).map { .zoned(civil, $0) } ?? .floating(civil)
    case nil: nil
    }
  }

  private mutating func event(_ start: (time: EventTime, property: PropertyLine), _ fields: Fields) -> Event {
    var event = fields.draft
    event.start = start.time
    if event.recurrenceID == nil, claimsToBeOverride || method == "ADD" {
      // As a master it could pass for a newer version of the real one and hide it.
      event.recurrenceID = start.time
    }
    take(method, into: &event)
    event.end = end(of: start.time, fields)
    event.origin = SourceLocation(file: file, line: component.line)
    if !start.time.isDate, !PropertyLine.text(start.property.value).trimmed.uppercased().hasSuffix("Z") {
      event.zoneName = start.property.parameter("TZID").flatMap { $0.isEmpty ? nil : $0 }
    }
    event.uid = fields.uid.flatMap { $0.isEmpty ? nil : $0 } ?? madeUpUID
    if let floatingZone, case .floating = event.start, event.zoneName == nil { event.settle(in: floatingZone) }
    return event
  }

  private func take(_ method: String?, into event: inout Event) {
    switch method {
    case "CANCEL":
      event.status = .cancelled
      if event.recurrenceID == nil { event.purpose = .withdrawal }
    case "REPLY", "COUNTER", "DECLINECOUNTER", "REFRESH": event.purpose = .proposal
    default: break
    }
  }

  /// Whether there is a RECURRENCE-ID, readable or not.
  private var claimsToBeOverride: Bool {
    mended.properties.contains { $0.name == "RECURRENCE-ID" }
      || mended.rejected.contains { $0.property.name == "RECURRENCE-ID" }
  }

  /// The end, without one that lies before the start.
  private mutating func end(of start: EventTime, _ fields: Fields) -> Event.End {
    if let (time, property) = fields.end {
      let end = sameKind(time, as: start)
      if start.isDate, end.civil == start.civil { return .none }
      // Where neither has a zone any will do.
      let zone = floatingZone ?? .utc
      if end.instant(viewedIn: zone) >= start.instant(viewedIn: zone) { return .time(end) }
      note("DTEND is before DTSTART; the event is shown without length", line: property.line)
    } else if let (duration, property) = fields.duration {
      if !duration.isNegative { return .duration(duration) }
      note("DURATION is negative; the event is shown without length", line: property.line)
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

  /// An id that depends on the component's text alone (FNV-1a, 64 bits), so that it is the same in every run.
  private var madeUpUID: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in mended.text {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + "@flipcal"
  }
}
