/// The rule of a POSIX TZ string, such as `CET-1CEST,M3.5.0,M10.5.0/3`: a zone's yearly changes without end.
///
/// Source: POSIX.1-2017 8.3, with the extensions of RFC 9636 section 3.3.1 (hours from -167 to 167).
public struct PosixZoneRule: Sendable, Hashable {
  /// A yearly date and time of day at which clocks change.
  struct Change: Sendable, Hashable {
    enum Day: Sendable, Hashable {
      /// `Mm.w.d`: the w-th (5: last) weekday d (0: Sunday) of month m.
      case monthWeekDay(month: Int, week: Int, weekday: Int)
      /// `Jn`: day n of the year, 29 February never counted.
      case julian(Int)
      /// `n`: day n of the year from 0, 29 February counted.
      case zeroBased(Int)
    }

    var day: Day
    /// Seconds after midnight on the clocks before the change; may lie outside the day.
    var time: Int

    /// Seconds from 1970-01-01 00:00 on the clocks before the change.
    func clockSeconds(year: Int) -> Int {
      let newYear = CivilDate(uncheckedYear: year, month: 1, day: 1).dayNumber
      let dayNumber: Int
      switch day {
      case .julian(let number):
        dayNumber = newYear + number - 1 + (CivilDate.isLeap(year: year) && number >= 60 ? 1 : 0)
      case .zeroBased(let number):
        dayNumber = newYear + number
      case .monthWeekDay(let month, let week, let weekday):
        let first = CivilDate(uncheckedYear: year, month: month, day: 1)
        var day = 1 + floorModulo(weekday - first.weekday.rawValue, 7) + (week - 1) * 7
        if day > CivilDate.length(ofMonth: month, year: year) { day -= 7 }
        dayNumber = first.dayNumber + day - 1
      }
      return dayNumber * 86_400 + time
    }
  }

  /// Seconds ahead of UTC in standard time.
  let standardOffset: Int
  /// Daylight-saving time, when the zone has it: its offset and the changes to and from it.
  let daylight: Daylight?

  struct Daylight: Sendable, Hashable {
    var offset: Int
    var start: Change
    var end: Change
  }

  /// Reads a TZ string, or nil when it is not one.
  public init?(_ text: String) {
    var parser = PosixZoneParser(text)
    guard let rule = parser.rule() else { return nil }
    self = rule
  }

  init(standardOffset: Int, daylight: Daylight?) {
    self.standardOffset = standardOffset
    self.daylight = daylight
  }

  func segment(at seconds: Int) -> Zone.Segment {
    guard let daylight else { return Zone.Segment(offset: standardOffset, end: .max) }
    let year = CivilDateTime(clockSeconds: seconds + standardOffset).date.year
    var offset = standardOffset
    // Changes of the neighbouring years as well: a rule's time may reach over New Year.
    let changes = (year - 1...year + 1).flatMap { year in
      [
        (at: daylight.start.clockSeconds(year: year) - standardOffset, offset: daylight.offset),
        (at: daylight.end.clockSeconds(year: year) - daylight.offset, offset: standardOffset),
      ]
    }.sorted { $0.at < $1.at }
    for change in changes {
      if change.at > seconds { return Zone.Segment(offset: offset, end: change.at) }
      offset = change.offset
    }
    return Zone.Segment(offset: offset, end: seconds + 86_400)
  }
}
