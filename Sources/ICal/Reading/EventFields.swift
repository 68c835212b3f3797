import CLibical
import CalendarCore
import TextGate

/// What the properties of a component say; single ones keep their first value.
struct EventFields {
  private(set) var draft = Event.Properties(uid: "", start: .date(CivilDate(dayNumber: 0)))
  var start: (time: EventTime, property: PropertyLine)?
  private(set) var end: (time: EventTime, property: PropertyLine)?
  private(set) var due: (time: EventTime, property: PropertyLine)?
  private(set) var duration: (value: CalendarDuration, property: PropertyLine)?
  private(set) var recurrenceProperty: PropertyLine?
  private(set) var uid: UntrustedText?
  private var taskStatus: Event.Task.Status?
  private var completed: Instant?
  private var percent: Int?
  private var priority: Int?
  private let mended: PropertyMender
  private let resolve: (PropertyLine) -> Zone?

  init(_ mended: PropertyMender, kind: Event.Kind, resolve: @escaping (PropertyLine) -> Zone?) {
    self.mended = mended
    self.resolve = resolve
    if kind != .event { draft.kind = kind }
  }

  /// What a to-do says; nil for other components.
  var task: Event.Task? {
    guard draft.kind == .todo else { return nil }
    return Event.Task(status: taskStatus, completed: completed, percent: percent, priority: priority ?? 0)
  }

  /// Takes over what a property says; false when it cannot be understood.
  mutating func take(_ property: MendedProperty, at place: Int) -> Bool {
    let values = mended.values
    switch property.name {
    case .uid, .summary, .location, .description, .url, .categories, .color:
      guard let text = text(property) else { return false }
      take(text, of: property.name)
    case .status: return takeStatus(property)
    case .transparency:
      guard let isTransparent = values.isTransparent(property.value) else { return false }
      draft.isTransparent = isTransparent
    case .sequence:
      guard let sequence = values.integer(property.value) else { return false }
      draft.sequence = sequence
    case .stamp, .lastModified: return takeStamp(property)
    case .duration:
      guard let given = values.duration(property.value) else { return false }
      duration = duration ?? (CalendarDuration(given), property.line)
    case .rule:
      guard let rule = mended.rule(at: place) else { return false }
      draft.rules.append(rule)
    case .exceptionRule:
      guard let rule = mended.rule(at: place) else { return false }
      draft.exceptionRules.append(rule)
    case .additions:
      guard let addition = addition(property) else { return false }
      draft.additions.append(addition)
    case .percent: percent = percent ?? Int(PropertyLine.text(values[property.value]))
    case .priority: priority = priority ?? Int(PropertyLine.text(values[property.value]))
    case .start, .end, .due, .completed, .exceptions, .recurrenceID:
      // A PERIOD stands in RDATE only.
      guard property.form != .period, let time = values.time(property.value).flatMap({ eventTime($0, property.line) })
      else { return false }
      take(time, property)
    case .attendee, .organizer, .birthDate, .isBirthday, .anniversaryKind, .birthYear, .isBirthYearUnknown, .name,
      .zoneID, .offsetFrom, .offsetTo:
      return false
    }
    return true
  }

  /// A text without its escapes. One that has none, and a URL, is what it says.
  private func text(_ property: MendedProperty) -> String? {
    if property.form == .escaped { return mended.values.unescapedText(property.value) }
    let text = mended.values[property.value]
    return text.isEmpty ? nil : PropertyLine.text(text)
  }

  private mutating func take(_ text: String, of name: PropertyName) {
    switch name {
    case .uid: uid = uid ?? UntrustedText(text.trimmed)
    case .summary: draft.summary = draft.summary ?? UntrustedText(text)
    case .location: draft.location = draft.location ?? UntrustedText(text)
    case .description:
      // Journals may have several (RFC 5545 3.6.3).
      let before = draft.description
      let text = UntrustedText(text)
      draft.description = before.map { draft.kind == .journal ? [$0, text].joined(separator: "\n\n") : $0 } ?? text
    case .url: draft.url = draft.url ?? UntrustedText(text)
    case .categories: draft.categories.append(UntrustedText(text))
    case .color: draft.color = CalendarColor(text)
    default: break
    }
  }

  /// Of a status that a to-do or a journal does not have nothing is said here.
  private mutating func takeStatus(_ property: MendedProperty) -> Bool {
    guard draft.kind != .event else {
      guard let status = mended.values.status(property.value) else { return false }
      draft.status = status
      return true
    }
    let word = PropertyLine.text(mended.values[property.value])
    if draft.kind == .todo { taskStatus = Event.Task.Status(rawValue: word) }
    draft.status = word == Event.Status.cancelled.rawValue ? .cancelled : nil
    return true
  }

  /// The later of DTSTAMP and LAST-MODIFIED.
  private mutating func takeStamp(_ property: MendedProperty) -> Bool {
    guard let stamp = mended.values.time(property.value).flatMap(CivilTime.init) else { return false }
    let instant = Instant(seconds: stamp.civil.clockSeconds)
    draft.stamp = max(draft.stamp ?? instant, instant)
    return true
  }

  private mutating func take(_ time: EventTime, _ property: MendedProperty) {
    switch property.name {
    case .start: start = start ?? (time, property.line)
    case .end: end = end ?? (time, property.line)
    case .due: due = due ?? (time, property.line)
    case .completed: completed = completed ?? time.instant(viewedIn: .utc)
    case .exceptions: draft.exceptions.append(time)
    case .recurrenceID:
      draft.recurrenceID = time
      recurrenceProperty = property.line
      draft.replacesFuture = property.line.parameter("RANGE")?.uppercased() == "THISANDFUTURE"
    default: break
    }
  }

  private func addition(_ property: MendedProperty) -> Event.Addition? {
    guard property.form == .period else {
      return mended.values.time(property.value).flatMap { eventTime($0, property.line) }
        .map { Event.Addition(start: $0) }
    }
    guard let period = mended.values.period(property.value), let start = eventTime(period.start, property.line) else {
      return nil
    }
    if let end = eventTime(period.end, property.line) { return Event.Addition(start: start, end: .time(end)) }
    return Event.Addition(start: start, end: .duration(CalendarDuration(period.duration)))
  }

  private func eventTime(_ raw: icaltimetype, _ line: PropertyLine) -> EventTime? {
    switch CivilTime(raw) {
    case .date(let date): .date(date)
    case .utc(let civil): .zoned(civil, .utc)
    case .floating(let civil): resolve(line).map { .zoned(civil, $0) } ?? .floating(civil)
    case nil: nil
    }
  }
}
