import CalendarCore
import TextGate

/// Makes ``ComponentDetails`` from a component.
struct DetailReader {
  private var details: ComponentDetails

  /// Reads a component.
  ///
  /// - Parameters:
  ///   - floatingZone: Where times without any zone are meant to be; nil for wherever the reader is.
  ///   - resolve: Finds the zone of a property's TZID.
  static func details(
    _ component: RawComponent, kind: Event.Kind, origin: SourceLocation, floatingZone: Zone?,
    resolve: @escaping (PropertyLine) -> Zone?
  ) -> ComponentDetails {
    let mended = PropertyMender(component.lines, kind: kind)
    var fields = EventFields(mended, kind: kind, resolve: resolve)
    for (place, property) in mended.properties.enumerated() { _ = fields.take(property, at: place) }
    var basics = fields.draft
    basics.kind = kind
    basics.uid = fields.uid ?? ""
    if let start = fields.start {
      basics.start = start.time
      basics.zoneName = start.property.parameter("TZID").flatMap { $0.isEmpty ? nil : UntrustedText($0) }
    }
    if let end = fields.end {
      basics.end = .time(end.time)
    } else if let duration = fields.duration {
      basics.end = .duration(duration.value)
    }
    if let floatingZone { basics.settle(in: floatingZone) }
    var reader = DetailReader(details: ComponentDetails(kind: kind, basics: basics, origin: origin))
    if fields.start != nil { reader.details.start = basics.start }
    reader.details.due = fields.due.map { due in floatingZone.map(due.time.settled) ?? due.time }
    (reader.details.completed, reader.details.percent) = (fields.task?.completed, fields.task?.percent)
    for line in component.lines { if let property = PropertyLine(line) { reader.take(property) } }
    reader.details.alarms = component.children.filter { $0.name == .alarm }.map { Alarm($0) }
    return reader.details
  }

  private mutating func take(_ property: PropertyLine) {
    switch property.name {
    // Events have one too, which pages do not show.
    case "PRIORITY":
      details.priority = details.priority ?? DetailValues.integer(property).flatMap { (1...9).contains($0) ? $0 : nil }
    case "STATUS": details.status = details.status ?? word(property)
    case "CLASS": details.classification = details.classification ?? word(property)
    case "ORGANIZER": details.organizer = details.organizer ?? Attendee(property)
    case "ATTENDEE": if let attendee = Attendee(property) { details.attendees.append(attendee) }
    case "CONTACT": details.contacts += text(property)
    case "COMMENT": details.comments += text(property)
    case "REQUEST-STATUS": details.requestStatuses += text(property)
    case "RESOURCES": details.resources += DetailValues.texts(property).map { UntrustedText($0) }
    case "CONFERENCE":
      details.conferences += DetailValues.uri(property).map { [UntrustedText($0)] } ?? []
    case "ATTACH": details.attachments.append(Attachment(property))
    case "RRULE": details.ruleTexts += ruleText(property)
    case "EXRULE": details.exceptionRuleTexts += ruleText(property)
    case "CREATED": details.created = details.created ?? DetailValues.instant(property)
    case "LAST-MODIFIED": details.lastModified = details.lastModified ?? DetailValues.instant(property)
    case "DTSTAMP": details.stamp = details.stamp ?? DetailValues.instant(property)
    default: break
    }
  }

  private func word(_ property: PropertyLine) -> UntrustedText? {
    DetailValues.word(property).map { UntrustedText($0) }
  }

  private func text(_ property: PropertyLine) -> [UntrustedText] {
    DetailValues.text(property).map { [UntrustedText($0)] } ?? []
  }

  private func ruleText(_ property: PropertyLine) -> [UntrustedText] {
    [UntrustedText(PropertyLine.text(property.value.prefix(SourceLimits.mostRuleBytes)).trimmed)]
  }
}

extension CalendarText {
  /// All that a component says, whether pages can show it or not; nil where it is too large, or the source has been changed
  /// since the scan.
  public func details(of span: ComponentSpan) -> ComponentDetails? {
    let source = components
    // Guests and files count here, so no line is left out of a large one.
    guard span.range.count <= SourceLimits.mostComponentBytes else { return nil }
    let bytes = source.bytes.bytes(span.range)
    let kind = span.kind
    let component = RawComponent(
      ComponentName(kind), bytes, line: Int(span.line), decoder: decoder, keepsChildren: true)
    let calendar = source.calendars[Int(span.calendar)]
    var details = DetailReader.details(
      component, kind: kind, origin: SourceLocation(file: source.file, line: Int(span.line)),
      floatingZone: calendar.floatingZone, resolve: calendar.zones.zone(of:))
    details.method = method(of: span)
    details.event = event(span)
    return details
  }
}
