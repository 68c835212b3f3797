import CalendarCore
import Canvas

/// The words for an occurrence in a cell of a month.
struct CellText {
  private let style: PageStyle
  private let names: PageNames
  private let width: Int

  /// The narrowest cell that shows times: `9:30` and a few letters.
  private static let narrowestWithTime = 8
  /// From here on a blank at the side does not cost a short title.
  private static let narrowestWithIndent = 12
  /// From here on times are written in full: `09:30`.
  private static let narrowestWithFullTime = 14

  /// Makes words for a cell of a width.
  init(style: PageStyle, names: PageNames, width: Int) {
    self.style = style
    self.names = names
    self.width = width
  }

  /// Whether a mark of the calendar leaves room for more.
  var hasRoomForMark: Bool { width >= CellText.narrowestWithTime }
  /// Whether there is room for a blank at the side.
  var hasRoomForIndent: Bool { width >= CellText.narrowestWithIndent }

  /// The time as a cell has room for it: `09:30`, or `9:30` and `9h` in a narrow one; empty where it has none.
  func time(of occurrence: Occurrence, on date: CivilDate) -> String {
    guard width >= CellText.narrowestWithTime else { return "" }
    return time(of: occurrence, on: date, write: width >= CellText.narrowestWithFullTime ? full : short)
  }

  /// The time in full: `09:30`.
  func fullTime(of occurrence: Occurrence, on date: CivilDate) -> String {
    time(of: occurrence, on: date, write: full)
  }

  /// On a day after its first, an occurrence shows until when it lasts: `–02:00`.
  private func time(of occurrence: Occurrence, on date: CivilDate, write: (CivilDateTime) -> String) -> String {
    guard case .timed(let start, let end) = occurrence.span else { return "" }
    if start.civil.date == date { return names.localized(write(start.civil)) }
    let time = names.localized(write(end.civil))
    return names.isRightToLeft ? time + style.glyphs.dash : style.glyphs.dash + time
  }

  private func full(_ time: CivilDateTime) -> String { time.hourAndMinute }

  private func short(_ time: CivilDateTime) -> String {
    guard time.minute != 0 else { return names.isRightToLeft ? "\(time.hour)" : "\(time.hour)h" }
    return "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  /// The title, with what sets the event apart in words rather than colours.
  func title(of occurrence: Occurrence) -> VisibleText {
    let title = occurrence.subject.visibleTitle
    switch occurrence.event.status {
    case .cancelled: return VisibleText(style.glyphs.cancelled + " " + title.description)
    case .tentative: return VisibleText("? " + title.description)
    case .confirmed, nil: return title
    }
  }

  /// The title for a number of cells.
  func title(of occurrence: Occurrence, cells: Int) -> String {
    style.metrics.fit(title(of: occurrence), cells: cells, ellipsis: style.glyphs.ellipsis)
  }
}
