import TextGate

/// All that a VEVENT, VTODO or VJOURNAL says which a person may want to know; ``Event`` has what pages need of it.
///
/// It is made of broken components too: what could not be understood is missing.
public struct ComponentDetails: Sendable {
  /// Which component it is (RFC 5545 3.6).
  public var kind: Event.Kind
  /// METHOD of its VCALENDAR (RFC 5546 1.4) in upper case; nil where it is no message.
  public var method: UntrustedText?
  /// What pages know of it; nil where they show nothing of it.
  public var event: Event?
  /// Its properties that ``Event`` has too. Its ``Event/Properties/start`` means something only where ``start`` does.
  public var basics: Event.Properties
  /// DTSTART.
  public var start: EventTime?
  /// DUE of a to-do (RFC 5545 3.8.2.3).
  public var due: EventTime?
  /// COMPLETED of a to-do (RFC 5545 3.8.2.1).
  public var completed: Instant?
  /// PERCENT-COMPLETE of a to-do, 0...100 (RFC 5545 3.8.1.8).
  public var percent: Int?
  /// PRIORITY, 1 the highest and 9 the lowest; nil for 0, which means none (RFC 5545 3.8.1.9).
  public var priority: Int?
  /// STATUS in upper case, whatever it is (RFC 5545 3.8.1.11).
  public var status: UntrustedText?
  /// CLASS in upper case (RFC 5545 3.8.1.3).
  public var classification: UntrustedText?
  /// ORGANIZER (RFC 5545 3.8.4.3).
  public var organizer: Attendee?
  /// ATTENDEEs (RFC 5545 3.8.4.1).
  public var attendees: [Attendee] = []
  /// CONTACTs (RFC 5545 3.8.4.2).
  public var contacts: [UntrustedText] = []
  /// RESOURCES (RFC 5545 3.8.1.10).
  public var resources: [UntrustedText] = []
  /// COMMENTs (RFC 5545 3.8.1.4).
  public var comments: [UntrustedText] = []
  /// REQUEST-STATUSes (RFC 5545 3.8.8.3).
  public var requestStatuses: [UntrustedText] = []
  /// CONFERENCEs (RFC 7986 5.11).
  public var conferences: [UntrustedText] = []
  /// VALARMs (RFC 5545 3.6.6).
  public var alarms: [Alarm] = []
  /// ATTACHes (RFC 5545 3.8.1.1).
  public var attachments: [Attachment] = []
  /// RRULEs as they are written.
  public var ruleTexts: [UntrustedText] = []
  /// EXRULEs as they are written.
  public var exceptionRuleTexts: [UntrustedText] = []
  /// CREATED (RFC 5545 3.8.7.1).
  public var created: Instant?
  /// LAST-MODIFIED (RFC 5545 3.8.7.3).
  public var lastModified: Instant?
  /// DTSTAMP (RFC 5545 3.8.7.2).
  public var stamp: Instant?
  /// Where the component begins.
  public var origin: SourceLocation

  /// Makes details that say no more than these.
  public init(kind: Event.Kind, basics: Event.Properties, origin: SourceLocation) {
    self.kind = kind
    self.basics = basics
    self.origin = origin
  }

  /// DTEND or DURATION.
  public var end: Event.End { basics.end }

  /// UID; empty where there is none.
  public var uid: UntrustedText { event?.uid ?? basics.uid }
}
