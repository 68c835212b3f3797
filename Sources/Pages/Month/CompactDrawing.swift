import CalendarCore
import Canvas

/// Draws a month as day numbers alone, with its events listed beside or beneath.
struct CompactDrawing {
  private(set) var surface: Surface
  private(set) var hidden: [CivilDate: Int] = [:]
  private let content: MonthContent
  private let month: SmallMonth
  private let monthStart: Int
  private let list: EntryList
  private let listArea: Rect

  /// From here on the list stands beside the month.
  private static let narrowestWithListBeside = 44
  private static let gap = 2

  init(_ content: MonthContent, width: Int, height: Int?, style: PageStyle) {
    self.content = content
    let isMirrored = content.names.isRightToLeft
    let layout = MonthsLayout(
      count: 1, width: width, hasWeekNumbers: content.hasWeekNumbers, isRightToLeft: isMirrored)
    month = SmallMonth(content, hasWeekNumbers: layout.hasWeekNumbers, style: style)
    monthStart = layout.monthStart(0)
    list = EntryList(content, style: style)
    let listed = list.entries.count
    let isBeside = width >= CompactDrawing.narrowestWithListBeside
    surface = Surface(
      width: width,
      height: height ?? (isBeside ? max(month.height, listed) : month.height + (listed > 0 ? listed + 1 : 0)))
    let besides = layout.monthWidth + CompactDrawing.gap
    listArea =
      isBeside
      ? Rect(row: 0, column: isMirrored ? 0 : besides, width: width - besides, height: surface.height)
      : Rect(row: month.height + 1, column: 0, width: width, height: surface.height - month.height - 1)
    month.draw(on: &surface, row: 0, column: monthStart)
    count(hidden: list.draw(in: listArea, on: &surface))
  }

  /// What stands where: the days, and the lines of the list.
  var map: PageMap {
    var map = PageMap(width: surface.width, height: surface.height)
    month.add(to: &map, row: 0, column: monthStart)
    list.add(to: &map, in: listArea)
    return map
  }

  private mutating func count(hidden entries: [EntryList.Entry]) {
    for entry in entries {
      for date in entry.days.days { hidden[date, default: 0] += 1 }
    }
    for date in content.grid.days.days {
      let count = content.count(on: date)
      if !content.isInMonth(date), count > 0 { hidden[date] = count }
    }
  }
}
