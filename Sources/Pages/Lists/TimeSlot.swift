import CalendarCore

/// A part of a day, from one moment to another.
public struct TimeSlot: Sendable, Hashable {
  /// The day it lies in.
  public let day: CivilDate
  /// Its start, as the viewing zone's clocks show it.
  public let start: ZonedTime
  /// Its end, which may be the midnight that ends the day.
  public let end: ZonedTime
  /// Whether it is all of the day.
  public let isWholeDay: Bool

  /// Makes a slot that does not reach beyond its day.
  public init(_ moments: Range<Instant>, viewing: Zone) {
    start = viewing.time(at: moments.lowerBound)
    end = viewing.time(at: moments.upperBound)
    day = start.civil.date
    isWholeDay =
      moments.lowerBound == viewing.startOfDay(day)
      && moments.upperBound == viewing.startOfDay(day.adding(days: 1))
  }

  /// Its length.
  public var minutes: Int { (end.instant.seconds - start.instant.seconds) / 60 }

  /// The clock at its end; `24:00` where that is the end of the day.
  var endText: String { end.civil.date > day && end.civil.secondOfDay == 0 ? "24:00" : end.civil.hourAndMinute }

  /// `2026-12-15 09:00-10:30  1h30m`.
  public var line: String { "\(day) \(start.civil.hourAndMinute)-\(endText)  \(LengthText.compact(minutes))" }
}

/// Lengths of time as people read them.
enum LengthText {
  /// `1h30m`, `2h`, `45m`, as `--min` takes them.
  static func compact(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest)m" }
    return rest == 0 ? "\(hours)h" : "\(hours)h\(rest < 10 ? "0" : "")\(rest)m"
  }

  /// `1 h 30 min`, `2 h`, `45 min`.
  static func spaced(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest) min" }
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }
}
