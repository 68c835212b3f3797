import TextGate

/// A VEVENT, a VTODO or a VJOURNAL: a single one, the master of a recurring one, or an override of one of its instances.
///
/// Its ``Properties`` are shared by its copies until one is changed: a query hands thousands of events from one step to
/// the next.
public struct Event: Sendable, Hashable {
  /// The component that it is (RFC 5545 3.6).
  public enum Kind: String, Sendable, Hashable {
    /// VEVENT.
    case event
    /// VTODO.
    case todo
    /// VJOURNAL.
    case journal
  }

  /// How the end is given.
  public enum End: Sendable, Hashable {
    /// Not at all: a date lasts its day, a time no time (RFC 5545 3.6.1).
    case none
    /// DTEND, exclusive; or DUE, which is a moment or the day itself.
    case time(EventTime)
    /// DURATION.
    case duration(CalendarDuration)
  }

  /// STATUS of an event (RFC 5545 3.8.1.11).
  public enum Status: String, Sendable, Hashable {
    case tentative = "TENTATIVE"
    case confirmed = "CONFIRMED"
    case cancelled = "CANCELLED"
  }

  /// What the METHOD of a VCALENDAR means for its events (RFC 5546 3.2).
  public enum Purpose: Sendable, Hashable {
    /// They are as it says: there is no METHOD, or it is PUBLISH, REQUEST or ADD.
    case publication
    /// CANCEL of a whole event: it is taken away.
    case withdrawal
    /// REPLY, COUNTER, DECLINECOUNTER or REFRESH: what a guest says, which changes nothing by itself.
    case proposal
  }

  /// An RDATE entry: a start, with an end of its own when it is a PERIOD.
  public struct Addition: Sendable, Hashable {
    /// The start.
    public var start: EventTime
    /// The end; `.none` for the master's own length.
    public var end: End

    /// Makes an entry.
    public init(start: EventTime, end: End = .none) {
      self.start = start
      self.end = end
    }
  }

  private var shared: Shared

  private final class Shared: Sendable {
    let properties: Properties

    init(_ properties: consuming Properties) { self.properties = properties }
  }

  /// Makes an event that has a start only; the rest is set on it.
  public init(uid: UntrustedText, start: EventTime) { self.init(Properties(uid: uid, start: start)) }

  /// Makes an event of all that it says.
  public init(_ properties: consuming Properties) { shared = Shared(properties) }

  /// Makes an event of its parts. To set one part after the other on an event costs far more.
  public init(
    uid: UntrustedText, start: EventTime, end: End, zoneName: UntrustedText?, summary: UntrustedText?,
    location: UntrustedText?,
    description: UntrustedText?, url: UntrustedText?, status: Status?, isTransparent: Bool, categories: [UntrustedText],
    color: CalendarColor?, rules: [RecurrenceRule], exceptionRules: [RecurrenceRule], additions: [Addition],
    exceptions: [EventTime], recurrenceID: EventTime?, replacesFuture: Bool, purpose: Purpose, sequence: Int,
    stamp: Instant?, origin: SourceLocation?, kind: Kind = .event, isUndated: Bool = false,
    people: [UntrustedText] = [], task: Task? = nil, birthYear: Int16? = nil
  ) {
    shared = Shared(
      Properties(
        kind: kind, uid: uid, start: start, end: end, zoneName: zoneName, summary: summary, location: location,
        description: description, url: url, status: status, isTransparent: isTransparent, categories: categories,
        color: color, rare: Rare(people: people, task: task, isUndated: isUndated, birthYear: birthYear), rules: rules,
        exceptionRules: exceptionRules, additions: additions, exceptions: exceptions,
        recurrenceID: recurrenceID, replacesFuture: replacesFuture, purpose: purpose, sequence: sequence, stamp: stamp,
        origin: origin))
  }

  private mutating func change(_ body: (inout Properties) -> Void) {
    var properties = shared.properties
    body(&properties)
    shared = Shared(properties)
  }

  /// Which component it is.
  public var kind: Kind {
    get { shared.properties.kind }
    set { change { $0.kind = newValue } }
  }

  /// ATTENDEEs and the ORGANIZER, name and address in one text each, such as `Robin <robin@example.org>`. Empty where
  /// nobody asks for them.
  public var people: [UntrustedText] {
    get { shared.properties.people }
    set { change { $0.people = newValue } }
  }

  /// UID; made up from the component's text where it has none, so that it stays the same from run to run.
  public var uid: UntrustedText {
    get { shared.properties.uid }
    set { change { $0.uid = newValue } }
  }

  /// What a to-do says; nil for other components.
  public var task: Task? {
    get { shared.properties.task }
    set { change { $0.task = newValue } }
  }

  /// The year of birth of whom it is the birthday; nil where the data does not tell that it is one, or of which year.
  public var birthYear: Int16? {
    get { shared.properties.birthYear }
    set { change { $0.birthYear = newValue } }
  }

  /// Whether it says no day at all, as to-dos and journals may: ``start`` then means nothing, and no window shows it.
  public var isUndated: Bool {
    get { shared.properties.isUndated }
    set { change { $0.isUndated = newValue } }
  }

  /// DTSTART; of a to-do without one its DUE.
  public var start: EventTime {
    get { shared.properties.start }
    set { change { $0.start = newValue } }
  }

  /// DTEND, of a to-do DUE, or DURATION.
  public var end: End {
    get { shared.properties.end }
    set { change { $0.end = newValue } }
  }

  /// The TZID of DTSTART as written; nil for UTC, floating times and dates.
  public var zoneName: UntrustedText? {
    get { shared.properties.zoneName }
    set { change { $0.zoneName = newValue } }
  }

  /// SUMMARY.
  public var summary: UntrustedText? {
    get { shared.properties.summary }
    set { change { $0.summary = newValue } }
  }

  /// LOCATION.
  public var location: UntrustedText? {
    get { shared.properties.location }
    set { change { $0.location = newValue } }
  }

  /// DESCRIPTION.
  public var description: UntrustedText? {
    get { shared.properties.description }
    set { change { $0.description = newValue } }
  }

  /// URL.
  public var url: UntrustedText? {
    get { shared.properties.url }
    set { change { $0.url = newValue } }
  }

  /// STATUS, when it is one that events have. Of a to-do or a journal only whether it was cancelled.
  public var status: Status? {
    get { shared.properties.status }
    set { change { $0.status = newValue } }
  }

  /// Whether TRANSP says that the time stays free.
  public var isTransparent: Bool {
    get { shared.properties.isTransparent }
    set { change { $0.isTransparent = newValue } }
  }

  /// CATEGORIES.
  public var categories: [UntrustedText] {
    get { shared.properties.categories }
    set { change { $0.categories = newValue } }
  }

  /// COLOR (RFC 7986 5.9).
  public var color: CalendarColor? {
    get { shared.properties.color }
    set { change { $0.color = newValue } }
  }

  /// RRULEs; RFC 5545 wants one at most, some files have more.
  public var rules: [RecurrenceRule] {
    get { shared.properties.rules }
    set { change { $0.rules = newValue } }
  }

  /// EXRULEs of RFC 2445.
  public var exceptionRules: [RecurrenceRule] {
    get { shared.properties.exceptionRules }
    set { change { $0.exceptionRules = newValue } }
  }

  /// RDATEs.
  public var additions: [Addition] {
    get { shared.properties.additions }
    set { change { $0.additions = newValue } }
  }

  /// EXDATEs.
  public var exceptions: [EventTime] {
    get { shared.properties.exceptions }
    set { change { $0.exceptions = newValue } }
  }

  /// RECURRENCE-ID: the original start of the instance that this component replaces.
  public var recurrenceID: EventTime? {
    get { shared.properties.recurrenceID }
    set { change { $0.recurrenceID = newValue } }
  }

  /// Whether RECURRENCE-ID has RANGE=THISANDFUTURE.
  public var replacesFuture: Bool {
    get { shared.properties.replacesFuture }
    set { change { $0.replacesFuture = newValue } }
  }

  /// What the message that it came in is for.
  public var purpose: Purpose {
    get { shared.properties.purpose }
    set { change { $0.purpose = newValue } }
  }

  /// SEQUENCE, 0 where it is missing.
  public var sequence: Int {
    get { shared.properties.sequence }
    set { change { $0.sequence = newValue } }
  }

  /// DTSTAMP, or LAST-MODIFIED where that is later.
  public var stamp: Instant? {
    get { shared.properties.stamp }
    set { change { $0.stamp = newValue } }
  }

  /// Where the component begins.
  public var origin: SourceLocation? {
    get { shared.properties.origin }
    set { change { $0.origin = newValue } }
  }

  /// Whether both say the same.
  public static func == (left: Event, right: Event) -> Bool {
    left.shared === right.shared || left.shared.properties == right.shared.properties
  }

  /// Hashes what tells most events apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shared.properties.uid)
    hasher.combine(shared.properties.start)
  }

  /// Whether it stands for more than one occurrence.
  public var isRecurring: Bool { !shared.properties.rules.isEmpty || !shared.properties.additions.isEmpty }
}
