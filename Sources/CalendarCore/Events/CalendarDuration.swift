/// A DURATION (RFC 5545 3.3.6): days are nominal, the rest is exact time.
public struct CalendarDuration: Sendable, Hashable {
  /// Calendar days; weeks are seven of them.
  public var days: Int
  /// Seconds of exact time.
  public var seconds: Int

  /// Makes a duration.
  public init(days: Int = 0, seconds: Int = 0) {
    self.days = days
    self.seconds = seconds
  }

  /// Whether it goes back in time.
  public var isNegative: Bool { days < 0 || seconds < 0 }
}
