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
  /// BYSECOND, 0...59 (60 is kept as 59).
  public var seconds: [Int]
  /// BYMINUTE, 0...59.
  public var minutes: [Int]
  /// BYHOUR, 0...23.
  public var hours: [Int]
  /// BYDAY.
  public var weekdays: [WeekdayOrdinal]
  /// BYMONTHDAY, ±1...31.
  public var monthDays: [Int]
  /// BYYEARDAY, ±1...366.
  public var yearDays: [Int]
  /// BYWEEKNO, ±1...53.
  public var weekNumbers: [Int]
  /// BYMONTH, 1...12 (1...13 in other calendars), without leap months.
  public var months: [Int]
  /// The leap months of BYMONTH (`5L`), as the numbers of the months that they follow (RFC 7529 4.2).
  public var leapMonths: [Int]
  /// BYSETPOS, ±1...366.
  public var setPositions: [Int]
  /// RSCALE in upper case; nil for the Gregorian calendar, and for those that have its months.
  public var scale: String?
  /// SKIP.
  public var skip: Skip

  /// Makes a rule that has a frequency and an interval only; the other parts are set on it.
  public init(frequency: Frequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = max(1, interval)
    count = nil
    until = nil
    weekStart = .monday
    seconds = []
    minutes = []
    hours = []
    weekdays = []
    monthDays = []
    yearDays = []
    weekNumbers = []
    months = []
    leapMonths = []
    setPositions = []
    scale = nil
    skip = .omit
  }
}
