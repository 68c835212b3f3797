import TextGate

extension Event {
  /// What a component says.
  public struct Properties: Sendable, Hashable {
    /// Which component it is.
    public var kind = Event.Kind.event
    /// UID; made up from the component's text where it has none, so that it stays the same from run to run.
    public var uid: UntrustedText
    /// DTSTART; of a to-do without one its DUE.
    public var start: EventTime
    /// DTEND, of a to-do DUE, or DURATION.
    public var end: End = .none
    /// The TZID of DTSTART as written; nil for UTC, floating times and dates.
    public var zoneName: UntrustedText?

    /// SUMMARY.
    public var summary: UntrustedText?
    /// LOCATION.
    public var location: UntrustedText?
    /// DESCRIPTION.
    public var description: UntrustedText?
    /// URL.
    public var url: UntrustedText?
    /// STATUS, when it is one that events have. Of a to-do or a journal only whether it was cancelled.
    public var status: Status?
    /// Whether TRANSP says that the time stays free.
    public var isTransparent = false
    /// CATEGORIES.
    public var categories: [UntrustedText] = []
    /// COLOR (RFC 7986 5.9).
    public var color: CalendarColor?
    /// What few components have.
    var rare: Rare?

    /// RRULEs; RFC 5545 wants one at most, some files have more.
    public var rules: [RecurrenceRule] = []
    /// EXRULEs of RFC 2445.
    public var exceptionRules: [RecurrenceRule] = []
    /// RDATEs.
    public var additions: [Addition] = []
    /// EXDATEs.
    public var exceptions: [EventTime] = []
    /// RECURRENCE-ID: the original start of the instance that this component replaces.
    public var recurrenceID: EventTime?
    /// Whether RECURRENCE-ID has RANGE=THISANDFUTURE.
    public var replacesFuture = false

    /// What the message that it came in is for.
    public var purpose = Purpose.publication

    /// SEQUENCE, 0 where it is missing.
    public var sequence = 0
    /// DTSTAMP, or LAST-MODIFIED where that is later.
    public var stamp: Instant?
    /// Where the component begins.
    public var origin: SourceLocation?
  }
}

extension Event.Properties {
  /// Makes what has a start only; the rest is set on it.
  public init(uid: UntrustedText, start: EventTime) { self.init(uid: uid, start: start, end: .none) }

  /// Takes all floating times in a zone.
  public mutating func settle(in zone: Zone) {
    start = start.settled(in: zone)
    if case .time(let time) = end { end = .time(time.settled(in: zone)) }
    exceptions = exceptions.map { $0.settled(in: zone) }
    recurrenceID = recurrenceID?.settled(in: zone)
    for index in additions.indices {
      additions[index].start = additions[index].start.settled(in: zone)
      if case .time(let time) = additions[index].end { additions[index].end = .time(time.settled(in: zone)) }
    }
  }
}
