import CalendarCore
import Canvas

/// The words for an occurrence in a cell of a month.
enum CellText {
  /// The narrowest cell that shows times: `9:30` and a few letters.
  private static let narrowestWithTime = 8
  /// From here on times are written in full: `09:30`.
  private static let narrowestWithFullTime = 14

  /// The time as a cell has room for it: `09:30`, or `9:30` and `9h` in a narrow one; empty where it has none.
  static func time(of occurrence: Occurrence, on date: CivilDate, width: Int, glyphs: Glyphs) -> String {
    guard width >= narrowestWithTime else { return "" }
    return time(of: occurrence, on: date, glyphs: glyphs, write: width >= narrowestWithFullTime ? full : short)
  }

  /// The time in full: `09:30`.
  static func fullTime(of occurrence: Occurrence, on date: CivilDate, glyphs: Glyphs) -> String {
    time(of: occurrence, on: date, glyphs: glyphs, write: full)
  }

  /// On a day after its first, an occurrence shows until when it lasts: `–02:00`.
  private static func time(
    of occurrence: Occurrence, on date: CivilDate, glyphs: Glyphs, write: (CivilDateTime) -> String
  ) -> String {
    guard case .timed(let start, let end) = occurrence.span else { return "" }
    return start.civil.date == date ? write(start.civil) : glyphs.dash + write(end.civil)
  }

  private static func full(_ time: CivilDateTime) -> String { time.hourAndMinute }

  private static func short(_ time: CivilDateTime) -> String {
    guard time.minute != 0 else { return "\(time.hour)h" }
    return "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  /// The title, with what sets the event apart in words rather than colours.
  static func title(of occurrence: Occurrence, glyphs: Glyphs) -> VisibleText {
    let title = occurrence.subject.visibleTitle
    switch occurrence.event.status {
    case .cancelled: return VisibleText(glyphs.cancelled + " " + title.description)
    case .tentative: return VisibleText("? " + title.description)
    case .confirmed, nil: return title
    }
  }

  /// The number of a day of the month, two cells wide.
  static func dayNumber(_ day: Int) -> String { day < 10 ? " \(day)" : "\(day)" }
}
