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
    guard width < CellText.narrowestWithFullTime else { return fullTime(of: occurrence, on: date) }
    return occurrence.time(on: date, names: names, glyphs: style.glyphs, write: short)
  }

  /// The time in full: `09:30`.
  func fullTime(of occurrence: Occurrence, on date: CivilDate) -> String {
    occurrence.time(on: date, names: names, glyphs: style.glyphs)
  }

  private func short(_ time: CivilDateTime) -> String {
    guard time.minute != 0 else { return names.isRightToLeft ? "\(time.hour)" : "\(time.hour)h" }
    return "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  /// The title behind the sign of its state, for a number of cells.
  func title(of occurrence: Occurrence, cells: Int) -> String {
    let title = occurrence.marked(occurrence.subject.visibleTitle, style.glyphs)
    return style.fit(title, cells: cells)
  }
}
