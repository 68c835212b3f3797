import CalendarCore

/// The JSON documents of the command line that are no lists of occurrences.
public enum JSONFormat {
  /// A month's page: its weeks, their days, and the occurrences of each.
  public static func month(_ content: MonthContent, hidden: [CivilDate: Int], viewing: Zone) -> String {
    var json = JSONText()
    json.object { json in
      json.member("month", content.grid.month.description)
      json.member("firstWeekday", weekdayNames[content.grid.firstWeekday.rawValue - 1])
      json.member("today", content.today?.description)
      json.key("weeks")
      json.array(0..<content.grid.weekCount) { json, week in
        append(week: week, content, hidden: hidden, viewing: viewing, to: &json)
      }
    }
    json.newLine()
    return json.text
  }

  /// An array of what is open.
  public static func calendars(_ summaries: [CalendarSummary]) -> String {
    var json = JSONText()
    json.array(summaries) { json, summary in
      json.object { json in
        json.member("name", summary.info.name)
        json.member("path", summary.path)
        json.member("color", summary.info.color?.hexadecimal)
        json.member("events", summary.events)
        json.member("occurrencesThisMonth", summary.occurrencesThisMonth)
        json.member("skipped", summary.skipped)
        json.member("loaded", summary.loaded.rfc3339)
        json.member("indexSize", summary.indexSize)
        json.member("encoding", summary.encoding)
        json.member("hidden", summary.isHidden)
        json.member("origin", summary.origin.rawValue)
      }
      json.newLine()
    }
    json.newLine()
    return json.text
  }

  static let weekdayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  private static func append(
    week: Int, _ content: MonthContent, hidden: [CivilDate: Int], viewing: Zone, to json: inout JSONText
  ) {
    let dates = (0..<7).map { content.grid.date(week: week, column: $0) }
    json.object { json in
      json.member("isoWeek", content.grid.isoWeek(ofRow: week).number)
      json.key("days")
      json.array(dates) { json, date in
        json.newLine()
        json.object { json in
          json.member("date", date.description)
          json.member("inMonth", date.yearMonth == content.grid.month)
          json.member("today", date == content.today)
          json.member("hidden", hidden[date] ?? 0)
          json.key("occurrences")
          json.array(content.occurrences(on: date)) { json, occurrence in
            json.occurrence(OccurrenceFields(occurrence: occurrence, viewing: viewing))
          }
        }
      }
    }
  }
}
