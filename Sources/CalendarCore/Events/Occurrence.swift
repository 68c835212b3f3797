/// An event, or one instance of a recurring one, resolved to times in the viewing zone: what pages draw.
public struct Occurrence: Sendable, Hashable {
  /// When it is.
  public enum Span: Sendable, Hashable {
    /// Whole days, at least one.
    case allDay(DayRange)
    /// From one moment to another, which is not before it, on the viewing zone's clocks.
    case timed(start: ZonedTime, end: ZonedTime)
  }

  /// The event, or the override that takes the instance's place, with its calendar.
  public let subject: Subject
  /// When it is.
  public var span: Span
  /// The original start of an instance of a recurring event; nil for a single event.
  public var recurrenceID: EventTime?
  /// Whether it is an instance of a recurring event.
  public var isRecurring: Bool
  /// Whether it is a to-do that was due before the moment at which the question was asked, and is still open.
  public var isOverdue = false

  /// An event in its calendar; the occurrences of one event share it, for there may be many.
  public final class Subject: Sendable, Hashable {
    /// The event.
    public let event: Event
    /// The calendar it lies in.
    public let calendar: CalendarInfo

    /// Makes a subject.
    public init(_ event: Event, in calendar: CalendarInfo) {
      self.event = event
      self.calendar = calendar
    }

    /// Whether both are the same event in the same calendar.
    public static func == (left: Subject, right: Subject) -> Bool {
      left === right || left.event == right.event && left.calendar == right.calendar
    }

    /// Hashes the event's UID, which tells most events apart.
    public func hash(into hasher: inout Hasher) { hasher.combine(event.uid) }
  }

  /// Makes an occurrence. Inlined, so that it is made where it is put.
  @inlinable public init(_ subject: Subject, span: Span, recurrenceID: EventTime? = nil, isRecurring: Bool = false) {
    self.subject = subject
    self.span = span
    self.recurrenceID = recurrenceID
    self.isRecurring = isRecurring
  }

  /// The event, or the override that takes the instance's place. Inlined, so that one who asks for a property of it gets
  /// no copy of the others.
  @inlinable public var event: Event { subject.event }
  /// The calendar it lies in.
  @inlinable public var calendar: CalendarInfo { subject.calendar }
  /// The event's own colour, or else its calendar's.
  @inlinable public var color: CalendarColor? { subject.event.color ?? subject.calendar.color }

  /// Whether it takes whole days.
  public var isAllDay: Bool {
    if case .allDay = span { true } else { false }
  }

  /// The days it touches in the viewing zone. Ends are exclusive, so one that ends at midnight does not touch the day
  /// that begins then; one without length touches the day it lies on.
  public var days: DayRange {
    switch span {
    case .allDay(let days): return days
    case .timed(let start, let end):
      let (first, last) = (start.civil.date, end.civil)
      let endsOnNextDay = last.secondOfDay > 0 || end.instant <= start.instant
      let exclusive = endsOnNextDay ? last.date.adding(days: 1) : last.date
      return DayRange(start: first, end: exclusive > first ? exclusive : first.adding(days: 1))
    }
  }

  /// Whether it is the same instance of the same event, though it may say something else by now.
  public func isSameInstance(as other: Occurrence) -> Bool {
    event.uid == other.event.uid && recurrenceID == other.recurrenceID && calendar.order == other.calendar.order
      && (isRecurring || span == other.span)
  }
}
