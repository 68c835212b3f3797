import CalendarCore
import Canvas

/// Tab-separated values with a header line; the columns keep their order from version to version.
public enum TSVFormat {
  /// The names in the header line.
  public static let columns = [
    "start", "end", "allDay", "summary", "location", "calendar", "status", "transparent", "categories", "url", "uid",
    "recurrenceId", "zone", "recurring", "kind", "description",
  ]

  /// Occurrences, a line each.
  public static func agenda(_ occurrences: [Occurrence], viewing: Zone) -> String {
    var text = columns.joined(separator: "\t") + "\n"
    for occurrence in occurrences {
      text += row(occurrence, viewing: viewing).map(escaped).joined(separator: "\t") + "\n"
    }
    return text
  }

  private static func row(_ occurrence: Occurrence, viewing: Zone) -> [String] {
    let event = occurrence.event
    let fields = OccurrenceFields(occurrence: occurrence, viewing: viewing)
    return [
      fields.start, fields.end, String(occurrence.isAllDay), event.summary ?? "", event.location ?? "",
      occurrence.calendar.name, event.status?.rawValue ?? "", String(event.isTransparent),
      event.categories.joined(separator: ","), event.url ?? "", event.uid, fields.recurrenceID ?? "", fields.zone ?? "",
      String(occurrence.isRecurring), "event", event.description ?? "",
    ]
  }

  /// Line feed, tab, carriage return and backslash as `\n`, `\t`, `\r` and `\\`; other control characters as visible
  /// stand-ins.
  private static func escaped(_ field: String) -> String {
    var text = ""
    for scalar in field.unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\\": text += "\\\\"
      default: if let shown = VisibleText.standIn(for: scalar) { text.unicodeScalars.append(shown) }
      }
    }
    return text
  }
}
