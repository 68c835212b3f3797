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
    json.object { json in
      json.member("uid", details.uid.isEmpty ? nil : details.uid)
      json.member("recurrenceId", time(basics.recurrenceID, times))
      json.member("start", span.map { FieldValue(startOf: $0) } ?? .none)
      json.member("end", span.map { FieldValue(endOf: $0) } ?? .none)
      json.member("allDay", details.start?.isDate ?? false)
      json.member("summary", basics.summary)
      json.member("location", basics.location)
      json.member("description", basics.description)
      json.member("url", basics.url)
      json.member("status", details.status)
      json.member("transparent", basics.isTransparent)
      list("categories", basics.categories, to: &json)
      json.member("calendar", subject.calendar.name)
      json.member("zone", FieldValue(zoneNamed: basics.zoneName, of: details.start))
      json.member("recurring", subject.recurrence != nil || basics.recurrenceID != nil)
      json.member("kind", details.kind.rawValue)
      appendTimes(subject, times, to: &json)
      appendPeople(details, to: &json)
      appendRest(subject, times, to: &json)
    }
  }

  private static func moment(_ instant: Instant?, _ times: SheetTimes) -> FieldValue {
    FieldValue(instant.map(times.viewing.time(at:)))
  }

  private static func time(_ time: EventTime?, _ times: SheetTimes) -> FieldValue {
    time.map { FieldValue($0, viewing: times.viewing) } ?? .none
  }

  private static func list(_ key: String, _ texts: [UntrustedText], to json: inout JSONText) {
    json.key(key)
    json.array(texts) { $0.string($1) }
  }

  private static func list(_ key: String, _ times: [EventTime], _ words: SheetTimes, to json: inout JSONText) {
    json.key(key)
    json.array(times) { $0.string(time($1, words).text) }
  }

  private static func appendTimes(_ subject: SheetSubject, _ times: SheetTimes, to json: inout JSONText) {
    let details = subject.details
    json.member("due", time(details.due, times))
    json.member("completed", moment(details.completed, times))
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
    json.array(subject.areAhead ? subject.instances : []) { $0.string(FieldValue(startOf: $1.span).text) }
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
    let words = subject.alarmWords(times)
    json.key("alarms")
    json.array(details.alarms) { json, alarm in
      json.object { json in
        json.member("action", alarm.action)
        json.member("at", moment(words.instant(alarm), times))
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
    json.member("created", moment(details.created, times))
    json.member("lastModified", moment(details.lastModified, times))
    json.member("stamp", moment(details.stamp, times))
    json.member("sequence", details.basics.sequence)
    json.member("file", details.origin.file)
    json.member("line", details.origin.line)
  }
}
