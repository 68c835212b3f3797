import CalendarCore
import TextGate

/// How much time calendars and weekdays take, as JSON and TSV.
public enum UseFormat {
  /// One document: the days that count, all of it, and its parts.
  public static func json(
    _ use: TimeUse, window: DayRange, calendars: [CalendarInfo], weekdays: [Weekday]
  ) -> String {
    var json = JSONText()
    json.object { json in
      json.member("from", window.start.description)
      json.member("to", window.last.description)
      append(use.total, to: &json)
      json.key("calendars")
      json.array(calendars) { json, info in
        json.object { json in
          json.member("calendar", info.name)
          append(use.calendars[info.order], to: &json)
        }
      }
      json.key("weekdays")
      json.array(weekdays) { json, day in
        json.object { json in
          json.member("weekday", JSONFormat.weekdayNames[day.rawValue - 1])
          append(use.weekdays[day], to: &json)
        }
      }
    }
    json.newLine()
    return json.text
  }

  /// A header, and a line for each calendar, each weekday and all of it.
  public static func tsv(_ use: TimeUse, calendars: [CalendarInfo], weekdays: [Weekday]) -> String {
    var text = TextBuffer()
    text.append("by\tname\toccurrences\tminutes\n")
    func append(_ group: String, _ name: UntrustedText, _ amount: TimeUse.Amount?) {
      text.append("\(group)\t")
      TSVFormat.append(escaped: name, to: &text)
      text.append("\t\(amount?.occurrences ?? 0)\t\(amount?.minutes ?? 0)\n")
    }
    for info in calendars { append("calendar", info.name, use.calendars[info.order]) }
    for day in weekdays {
      append("weekday", UntrustedText(JSONFormat.weekdayNames[day.rawValue - 1]), use.weekdays[day])
    }
    append("all", "", use.total)
    return text.text
  }

  private static func append(_ amount: TimeUse.Amount?, to json: inout JSONText) {
    json.member("occurrences", amount?.occurrences ?? 0)
    json.member("minutes", amount?.minutes ?? 0)
  }
}
