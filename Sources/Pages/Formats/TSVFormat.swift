import CalendarCore
import Canvas
import TextGate

/// Tab-separated values with a header line; the columns keep their order from version to version, and new ones come last.
public struct TSVFormat: OccurrenceFormat {
  private let viewing: Zone

  /// The columns, by the names in the header line.
  static let fields: [OccurrenceField] = [
    .start, .end, .allDay, .summary, .location, .calendar, .status, .transparent, .categories, .url, .uid,
    .recurrenceId,
    .zone, .recurring, .kind, .description, .due, .completed, .percent, .priority, .overdue, .age,
  ]

  /// The names in the header line.
  public static var columns: [String] { fields.map(\.rawValue) }

  /// Makes the format for a viewing zone.
  public init(viewing: Zone) { self.viewing = viewing }

  /// Writes the header line.
  public mutating func begin(_ text: inout TextBuffer) {
    text.append(TSVFormat.columns.joined(separator: "\t"))
    text.append(scalar: "\n")
  }

  /// Writes a line.
  public mutating func append(_ occurrence: Occurrence, to text: inout TextBuffer) {
    let fields = OccurrenceFields(occurrence: occurrence, viewing: viewing)
    for (column, field) in TSVFormat.fields.enumerated() {
      if column > 0 { text.append(scalar: "\t") }
      TSVFormat.append(escaped: fields.value(of: field).text, to: &text)
    }
    text.append(scalar: "\n")
  }

  /// Line feed, tab, carriage return and backslash as `\n`, `\t`, `\r` and `\\`; other control characters as visible
  /// stand-ins.
  static func append(escaped field: UntrustedText, to text: inout TextBuffer) {
    // Nearly all text is ASCII without anything to escape.
    let isPlain = field.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) else { return false }
      text.append(utf8: bytes)
      return true
    }
    if isPlain { return }
    var marks = VisibleText.MarkCount()
    field.forEachScalar { scalar in
      switch scalar {
      case "\n": text.append("\\n")
      case "\t": text.append("\\t")
      case "\r": text.append("\\r")
      case "\\": text.append("\\\\")
      default:
        if let shown = VisibleText.standIn(for: scalar), marks.admits(shown) { text.append(scalar: shown) }
      }
    }
  }
}
