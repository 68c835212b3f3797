import CalendarCore

/// Occurrences as JSON: one array of them, or a document on a line for each (NDJSON).
public struct OccurrenceJSON: OccurrenceFormat {
  private let viewing: Zone
  private let isArray: Bool
  private var json = JSONText()

  /// An array of objects, in the order given.
  public static func array(viewing: Zone) -> OccurrenceJSON { OccurrenceJSON(viewing: viewing, isArray: true) }

  /// An object on each line.
  public static func lines(viewing: Zone) -> OccurrenceJSON { OccurrenceJSON(viewing: viewing, isArray: false) }

  private init(viewing: Zone, isArray: Bool) { (self.viewing, self.isArray) = (viewing, isArray) }

  /// Begins the array.
  public mutating func begin(_ text: inout TextBuffer) {
    if isArray { json.beginArray() }
  }

  /// Writes an object.
  public mutating func append(_ occurrence: Occurrence, to text: inout TextBuffer) {
    json.occurrence(OccurrenceFields(occurrence: occurrence, viewing: viewing))
    if isArray { json.newLine() } else { json.endLine() }
    json.move(to: &text)
  }

  /// Ends the array.
  public mutating func end(_ text: inout TextBuffer) {
    guard isArray else { return }
    json.endArray()
    json.newLine()
    json.move(to: &text)
  }
}

extension JSONText {
  /// Writes an occurrence as an object.
  mutating func occurrence(_ fields: OccurrenceFields) {
    object { json in
      for field in fields.given {
        json.member(field.rawValue, fields.value(of: field))
      }
    }
  }

  /// Writes a key and a value.
  mutating func member(_ name: String, _ value: FieldValue) {
    key(name)
    self.value(value)
  }

  private mutating func value(_ value: FieldValue) {
    switch value {
    case .none: string(nil as String?)
    case .flag(let isSet): bool(isSet)
    case .number(let number): self.number(number)
    case .texts(let texts): array(texts) { $0.string($1) }
    case .text(let text): string(text)
    case .date, .moment: string(value.text)
    }
  }
}
