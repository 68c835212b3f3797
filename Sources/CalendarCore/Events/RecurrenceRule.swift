/// A recurrence rule (RFC 5545 3.3.10), with the calendar scale of RFC 7529.
public struct RecurrenceRule: Sendable, Hashable {
  /// FREQ: the length of the periods that the rule steps through.
  public enum Frequency: Int, Sendable, Hashable, CaseIterable, Comparable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly

    /// Shorter periods come first.
    public static func < (left: Frequency, right: Frequency) -> Bool { left.rawValue < right.rawValue }
  }

  /// An entry of BYDAY: a weekday, or the n-th one of the month or year (from its end when negative).
  public struct WeekdayOrdinal: Sendable, Hashable {
    /// The weekday.
    public let weekday: Weekday
    /// Which of them; 0 for every one.
    public let ordinal: Int

    /// Makes an entry.
    public init(_ weekday: Weekday, ordinal: Int = 0) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// SKIP (RFC 7529 4.1): what becomes of instances on dates that do not exist.
  public enum Skip: Sendable, Hashable {
    case omit, backward, forward
  }

  /// UNTIL: the last moment an instance may start at.
  public enum Until: Sendable, Hashable {
    /// A date: its whole day counts.
    case date(CivilDate)
    /// A time on the clocks of the start's zone.
    case civil(CivilDateTime)
    /// A moment (the form with `Z`).
    case instant(Instant)
  }

  /// FREQ.
  public var frequency: Frequency
  /// INTERVAL, 1 or more.
  public var interval: Int
  /// COUNT, 1 or more, or nil.
  public var count: Int?
  /// UNTIL, or nil.
  public var until: Until?
  /// WKST.
  public var weekStart: Weekday
  /// SKIP.
  public var skip: Skip

  /// What few rules have; shared by copies of the rule until one is changed, and nil where there is nothing of it.
  var parts: SharedParts?

  /// Makes a rule that has a frequency and an interval only; the other parts are set on it.
  public init(frequency: Frequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = max(1, interval)
    count = nil
    until = nil
    weekStart = .monday
    skip = .omit
  }
}
