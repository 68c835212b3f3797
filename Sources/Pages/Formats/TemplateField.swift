import CalendarCore
import TextGate

/// What a template may name: the fields of JSON, and some that are made for people.
enum TemplateField: Sendable, Equatable {
  case value(OccurrenceField)
  /// The title with the state in words where it is not the usual one, as lines have it.
  case title
  /// Date and time, as lines have them.
  case when
  /// The last day, inclusive, or the moment it ends.
  case last
  /// How long it lasts: `1h30m`, `3d`; nothing of a to-do.
  case duration
  /// When it is, as seen from now: `in 25 min`, `tomorrow 09:00`.
  case relative

  /// The names of all.
  static let names = OccurrenceField.allCases.map(\.rawValue) + ["title", "when", "last", "duration", "relative"]

  init?(name: String) {
    switch name {
    case "title": self = .title
    case "when": self = .when
    case "last": self = .last
    case "duration": self = .duration
    case "relative": self = .relative
    default:
      guard let field = OccurrenceField(rawValue: name) else { return nil }
      self = .value(field)
    }
  }

  /// Whether its value is a date or a moment, which a pattern can write.
  var isTime: Bool {
    switch self {
    case .last, .value(.start), .value(.end), .value(.recurrenceId), .value(.due), .value(.completed): true
    default: false
    }
  }

  /// Its value for an occurrence.
  func value(in fields: OccurrenceFields, now: ZonedTime) -> FieldValue {
    let occurrence = fields.occurrence
    switch self {
    case .value(let field): return fields.value(of: field)
    case .title: return .text(UntrustedText(OccurrenceLine.title(occurrence)))
    case .when: return .text(UntrustedText(OccurrenceLine.when(occurrence)))
    case .last:
      if case .allDay(let days) = occurrence.span, !occurrence.isUndated { return .date(days.last) }
      return fields.value(of: .end)
    case .relative:
      return occurrence.isUndated ? .none : .text(UntrustedText(NextLine.time(of: occurrence, now: now)))
    case .duration:
      if occurrence.isTask { return .none }
      return .text(UntrustedText(TemplateField.length(of: occurrence.span)))
    }
  }

  private static func length(of span: Occurrence.Span) -> String {
    switch span {
    case .allDay(let days): return "\(days.count)d"
    case .timed(let start, let end):
      return LengthText.compact((end.instant.seconds - start.instant.seconds) / 60)
    }
  }
}
