/// The named values of an occurrence, in the order of JSON's keys. Their names stay what they are from version to version.
public enum OccurrenceField: String, CaseIterable, Sendable {
  case uid, recurrenceId, start, end, allDay, summary, location, description, url, status, transparent, categories,
    calendar, zone, recurring, kind
}
