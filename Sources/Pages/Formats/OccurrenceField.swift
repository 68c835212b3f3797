/// The named values of an occurrence, in the order of JSON's keys. Their names stay what they are from version to version.
public enum OccurrenceField: String, CaseIterable, Sendable {
  // What every occurrence has.
  case uid, recurrenceId, start, end, allDay, summary, location, description, url, status, transparent, categories,
    calendar, zone, recurring, kind
  // What to-dos have besides.
  case due, completed, percent, priority, overdue
  // What birthdays have whose data tells the year of birth.
  case age

  /// Those that JSON always gives, `null` where there is nothing.
  static let always = allCases.filter { !ofTasks.contains($0) && $0 != .age }
  /// Those that it gives of to-dos.
  static let ofTasks: [OccurrenceField] = [.due, .completed, .percent, .priority, .overdue]
}
