/// Hours of a day: the value of `--hours`.
public struct HourRange: Sendable, Equatable {
  /// Minutes from midnight, 0..<1440.
  public let start: Int
  /// Minutes from midnight, later than the start, at most 1440.
  public let end: Int

  /// All hours of a day.
  public static let wholeDay = HourRange(start: 0, end: ClockText.minutesPerDay)

  private init(start: Int, end: Int) { (self.start, self.end) = (start, end) }

  /// Reads `09:00-18:00`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "\u{2013}" }
    guard parts.count == 2, let start = ClockText.minutes(String(parts[0])),
      let end = ClockText.minutes(String(parts[1]))
    else { return nil }
    let last = end == 0 ? ClockText.minutesPerDay : end
    guard start < last else { return nil }
    self.init(start: start, end: last)
  }
}
