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
    case .recurrenceId: recurrenceID
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
    case .zone: FieldValue(zone)
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
    OccurrenceField.always + (occurrence.isTask ? OccurrenceField.ofTasks : []) + (occurrence.age == nil ? [] : [.age])
  }

  /// A to-do is shown when it is due; a day is that day itself.
  private func end(ofTask occurrence: Occurrence) -> FieldValue {
    if case .allDay(let days) = occurrence.span, !occurrence.isUndated { return .date(days.last) }
    return end
  }

  /// 9999-12-31.
  private static let lastDay = CivilDate(dayNumber: 2_932_896)

  private var start: FieldValue {
    if occurrence.isUndated { return .none }
    return switch occurrence.span {
    case .allDay(let days): .date(days.start)
    case .timed(let start, _): .moment(start)
    }
  }

  /// Exclusive: the day after the last one, or the moment it ends.
  private var end: FieldValue {
    if occurrence.isUndated { return .none }
    return switch occurrence.span {
    // Four digits of a year tell no later day.
    case .allDay(let days): .date(min(days.end, OccurrenceFields.lastDay))
    case .timed(_, let end): .moment(end)
    }
  }

  /// The original start of an instance.
  private var recurrenceID: FieldValue {
    guard let id = occurrence.recurrenceID else { return .none }
    return id.isDate ? .date(id.civil.date) : .moment(viewing.time(at: id.instant(viewedIn: viewing)))
  }

  /// The TZID that the file gives; `UTC` for times with `Z`, nil for dates and floating times.
  private var zone: UntrustedText? {
    if let name = occurrence.event.zoneName { return name }
    if !occurrence.isUndated, case .zoned(_, let zone) = occurrence.event.start {
      return UntrustedText(zone.identifier)
    }
    return nil
  }
}
