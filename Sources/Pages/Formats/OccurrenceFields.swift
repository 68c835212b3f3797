import CalendarCore
import TextGate

/// An occurrence as the named values that JSON, TSV and templates give.
struct OccurrenceFields {
  let occurrence: Occurrence
  let viewing: Zone

  /// The value of a field.
  func value(of field: OccurrenceField) -> FieldValue {
    let event = occurrence.event
    return switch field {
    case .uid: .text(event.uid)
    case .recurrenceId: occurrence.recurrenceID.map { FieldValue($0, viewing: viewing) } ?? .none
    case .start: start
    case .end: end
    case .allDay: .flag(occurrence.isAllDay)
    case .summary: FieldValue(event.summary)
    case .location: FieldValue(event.location)
    case .description: FieldValue(event.description)
    case .url: FieldValue(event.url)
    case .status: FieldValue(word: event.statusText)
    case .transparent: .flag(event.isTransparent)
    case .categories: .texts(event.categories)
    case .calendar: .text(occurrence.calendar.name)
    case .zone: zone
    case .recurring: .flag(occurrence.isRecurring)
    case .kind: FieldValue(word: event.kind.rawValue)
    case .due: occurrence.isTask ? end(ofTask: occurrence) : .none
    case .completed: FieldValue(event.task?.completed.map(viewing.time(at:)))
    case .percent: FieldValue(event.task?.percent)
    case .priority: FieldValue(event.task.map(\.priority))
    case .overdue: event.task == nil ? .none : .flag(occurrence.isOverdue)
    case .age: FieldValue(occurrence.age)
    }
  }

  /// The fields that JSON gives: the first sixteen always, those of to-dos with to-dos, and an age where one is known.
  var given: [OccurrenceField] {
    let age = occurrence.age
    if !occurrence.isTask, age == nil { return OccurrenceField.always }
    return OccurrenceField.always + (occurrence.isTask ? OccurrenceField.ofTasks : []) + (age == nil ? [] : [.age])
  }

  /// A to-do is shown when it is due; a day is that day itself.
  private func end(ofTask occurrence: Occurrence) -> FieldValue {
    if case .allDay(let days) = occurrence.span, !occurrence.isUndated { return .date(days.last) }
    return end
  }

  private var start: FieldValue { occurrence.isUndated ? .none : FieldValue(startOf: occurrence.span) }

  private var end: FieldValue { occurrence.isUndated ? .none : FieldValue(endOf: occurrence.span) }

  private var zone: FieldValue {
    FieldValue(zoneNamed: occurrence.event.zoneName, of: occurrence.isUndated ? nil : occurrence.event.start)
  }
}
