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
  public var minutes: Int { (start.instant..<end.instant).minutes }

  /// The clock at its end; `24:00` where that is the end of the day.
  var endText: String { end.civil.date > day && end.civil.secondOfDay == 0 ? "24:00" : end.civil.hourAndMinute }
}
