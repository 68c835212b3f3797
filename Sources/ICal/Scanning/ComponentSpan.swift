import CalendarCore

/// Where a VEVENT, a VTODO or a VJOURNAL stands in a source, and what a scan tells of it without understanding it.
///
/// There may be a million of them, so they are small.
public struct ComponentSpan: Sendable {
  /// Where its BEGIN stands in the source.
  let start: Int
  /// A hash of its UID: components of one UID have the same.
  public internal(set) var uidHash: UInt64
  /// How many bytes it has, up to the end of its END.
  let length: UInt32
  /// The line of its BEGIN.
  public internal(set) var line: Int32
  /// The days that it may touch.
  public internal(set) var days: DayBounds
  /// The VCALENDAR that it stands in, from 0.
  var calendar: Int32
  /// The number of its source, for whoever holds several; 0 at first.
  public var source: Int32 = 0
  /// Which component it is.
  public let kind: Event.Kind
  /// Whether the scan understood all that it must: then reading it is certain to give an event and no diagnostic.
  public internal(set) var isOrdinary: Bool
  /// Whether its end would be before its start if its zone's clocks skipped the start.
  let mayFallIntoGap: Bool

  /// Its bytes in the source, from BEGIN to END.
  var range: Range<Int> { start..<start + Int(length) }
}
