import TextGate

/// A VALARM (RFC 5545 3.6.6).
public struct Alarm: Sendable, Hashable {
  /// TRIGGER (RFC 5545 3.8.6.3).
  public enum Trigger: Sendable, Hashable {
    /// A span from the start, before it where negative.
    case fromStart(CalendarDuration)
    /// A span from the end.
    case fromEnd(CalendarDuration)
    /// A moment.
    case at(Instant)
  }

  /// When it goes off; nil where that could not be understood.
  public var trigger: Trigger?
  /// ACTION in upper case.
  public var action: UntrustedText?
  /// REPEAT: how many times it goes off again (RFC 5545 3.8.6.2).
  public var repetitions = 0
  /// DURATION: after how long each time.
  public var interval: CalendarDuration?
  /// SUMMARY.
  public var summary: UntrustedText?
  /// DESCRIPTION.
  public var description: UntrustedText?

  /// Makes one that says nothing yet.
  public init() {}
}

/// An ATTACH (RFC 5545 3.8.1.1).
public struct Attachment: Sendable, Hashable {
  /// Where it is; nil for one that is in the component itself.
  public var uri: UntrustedText?
  /// FILENAME (RFC 8607 4.2), or what producers write instead of it.
  public var name: UntrustedText?
  /// FMTTYPE: its media type.
  public var type: UntrustedText?
  /// Bytes, where that is known.
  public var size: Int?

  /// Makes one that says nothing yet.
  public init() {}
}
