/// A moment, the same everywhere: POSIX seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
public struct Instant: Sendable, Hashable, Comparable {
  /// POSIX seconds, within a thousand million years of 1970, so that offsets and days count without overflow.
  public let seconds: Int

  private static let furthest = 1 << 55

  /// Makes an instant from POSIX seconds; those beyond the range become its end.
  public init(seconds: Int) { self.seconds = min(max(seconds, -Instant.furthest), Instant.furthest) }

  /// The moment so many seconds later (earlier when negative); it stops at the ends of the range.
  public func adding(seconds: Int) -> Instant {
    let (sum, overflow) = self.seconds.addingReportingOverflow(seconds)
    return Instant(seconds: overflow ? (seconds > 0 ? .max : .min) : sum)
  }

  /// Earlier moments come first.
  public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }
}

extension Range<Instant> {
  /// How many seconds it lasts.
  public var seconds: Int { upperBound.seconds - lowerBound.seconds }

  /// How many whole minutes it lasts.
  public var minutes: Int { seconds / 60 }
}
