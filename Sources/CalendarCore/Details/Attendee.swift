import TextGate

/// A person, room or other thing that takes part: an ATTENDEE, or the ORGANIZER (RFC 5545 3.8.4.1 and 3.8.4.3).
public struct Attendee: Sendable, Hashable {
  /// CN.
  public var name: UntrustedText?
  /// The calendar address, without `mailto:`.
  public var address: UntrustedText
  /// PARTSTAT in upper case (RFC 5545 3.2.12); nil where it is not given, which means NEEDS-ACTION.
  public var state: UntrustedText?
  /// ROLE in upper case (RFC 5545 3.2.16); nil where it is not given, which means REQ-PARTICIPANT.
  public var role: UntrustedText?
  /// CUTYPE in upper case (RFC 5545 3.2.3); nil where it is not given, which means INDIVIDUAL.
  public var type: UntrustedText?
  /// Whether an answer is asked for (RSVP).
  public var wantsAnswer = false
  /// DELEGATED-TO, without `mailto:`.
  public var delegatedTo: [UntrustedText] = []
  /// DELEGATED-FROM, without `mailto:`.
  public var delegatedFrom: [UntrustedText] = []
  /// SENT-BY, without `mailto:`.
  public var sentBy: UntrustedText?

  /// Makes one that has an address only.
  public init(address: UntrustedText) { self.address = address }
}
