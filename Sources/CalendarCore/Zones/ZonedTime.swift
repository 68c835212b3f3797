/// A moment as a clock in some zone shows it.
public struct ZonedTime: Sendable, Hashable {
  /// The moment.
  public let instant: Instant
  /// Seconds that the clock is ahead of UTC.
  public let offset: Int

  /// Makes a zoned time from its parts.
  public init(instant: Instant, offset: Int) {
    self.instant = instant
    self.offset = offset
  }

  /// What the clock shows.
  public var civil: CivilDateTime { CivilDateTime(clockSeconds: instant.seconds + offset) }

  /// The last second that four digits of a year can tell.
  private static let last = CivilDateTime(clockSeconds: 253_402_300_799)

  /// RFC 3339: `2026-12-01T09:30:00+01:00`. Offsets are written to the minute, as the RFC wants them; of local mean
  /// time the seconds are left out, and the date and time stay what the clock shows. What is later than the year 9999, of
  /// which the RFC has no form, is its last second.
  public var rfc3339: String {
    TextBuffer.text { buffer in
      buffer.append(min(civil, ZonedTime.last))
      buffer.append(offset < 0 ? "-" : "+")
      buffer.appendHourAndMinute(ofMinutes: abs(offset) / 60)
    }
  }
}
