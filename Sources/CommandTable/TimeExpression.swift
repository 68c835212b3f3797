/// A moment as typed: the `T` of the command line. Which day is meant where none is named is decided elsewhere.
public enum TimeExpression: Sendable, Equatable {
  /// `now`.
  case now
  /// A time of day: minutes from midnight, 0..<1440.
  case time(minutes: Int)
  /// A time on a day; the expression names one day.
  case on(DayExpression, minutes: Int)

  /// The forms of a `T`, for messages and help.
  static let forms = "a time is now, 14:30, 2pm, noon, midnight, 2026-12-01T14:30 or 'tomorrow 14:30'"

  /// Reads a `T`. Words may be in any letter case.
  init?(_ text: String) {
    if text.lowercased() == "now" {
      self = .now
    } else if let minutes = ClockText.minutes(text), minutes < ClockText.minutesPerDay {
      self = .time(minutes: minutes)
    } else if let (day, minutes) = TimeExpression.dayAndMinutes(text) {
      self = .on(day, minutes: minutes)
    } else {
      return nil
    }
  }

  /// The parts of `tomorrow 14:30`, `2026-12-01T14:30` and `24 dec 2 pm`: a blank may stand in either.
  private static func dayAndMinutes(_ text: String) -> (DayExpression, minutes: Int)? {
    for place in text.indices.reversed() where [" ", "T", "t"].contains(text[place]) {
      if let minutes = ClockText.minutes(String(text[text.index(after: place)...])),
        minutes < ClockText.minutesPerDay, let day = try? DayExpression.parse(String(text[..<place])), day.isSingleDay
      {
        return (day, minutes)
      }
    }
    return nil
  }
}
