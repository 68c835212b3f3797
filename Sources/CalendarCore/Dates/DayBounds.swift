/// The days that an event, with all of its instances, may touch in any zone. Both ends are inclusive, and are day
/// numbers since 1970-01-01.
public struct DayBounds: Sendable, Hashable {
  /// The first day that may be touched.
  public var first: Int32
  /// The last day that may be touched; ``unlimited`` where there is none.
  public var last: Int32

  /// No last day.
  public static let unlimited = Int32.max
  /// No day that a window has: what says no day is found only by those who ask for everything.
  public static let undated = DayBounds(first: unlimited, last: unlimited)
  /// Every day.
  public static let everything = DayBounds(first: .min, last: unlimited)

  /// A day told in any zone is another one at most three days away: clocks are less than 26 hours from UTC (RFC 9636
  /// section 3.2) on either side.
  public static let slack = 3

  /// Makes bounds.
  public init(first: Int32, last: Int32) {
    self.first = first
    self.last = last
  }

  /// Bounds around days told in some zone.
  ///
  /// - Parameter last: The last day touched, or nil where there is none.
  public init(around first: Int, _ last: Int?) {
    self.first = Int32(clamping: first - DayBounds.slack)
    self.last = last.map { Int32(clamping: $0 + DayBounds.slack) } ?? DayBounds.unlimited
  }

  /// Whether the days have one in common with others.
  public func overlaps(_ other: DayBounds) -> Bool { first <= other.last && other.first <= last }

  /// The days of both, and those between them.
  public func union(_ other: DayBounds) -> DayBounds {
    DayBounds(first: min(first, other.first), last: max(last, other.last))
  }
}
