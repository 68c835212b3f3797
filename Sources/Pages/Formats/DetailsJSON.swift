import CalendarCore
import TextGate

/// The JSON of `show`: the keys of an occurrence, and all else that a component says. Keys are always there.
public enum DetailsJSON {
  /// An array of components, each a master or an override of an instance, in the order given.
  public static func document(_ subjects: [SheetSubject], viewing: Zone) -> String {
    var json = JSONText()
    let times = SheetTimes(viewing: viewing, heading: { $0.description }, dash: "-")
    json.array { json in
      for subject in subjects {
        append(subject, times, to: &json)
        json.newLine()
        for override in subject.overrides {
          append(SheetSubject(override, in: subject.calendar), times, to: &json)
          json.newLine()
        }
      }
    }
    json.newLine()
    return json.text
  }

  private static func append(_ subject: SheetSubject, _ times: SheetTimes, to json: inout JSONText) {
    let (details, basics) = (subject.details, subject.details.basics)
    let span = subject.span.map { times.span($0.start, $0.end) }
    let (start, end) = span.map { texts(of: $0) } ?? (nil, nil)
    json.object { json in
      json.member("uid", details.uid.isEmpty ? nil : details.uid)
      json.member("recurrenceId", basics.recurrenceID.map { text($0, times) })
      json.member("start", start)
      json.member("end", end)
      json.member("allDay", details.start?.isDate ?? false)
      json.member("summary", basics.summary)
      json.member("location", basics.location)
      json.member("description", basics.description)
      json.member("url", basics.url)
      json.member("status", details.status)
      json.member("transparent", basics.isTransparent)
      list("categories", basics.categories, to: &json)
      json.member("calendar", subject.calendar.name)
      json.member("zone", zone(details))
      json.member("recurring", subject.recurrence != nil || basics.recurrenceID != nil)
      json.member("kind", details.kind.rawValue)
      appendTimes(subject, times, to: &json)
      appendPeople(details, to: &json)
      appendRest(subject, times, to: &json)
    }
  }

  /// The TZID that the file gives; `UTC` for times with `Z`, nil for dates and floating times.
  private static func zone(_ details: ComponentDetails) -> UntrustedText? {
    if let name = details.basics.zoneName { return name }
    if case .zoned(_, let zone) = details.start { return UntrustedText(zone.identifier) }
    return nil
  }

  /// 9999-12-31.
  private static let lastDay = CivilDate(dayNumber: 2_932_896)

  private static func texts(of span: Occurrence.Span) -> (start: String?, end: String?) {
    switch span {
    // Four digits of a year tell no later day.
    case .allDay(let days): (days.start.description, min(days.end, lastDay).description)
    case .timed(let start, let end): (start.rfc3339, end.rfc3339)
    }
  }

  /// RFC 3339 with the viewing zone's offset, or a date.
  private static func text(_ time: EventTime, _ times: SheetTimes) -> String {
    time.isDate ? time.civil.date.description : text(time.instant(viewedIn: times.viewing), times)
  }

  private static func text(_ instant: Instant, _ times: SheetTimes) -> String {
    times.viewing.time(at: instant).rfc3339
  }

  private static func list(_ key: String, _ texts: [UntrustedText], to json: inout JSONText) {
    json.key(key)
    json.array(texts) { $0.string($1) }
  }

  private static func list(_ key: String, _ times: [EventTime], _ words: SheetTimes, to json: inout JSONText) {
    json.key(key)
    json.array(times) { $0.string(text($1, words)) }
  }

  private static func appendTimes(_ subject: SheetSubject, _ times: SheetTimes, to json: inout JSONText) {
    let details = subject.details
    json.member("due", details.due.map { text($0, times) })
    json.member("completed", details.completed.map { text($0, times) })
    json.member("percent", details.percent)
    json.member("priority", details.priority)
    json.member("class", details.classification)
    json.member("repeats", subject.recurrence)
    list("rules", details.ruleTexts, to: &json)
    list("exceptionRules", details.exceptionRuleTexts, to: &json)
    list("additions", details.basics.additions.map(\.start), times, to: &json)
    list("exceptions", details.basics.exceptions, times, to: &json)
    json.member("thisAndFuture", details.basics.replacesFuture)
    json.key("next")
    json.array(subject.areAhead ? subject.instances : []) { $0.string(texts(of: $1.span).start) }
  }

  private static func appendPeople(_ details: ComponentDetails, to json: inout JSONText) {
    json.member("method", details.method)
    json.key("organizer")
    if let organizer = details.organizer {
      json.object { json in
        json.member("name", organizer.name)
        json.member("address", organizer.address)
        json.member("sentBy", organizer.sentBy)
      }
    } else {
      json.string(nil as UntrustedText?)
    }
    json.key("attendees")
    json.array(details.attendees) { json, attendee in
      json.object { json in
        json.member("name", attendee.name)
        json.member("address", attendee.address)
        json.member("role", attendee.role ?? "REQ-PARTICIPANT")
        json.member("status", attendee.state ?? "NEEDS-ACTION")
        json.member("type", attendee.type ?? "INDIVIDUAL")
        json.member("rsvp", attendee.wantsAnswer)
        list("delegatedTo", attendee.delegatedTo, to: &json)
        list("delegatedFrom", attendee.delegatedFrom, to: &json)
        json.member("sentBy", attendee.sentBy)
      }
    }
  }

  private static func appendRest(_ subject: SheetSubject, _ times: SheetTimes, to json: inout JSONText) {
    let details = subject.details
    let words = AlarmWords(
      times: times, start: subject.span?.start ?? details.due, end: subject.end(times),
      isDue: subject.details.due != nil)
    json.key("alarms")
    json.array(details.alarms) { json, alarm in
      json.object { json in
        json.member("action", alarm.action)
        json.member("at", words.instant(alarm).map { text($0, times) })
        json.member("when", words.text(alarm).description)
        json.member("repeat", alarm.repetitions)
        json.member("summary", alarm.summary)
        json.member("description", alarm.description)
      }
    }
    json.key("attachments")
    json.array(details.attachments) { json, file in
      json.object { json in
        json.member("uri", file.uri)
        json.member("name", file.name)
        json.member("type", file.type)
        json.member("size", file.size)
      }
    }
    list("conferences", details.conferences, to: &json)
    list("contacts", details.contacts, to: &json)
    list("resources", details.resources, to: &json)
    list("comments", details.comments, to: &json)
    list("requestStatuses", details.requestStatuses, to: &json)
    json.member("created", details.created.map { text($0, times) })
    json.member("lastModified", details.lastModified.map { text($0, times) })
    json.member("stamp", details.stamp.map { text($0, times) })
    json.member("sequence", details.basics.sequence)
    json.member("file", details.origin.file)
    json.member("line", details.origin.line)
  }
}
