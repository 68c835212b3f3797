import CalendarCore

/// The JSON documents of the command line.
public enum JSONFormat {
  /// An array of occurrences, in the order given.
  public static func agenda(_ occurrences: [Occurrence], viewing: Zone) -> String {
    var json = JSONText()
    json.array(occurrences) { json, occurrence in
      append(occurrence, viewing: viewing, to: &json)
      json.newLine()
    }
    json.newLine()
    return json.text
  }

  /// A month's page: its weeks, their days, and the occurrences of each.
  public static func month(_ content: MonthContent, hidden: [CivilDate: Int], viewing: Zone) -> String {
    var json = JSONText()
    json.object { json in
      json.key("month")
      json.string(content.grid.month.description)
      json.key("firstWeekday")
      json.string(weekdayNames[content.grid.firstWeekday.rawValue - 1])
      json.key("today")
      json.string(content.today?.description)
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
        json.key("name")
        json.string(summary.info.name)
        json.key("path")
        json.string(summary.path)
        json.key("color")
        json.string(summary.info.color?.hexadecimal)
        json.key("events")
        json.number(summary.events)
        json.key("occurrencesThisMonth")
        json.number(summary.occurrencesThisMonth)
        json.key("skipped")
        json.number(summary.skipped)
        json.key("loaded")
        json.string(summary.loaded.rfc3339)
      }
      json.newLine()
    }
    json.newLine()
    return json.text
  }

  private static let weekdayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  private static func append(
    week: Int, _ content: MonthContent, hidden: [CivilDate: Int], viewing: Zone, to json: inout JSONText
  ) {
    let dates = (0..<7).map { content.grid.date(week: week, column: $0) }
    // A row that does not begin on Monday lies in two ISO weeks; the one with its Thursday names it.
    let thursday = dates.first { $0.weekday == .thursday } ?? dates[3]
    json.object { json in
      json.key("isoWeek")
      json.number(ISOWeek(containing: thursday).number)
      json.key("days")
      json.array(dates) { json, date in
        json.newLine()
        json.object { json in
          json.key("date")
          json.string(date.description)
          json.key("inMonth")
          json.bool(date.yearMonth == content.grid.month)
          json.key("today")
          json.bool(date == content.today)
          json.key("hidden")
          json.number(hidden[date] ?? 0)
          json.key("occurrences")
          json.array(content.occurrences(on: date)) { json, occurrence in
            append(occurrence, viewing: viewing, to: &json)
          }
        }
      }
    }
  }

  private static func append(_ occurrence: Occurrence, viewing: Zone, to json: inout JSONText) {
    let event = occurrence.event
    let fields = OccurrenceFields(occurrence: occurrence, viewing: viewing)
    json.object { json in
      json.key("uid")
      json.string(event.uid)
      json.key("recurrenceId")
      json.string(fields.recurrenceID)
      json.key("start")
      json.string(fields.start)
      json.key("end")
      json.string(fields.end)
      json.key("allDay")
      json.bool(occurrence.isAllDay)
      json.key("summary")
      json.string(event.summary)
      json.key("location")
      json.string(event.location)
      json.key("description")
      json.string(event.description)
      json.key("url")
      json.string(event.url)
      json.key("status")
      json.string(event.status?.rawValue)
      json.key("transparent")
      json.bool(event.isTransparent)
      json.key("categories")
      json.array(event.categories) { $0.string($1) }
      json.key("calendar")
      json.string(occurrence.calendar.name)
      json.key("zone")
      json.string(fields.zone)
      json.key("recurring")
      json.bool(occurrence.isRecurring)
      json.key("kind")
      json.string("event")
    }
  }
}
