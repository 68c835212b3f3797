import CalendarCore
import Canvas
import TextGate

/// Tab-separated values with a header line; the columns keep their order from version to version.
public enum TSVFormat {
  /// The names in the header line.
  public static let columns = [
    "start", "end", "allDay", "summary", "location", "calendar", "status", "transparent", "categories", "url", "uid",
    "recurrenceId", "zone", "recurring", "kind", "description",
  ]

  /// Occurrences, a line each.
  public static func agenda(_ occurrences: [Occurrence], viewing: Zone) -> String {
    var text = TextBuffer(capacity: occurrences.count * 256)
    text.append(columns.joined(separator: "\t"))
    text.append(scalar: "\n")
    for occurrence in occurrences {
      for (column, field) in row(occurrence, viewing: viewing).enumerated() {
        if column > 0 { text.append(scalar: "\t") }
        append(escaped: field, to: &text)
      }
      text.append(scalar: "\n")
    }
    return text.text
  }

  private static func row(_ occurrence: Occurrence, viewing: Zone) -> [UntrustedText] {
    let event = occurrence.event
    let fields = OccurrenceFields(occurrence: occurrence, viewing: viewing)
    return [
      UntrustedText(fields.start), UntrustedText(fields.end), text(of: occurrence.isAllDay), event.summary ?? "",
      event.location ?? "", occurrence.calendar.name, UntrustedText(event.status?.rawValue ?? ""),
      text(of: event.isTransparent), event.categories.joined(separator: ","), event.url ?? "", event.uid,
      UntrustedText(fields.recurrenceID ?? ""), fields.zone ?? "", text(of: occurrence.isRecurring),
      UntrustedText(event.kind.rawValue),
      event.description ?? "",
    ]
  }

  private static func text(of value: Bool) -> UntrustedText { value ? "true" : "false" }

  /// Line feed, tab, carriage return and backslash as `\n`, `\t`, `\r` and `\\`; other control characters as visible
  /// stand-ins.
  private static func append(escaped field: UntrustedText, to text: inout TextBuffer) {
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
