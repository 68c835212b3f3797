import CalendarCore
import Canvas
import Pages
import TextGate

/// The occurrences of the chosen day, under its name.
struct AgendaPane {
  /// What it looks like besides its size.
  struct Look {
    let settings: Settings
    /// Nil as long as nothing is loaded.
    let names: PageNames?
    let isToday: Bool
    /// Whether marks tell calendars apart.
    let hasMarks: Bool

    var style: PageStyle { settings.style }
    var theme: Theme { settings.style.theme }
    var isMirrored: Bool { names?.isRightToLeft ?? false }

    /// A number in the language's digits.
    func number(_ text: String) -> String { names?.localized(text) ?? text }
  }

  /// What is shown of an occurrence, and where.
  private struct Entry {
    var place: Int
    var rows: Range<Int>
    var lines: [StyledLine]
  }

  private let date: CivilDate
  private let look: Look
  private let width: Int
  private let height: Int
  /// How many occurrences there are; nil as long as they are not loaded.
  private let count: Int?
  private let chosen: Int?
  private let entries: [Entry]

  /// Lays a list out.
  ///
  /// - Parameters:
  ///   - occurrences: In the order of a list; nil as long as they are not loaded.
  ///   - chosen: The place of the one that is chosen, which is shown in any case.
  init(_ occurrences: [Occurrence]?, on date: CivilDate, chosen: Int?, width: Int, height: Int, look: Look) {
    self.date = date
    self.look = look
    self.width = width
    self.height = height
    count = occurrences?.count
    let occurrences = occurrences ?? []
    self.chosen = chosen.map { min($0, occurrences.count - 1) }.flatMap { $0 >= 0 ? $0 : nil }
    let rows = max(0, height - 1)
    let writer = AgendaLines(occurrences, on: date, width: width, look: look)
    // As much of each as leaves all of them room; where none does, a line for each as far as there are rows.
    for detail in writer.details where occurrences.count * detail.leastRows <= rows {
      let lines = occurrences.map { writer.lines(of: $0, detail) }
      // The gap stands above the first one as well.
      let needed = lines.reduce(0) { $0 + $1.count + detail.gap }
      guard needed <= rows else { continue }
      var row = 1
      var entries: [Entry] = []
      for (place, lines) in lines.enumerated() {
        row += detail.gap
        entries.append(Entry(place: place, rows: row..<row + lines.count, lines: lines))
        row += lines.count
      }
      self.entries = entries
      return
    }
    // The last one that is seen is the chosen one, unless it is among the first.
    let start = max(0, (self.chosen ?? 0) - rows + 1)
    entries = (start..<min(occurrences.count, start + rows)).enumerated().map { row, place in
      Entry(place: place, rows: row + 1..<row + 2, lines: writer.lines(of: occurrences[place], .line))
    }
  }

  /// The occurrence in a row, by its place.
  func entry(atRow row: Int) -> Int? { entries.first { $0.rows.contains(row) }?.place }

  /// The list as cells.
  var surface: Surface {
    var surface = Surface(width: width, height: height)
    drawHeading(on: &surface)
    let theme = look.theme
    if count == 0, height > 1 {
      var pen = pen(row: 1)
      pen.skip(AgendaLines.indent(width))
      pen.write(look.style.fit("Nothing on this day", cells: pen.room.count), theme[.outside], on: &surface)
    }
    for entry in entries { draw(entry, on: &surface) }
    return surface
  }

  private func pen(row: Int) -> Pen {
    look.style.pen(row: row, cells: 0..<width, isMirrored: look.isMirrored)
  }

  private func drawHeading(on surface: inout Surface) {
    guard height > 0 else { return }
    var pen = pen(row: 0)
    let theme = look.theme
    if let state {
      pen.writeAtEnd(look.style.fit(state, cells: pen.room.count / 2), theme[.more], on: &surface)
      pen.writeAtEnd(" ", .plain, on: &surface)
    }
    let heading = VisibleText(look.settings.heading(date)).description
    let text = look.isToday ? "[\(heading)]" : heading
    pen.write(
      look.style.fit(text, cells: pen.room.count), theme[look.isToday ? .today : .title], on: &surface)
  }

  /// Which one is chosen of how many, or how many have no room.
  private var state: String? {
    guard let count, count > 0 else { return nil }
    if let chosen { return look.number("\(chosen + 1)/\(count)") }
    let hidden = count - entries.count
    guard hidden > 0 else { return nil }
    return width < 40 ? look.number("+\(hidden)") : look.names?.more(hidden)
  }

  private func draw(_ entry: Entry, on surface: inout Surface) {
    for (row, line) in zip(entry.rows, entry.lines) where row < height {
      line.draw(pen(row: row), style: look.style, on: &surface)
    }
    guard entry.place == chosen, !entry.rows.isEmpty else { return }
    let theme = look.theme
    surface.restyle(Rect(row: entry.rows.lowerBound, column: 0, width: width, height: entry.rows.count)) { style in
      let struck = style.attributes.intersection(.strikethrough)
      style = theme[.selected]
      style.attributes.formUnion(struck)
    }
    let sign = look.isMirrored ? look.style.glyphs.barCuts.left : look.style.glyphs.barCuts.right
    var pen = pen(row: entry.rows.lowerBound)
    pen.write(String(sign), theme[.selected], on: &surface)
  }
}
