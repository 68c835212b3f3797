import CalendarCore
import Canvas

/// The words for an occurrence in a cell of a month.
enum CellText {
  /// The narrowest cell that shows times: `9:30` and a few letters.
  private static let narrowestWithTime = 8
  /// From here on times are written in full: `09:30`.
  private static let narrowestWithFullTime = 14

  /// The time as a cell has room for it; empty where it has none.
  ///
  /// On a day after its first, an occurrence shows until when it lasts: `–02:00`.
  static func time(of occurrence: Occurrence, on date: CivilDate, width: Int, glyphs: Glyphs) -> String {
    guard width >= narrowestWithTime, case .timed(let start, let end) = occurrence.span else { return "" }
    let isFull = width >= narrowestWithFullTime
    let first = start.civil
    if first.date == date { return isFull ? first.hourAndMinute : short(first) }
    let last = end.civil
    return glyphs.dash + (isFull ? last.hourAndMinute : short(last))
  }

  /// `9` or `9:30`.
  private static func short(_ time: CivilDateTime) -> String {
    guard time.minute != 0 else { return "\(time.hour)" }
    return "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  /// The title, with what sets the event apart in words rather than colours.
  static func title(of occurrence: Occurrence, glyphs: Glyphs) -> VisibleText {
    let summary = occurrence.event.summary.map(VisibleText.init)?.description ?? ""
    let title = summary.isEmpty ? "(no title)" : summary
    switch occurrence.event.status {
    case .cancelled: return VisibleText(glyphs.cancelled + " " + title)
    case .tentative: return VisibleText("? " + title)
    case .confirmed, nil: return VisibleText(title)
    }
  }
}
