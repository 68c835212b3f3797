import TextGate

/// What is known of the calendar that an event lies in.
public struct CalendarInfo: Sendable, Hashable {
  /// Its name: NAME (RFC 7986) or X-WR-CALNAME, a vdir's `displayname`, or the name of the file.
  public var name: UntrustedText
  /// Its colour, when it has one.
  public var color: CalendarColor?
  /// Its place among the calendars that were asked for, from 0.
  public var order: Int

  /// Makes an info.
  public init(name: UntrustedText, color: CalendarColor? = nil, order: Int = 0) {
    self.name = name
    self.color = color
    self.order = order
  }
}
