import CalendarCore
import Canvas

/// Occurrences by a template.
public struct TemplateFormat: OccurrenceFormat {
  private let template: Template
  private let viewing: Zone
  private let now: ZonedTime
  private let metrics: TextMetrics
  private let ellipsis: String
  private let write: (ZonedTime, String) -> String?

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - now: What `{relative}` is seen from.
  ///   - style: Measures and cuts text.
  ///   - write: Writes a moment by a pattern; nil where it cannot.
  public init(
    _ template: Template, viewing: Zone, now: ZonedTime, style: PageStyle,
    write: @escaping (ZonedTime, String) -> String?
  ) {
    (self.template, self.viewing, self.now, self.write) = (template, viewing, now, write)
    (metrics, ellipsis) = (style.metrics, style.glyphs.ellipsis)
  }

  /// Writes what the template makes of an occurrence.
  public mutating func append(_ occurrence: Occurrence, to text: inout TextBuffer) {
    let fields = OccurrenceFields(occurrence: occurrence, viewing: viewing)
    for part in template.parts {
      switch part {
      case .literal(let literal): text.append(literal)
      case .field(let field, let form): text.append(written(field.value(in: fields, now: now), form))
      }
    }
    if template.endsLine { text.append(scalar: "\n") }
  }

  private func written(_ value: FieldValue, _ form: Template.Form) -> String {
    switch form {
    case .plain: return value.text.visible.description
    case .room(let room): return room.fit(value.text.visible.description, metrics, ellipsis: ellipsis)
    case .pattern(let pattern, let room):
      let text = written(value, by: pattern)
      return room?.fit(text, metrics, ellipsis: ellipsis) ?? text
    }
  }

  /// What a pattern makes of a value. A date has no time of day, so nothing of the pattern that tells one is written.
  private func written(_ value: FieldValue, by pattern: Template.TimePattern) -> String {
    switch value {
    case .moment(let time): return write(time, pattern.whole) ?? ""
    case .date(let date):
      let start = ZonedTime(instant: Instant(seconds: CivilDateTime(date).clockSeconds), offset: 0)
      return pattern.dateOnly.isEmpty ? "" : write(start, pattern.dateOnly) ?? ""
    default: return ""
    }
  }
}
