import CalendarCore
import Canvas

/// The occurrences of a month as a list, beside or beneath a compact month.
struct EntryList {
  /// A line of the list: an occurrence on a day of the month, or on all of its days there when it is a bar.
  struct Entry {
    var days: DayRange
    /// The place of the occurrence in the content.
    var place: Int
  }

  /// The lines that would show everything.
  let entries: [Entry]
  private let content: MonthContent
  private let style: PageStyle

  /// A narrower column of the list cuts most titles off.
  private static let columnWidth = 38
  private static let gap = 2
  private static let widthForBlankAfterMark = 24

  init(_ content: MonthContent, style: PageStyle) {
    self.content = content
    self.style = style
    let month = DayRange(content.grid.month)
    entries = month.days.flatMap { date in
      content.places(on: date).map(Int.init).compactMap { place -> Entry? in
        let extent = content.extents[place]
        guard extent.isBar else { return Entry(days: DayRange(first: date, last: date), place: place) }
        let shown = extent.days.intersection(month)
        return shown.start == date ? Entry(days: shown, place: place) : nil
      }
    }
  }

  /// Draws as much of the list as there is room for, in columns where that helps; from today on where not all fits.
  ///
  /// - Returns: The entries that are not shown.
  func draw(in area: Rect, on surface: inout Surface) -> [Entry] {
    let (places, shown) = placed(in: area)
    for (index, place) in shown.enumerated() {
      // What stands below the same days need not name them again.
      let isNewDay = places.isFirstOfColumn(index) || entries[place].days != entries[place - 1].days
      draw(entries[place], namesDay: isNewDay, pen: pen(places, index), on: &surface)
    }
    if shown.count < entries.count, places.count > 0 {
      var pen = pen(places, shown.count)
      let text = content.names.more(entries.count - shown.count, cells: pen.room.count) ?? ""
      pen.write(String(text.drop { $0 == " " }), style.theme[.more], on: &surface)
    }
    return Array(entries[..<shown.lowerBound] + entries[shown.upperBound...])
  }

  /// Adds what the list shows to a map.
  func add(to map: inout PageMap, in area: Rect) {
    let (places, shown) = placed(in: area)
    for (index, place) in shown.enumerated() {
      let cells = places.cells(index)
      map.add(
        .occurrence(entries[place].place, on: entries[place].days.start),
        Rect(row: places.row(index), column: cells.lowerBound, width: cells.count, height: 1))
    }
  }

  /// Which of the entries have room, and where.
  private func placed(in area: Rect) -> (places: Places, shown: Range<Int>) {
    let places = Places(area: area, entries: entries.count, isMirrored: content.names.isRightToLeft)
    guard entries.count > places.count else { return (places, 0..<entries.count) }
    // The last line tells what is missing.
    let count = max(0, places.count - 1)
    let start = min(firstFromToday, entries.count - count)
    return (places, start..<start + count)
  }

  /// Where the lines of a list stand: in columns side by side, no more of them than the list needs.
  private struct Places {
    private let area: Rect
    private let columns: Int
    private let width: Int
    private let isMirrored: Bool

    init(area: Rect, entries: Int, isMirrored: Bool) {
      self.area = area
      self.isMirrored = isMirrored
      let most = max(1, (area.width + gap) / (columnWidth + gap))
      let needed = area.height > 0 ? (entries + area.height - 1) / area.height : 1
      columns = max(1, min(most, needed))
      width = (area.width - (columns - 1) * gap) / columns
    }

    var count: Int { area.height * columns }

    func isFirstOfColumn(_ index: Int) -> Bool { index % area.height == 0 }

    func row(_ index: Int) -> Int { area.row + index % area.height }

    func cells(_ index: Int) -> Range<Int> {
      let column = index / area.height
      let start = area.column + (isMirrored ? columns - 1 - column : column) * (width + gap)
      return start..<start + width
    }
  }

  /// The first entry that is not over yet, where today is in the month.
  private var firstFromToday: Int {
    guard let today = content.today, content.isInMonth(today) else { return 0 }
    return entries.firstIndex { $0.days.end > today } ?? entries.count
  }

  private func pen(_ places: Places, _ index: Int) -> Pen {
    style.pen(row: places.row(index), cells: places.cells(index), content.names)
  }

  private func draw(_ entry: Entry, namesDay: Bool, pen: Pen, on surface: inout Surface) {
    var pen = pen
    let occurrence = content.occurrences[entry.place]
    let words = CellText(style: style, names: content.names, width: pen.room.count)
    let (first, last) = (entry.days.start.day, entry.days.last.day)
    let number = namesDay || last > first ? content.names.dayNumber(first) : "  "
    let end = content.names.localized("\(last)")
    let span =
      content.names.isRightToLeft ? "\(end)\(style.glyphs.dash)\(number)" : "\(number)\(style.glyphs.dash)\(end)"
    pen.write(last > first ? span : number, content.numberStyle(entry.days.start, style.theme), on: &surface)
    pen.skip(1)
    let timeStyle = style.theme.time(of: occurrence)
    if let mark = content.mark(of: occurrence, style.glyphs) {
      pen.write(String(mark), timeStyle, on: &surface)
      if pen.room.count >= EntryList.widthForBlankAfterMark { pen.skip(1) }
    }
    let time = words.fullTime(of: occurrence, on: entry.days.start)
    if !time.isEmpty, !content.extents[entry.place].isBar {
      pen.write(time, timeStyle, on: &surface)
      pen.skip(1)
    }
    pen.write(words.title(of: occurrence, cells: pen.room.count), style.theme.text(of: occurrence), on: &surface)
  }
}
