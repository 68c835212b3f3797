import CalendarCore
import Canvas
import TextGate

/// An event, to-do or journal entry in full, as a person wants to read it. All of it that files bring passes the gate.
public struct EventSheet {
  let subject: SheetSubject
  let times: SheetTimes
  let style: PageStyle
  /// Whether calendars have marks: where there are several.
  let hasMarks: Bool

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - viewing: The zone that times are told in.
  ///   - heading: What a day is called, such as "Tuesday, 15 December 2026".
  public init(
    _ subject: SheetSubject, viewing: Zone, style: PageStyle, hasMarks: Bool = false,
    heading: @escaping @Sendable (CivilDate) -> String
  ) {
    self.subject = subject
    self.style = style
    self.hasMarks = hasMarks
    times = SheetTimes(viewing: viewing, heading: heading, dash: style.glyphs.dash)
  }

  /// The lines, each a surface of one row. They have at most so many cells, but for links, which stay whole.
  public func rows(width: Int) -> [Surface] {
    var lines = SheetLines(width: width, style: style)
    let details = subject.details
    if let message = MessageWords.text(details) { lines.append(message.description, style.theme[.holiday]) }
    lines.append(VisibleText(title: details.basics.summary).description, style.theme[.title])
    lines.appendBlank()
    for field in timeFields + placeFields + peopleFields + otherFields { lines.append(field) }
    append(details.basics.description, to: &lines)
    for comment in details.comments { append(comment, to: &lines) }
    lines.appendBlank()
    for field in originFields { lines.append(field) }
    return lines.rows
  }

  /// A description's lines as they were written; runs of empty ones are one.
  private func append(_ text: UntrustedText?, to lines: inout SheetLines) {
    var isBlank = true
    for line in (text ?? "").lines.map(\.visible.description) {
      if line.isEmpty {
        isBlank = true
        continue
      }
      if isBlank { lines.appendBlank() }
      isBlank = false
      lines.append(line)
    }
  }

  // MARK: When

  private var timeFields: [SheetField] {
    let details = subject.details
    var fields: [SheetField] = []
    if let (start, end) = subject.span {
      let label = subject.recurrence == nil ? "When" : "First"
      fields.append(SheetField(label, times.text(start, end) + zoneName(of: start)))
      if let there = times.there(start, end, details.basics.zoneName) {
        fields.append(SheetField("There", there.description))
      }
    } else if details.kind == .event {
      fields.append(SheetField("When", "unknown: there is no start that can be understood", style.theme[.outside]))
    }
    if let due = details.due { fields.append(SheetField("Due", times.text(due) + zoneName(of: due))) }
    if let done = details.completed { fields.append(SheetField("Done", times.moment(done))) }
    if let recurrence = subject.recurrence { fields.append(SheetField("Repeats", recurrence)) }
    if let id = details.basics.recurrenceID {
      let what = details.basics.replacesFuture ? "this and all later instances from " : "the instance of "
      fields.append(SheetField("Instead of", what + times.text(id)))
    }
    if subject.recurrence != nil || !subject.overrides.isEmpty, !subject.instances.isEmpty {
      let entries = subject.instances.map { SheetField.Entry(text: times.text($0.span)) }
      fields.append(SheetField(subject.areAhead ? "Next" : "Last", entries))
    }
    if !subject.overrides.isEmpty { fields.append(SheetField("Changed", overrides)) }
    return fields
  }

  /// The viewing zone's name behind a time that some zone has.
  private func zoneName(of time: EventTime) -> String {
    guard case .zoned = time else { return "" }
    return " (\(VisibleText(times.viewing.identifier).description))"
  }

  /// The most overrides that are named.
  private static let mostOverrides = 10

  private var overrides: [SheetField.Entry] {
    let all = subject.overrides
    var entries = all.prefix(EventSheet.mostOverrides).map { SheetField.Entry(text: text(ofOverride: $0)) }
    if all.count > entries.count { entries.append(.init(text: "and \(all.count - entries.count) more")) }
    return entries
  }

  /// What an override changes: "Tuesday, 22 December 2026, 17:00: cancelled".
  private func text(ofOverride details: ComponentDetails) -> String {
    guard let id = details.basics.recurrenceID else { return "an instance that cannot be told" }
    let range = details.basics.replacesFuture ? "from \(times.text(id)) on" : times.text(id)
    var changes: [String] = []
    if details.status == "CANCELLED" || details.method == "CANCEL" {
      changes.append("cancelled")
    } else {
      if let start = details.event?.start ?? details.start {
        let own = (start: start, end: details.event?.end ?? details.end)
        if start.instant(viewedIn: times.viewing) != id.instant(viewedIn: times.viewing) {
          changes.append(times.text(own.start, own.end))
        }
      }
      let title = VisibleText(title: details.basics.summary).description
      if details.basics.summary != nil, details.basics.summary != subject.details.basics.summary {
        changes.append(title)
      }
      if let place = VisibleText.unlessEmpty(details.basics.location),
        details.basics.location != subject.details.basics.location
      {
        changes.append("at " + place.description)
      }
    }
    return changes.isEmpty ? range : "\(range): " + changes.joined(separator: "; ")
  }

  // MARK: Where it stands

  private var originFields: [SheetField] {
    let details = subject.details
    let dim = style.theme[.outside]
    var fields: [SheetField] = []
    let place = details.origin.file.visible.description + (details.origin.line.map { ":\($0)" } ?? "")
    fields.append(SheetField("Source", place, dim))
    if let uid = VisibleText.unlessEmpty(details.uid) { fields.append(SheetField("UID", uid.description, dim)) }
    if let created = details.created { fields.append(SheetField("Created", times.moment(created), dim)) }
    let changed = details.lastModified ?? (details.method == nil ? nil : details.stamp)
    if let changed { fields.append(SheetField("Modified", times.moment(changed), dim)) }
    if details.basics.sequence > 0 { fields.append(SheetField("Version", "\(details.basics.sequence)", dim)) }
    return fields
  }
}
