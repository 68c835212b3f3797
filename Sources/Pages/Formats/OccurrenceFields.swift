import CalendarCore
import TextGate

/// An occurrence as the named values that JSON, TSV and the like give.
struct OccurrenceFields {
  let occurrence: Occurrence
  let viewing: Zone

  /// 9999-12-31.
  private static let lastDay = CivilDate(dayNumber: 2_932_896)

  /// RFC 3339 with the viewing zone's offset, or a date.
  var start: String {
    switch occurrence.span {
    case .allDay(let days): days.start.description
    case .timed(let start, _): start.rfc3339
    }
  }

  /// Exclusive: the day after the last one, or the moment it ends.
  var end: String {
    switch occurrence.span {
    // Four digits of a year tell no later day.
    case .allDay(let days): min(days.end, OccurrenceFields.lastDay).description
    case .timed(_, let end): end.rfc3339
    }
  }

  /// The original start of an instance, in the form of ``start``.
  var recurrenceID: String? {
    guard let id = occurrence.recurrenceID else { return nil }
    return id.isDate ? id.civil.date.description : viewing.time(at: id.instant(viewedIn: viewing)).rfc3339
  }

  /// The TZID that the file gives; `UTC` for times with `Z`, nil for dates and floating times.
  var zone: UntrustedText? {
    if let name = occurrence.event.zoneName { return name }
    if case .zoned(_, let zone) = occurrence.event.start { return UntrustedText(zone.identifier) }
    return nil
  }
}
