/// A date and a time of day on a wall clock, without zone.
public struct CivilDateTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The date.
  public let date: CivilDate
  /// Seconds since midnight by the clock face, 0...86,399. A leap second is written as second 59 (RFC 5545 3.3.12).
  public let secondOfDay: Int

  /// Makes a time from a date and seconds since its midnight; seconds outside the day are clamped into it.
  public init(_ date: CivilDate, secondOfDay: Int = 0) {
    self.date = date
    self.secondOfDay = min(max(0, secondOfDay), 86_399)
  }

  /// Makes a time, or nil when a part is out of range. Second 60 becomes 59.
  public init?(_ date: CivilDate, hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
    self.init(date, secondOfDay: hour * 3600 + minute * 60 + min(second, 59))
  }

  /// The time whose clock shows so many seconds after 1970-01-01 00:00 on the same clock.
  public init(clockSeconds: Int) {
    let days = floorDivide(clockSeconds, 86_400)
    self.init(CivilDate(dayNumber: days), secondOfDay: clockSeconds - days * 86_400)
  }

  /// Seconds from 1970-01-01 00:00 on the same clock: 86,400 a day, no zone and no leap seconds.
  public var clockSeconds: Int { date.dayNumber * 86_400 + secondOfDay }

  /// The hour, 0...23.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute, 0...59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second, 0...59.
  public var second: Int { secondOfDay % 60 }

  /// The same clock so many days later, at the same time of day.
  public func adding(days: Int) -> CivilDateTime {
    CivilDateTime(date.adding(days: days), secondOfDay: secondOfDay)
  }

  /// Earlier times come first.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
  }

  /// ISO 8601: `2026-12-01T09:30:00`.
  public var description: String { TextBuffer.text { $0.append(self) } }

  /// `09:30`.
  public var hourAndMinute: String { TextBuffer.text { $0.appendHourAndMinute(of: self) } }
}
