import CalendarCore
import Canvas

/// Occurrences by a template.
public struct TemplateFormat: OccurrenceFormat {
  private let template: Template
  private let viewing: Zone
  private let metrics: TextMetrics
  private let ellipsis: String
  private let write: (ZonedTime, String) -> String?

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - style: Measures and cuts text.
  ///   - write: Writes a moment by a pattern; nil where it cannot.
  public init(
    _ template: Template, viewing: Zone, style: PageStyle, write: @escaping (ZonedTime, String) -> String?
  ) {
    (self.template, self.viewing, self.write) = (template, viewing, write)
    (metrics, ellipsis) = (style.metrics, style.glyphs.ellipsis)
  }

  /// Writes what the template makes of an occurrence.
  public mutating func append(_ occurrence: Occurrence, to text: inout TextBuffer) {
    let fields = OccurrenceFields(occurrence: occurrence, viewing: viewing)
    for part in template.parts {
      switch part {
      case .literal(let literal): text.append(literal)
      case .field(let field, let form): text.append(written(field.value(in: fields), form))
      }
    }
    if template.endsLine { text.append(scalar: "\n") }
  }

  private func written(_ value: FieldValue, _ form: Template.Form) -> String {
    switch form {
    case .plain: value.text.visible.description
    case .room(let room): room.fit(value.text.visible.description, metrics, ellipsis: ellipsis)
    case .pattern(let pattern): moment(of: value).flatMap { write($0, pattern) } ?? ""
    }
  }

  /// What a pattern can write of a value; a date is the moment at which it begins, on any clock.
  private func moment(of value: FieldValue) -> ZonedTime? {
    switch value {
    case .moment(let time): time
    case .date(let date): ZonedTime(instant: Instant(seconds: CivilDateTime(date).clockSeconds), offset: 0)
    default: nil
    }
  }
}
