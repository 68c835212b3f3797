import Canvas
import CommandTable
import Pages

/// What lies over the page: its lines, and which of them are seen.
struct OverlayPane: Sendable {
  private let title: String
  private let lines: [StyledLine]
  private let box: OverlayBox
  /// The line that is chosen, in a list.
  private let chosen: Int?
  private let isMirrored: Bool
  private let style: PageStyle
  /// The first line that is seen: what the model wants, within what there is.
  let scroll: Int

  /// Lays out what lies over the page of a model; nil where nothing does.
  init?(_ model: Model) {
    guard let overlay = model.overlay else { return nil }
    let room = model.layout.body
    let widest = OverlayBox.widestLine(in: room)
    style = model.settings.style
    var chosen: Int?
    var wanted = 0
    switch overlay {
    case .help(let scroll):
      (title, wanted) = ("Keys", scroll)
      lines = HelpLines(style: style, keys: model.settings.keys).lines(width: widest)
      isMirrored = false
    case .detail(let occurrence, let scroll):
      wanted = scroll
      title = ""
      lines = DetailLines(occurrence, model).lines(width: min(widest, OverlayPane.widestText))
      isMirrored = model.names?.isRightToLeft ?? false
    case .calendars(let place):
      chosen = place
      title = "Calendars"
      lines = CalendarLines.lines(model, width: widest)
      isMirrored = model.names?.isRightToLeft ?? false
    }
    let lineWidth = lines.reduce(style.metrics.width(of: title) + 2) { max($0, $1.width(model.settings.style.metrics)) }
    box = OverlayBox(lineWidth: lineWidth, lineCount: lines.count, in: room)
    self.chosen = chosen
    let most = max(0, lines.count - box.inner.height)
    // What is chosen is seen, and of what lies around it as much as there is room for.
    if let chosen { wanted = chosen - box.inner.height / 2 }
    scroll = min(max(0, wanted), most)
  }

  /// Longer lines are hard to read.
  private static let widestText = 76

  /// Lines that are seen at a time.
  var visibleRows: Int { box.inner.height }
  /// Lines in all.
  var lineCount: Int { lines.count }
  /// The last line that may be the first one seen.
  var maxScroll: Int { max(0, lines.count - box.inner.height) }

  /// What a cell of the screen belongs to.
  func target(row: Int, column: Int) -> ScreenTarget {
    guard box.outer.contains(row: row, column: column) else { return .outsideOverlay }
    let line = row - box.inner.row + scroll
    guard row >= box.inner.row, row < box.inner.row + box.inner.height, lines.indices.contains(line) else {
      return .overlay
    }
    return .overlayLine(line)
  }

  func draw(on surface: inout Surface) {
    let hidden = lines.count - scroll - box.inner.height
    let foot = hidden > 0 ? "+\(hidden) more" : scroll > 0 ? "end" : ""
    box.draw(title: title, foot: foot, isMirrored: isMirrored, style: style, on: &surface)
    let inner = box.inner
    for (row, line) in lines[scroll...].prefix(inner.height).enumerated() {
      let pen = style.pen(
        row: inner.row + row, cells: inner.column..<inner.column + inner.width, isMirrored: isMirrored)
      line.draw(pen, style: style, on: &surface)
    }
    guard let chosen, lines.indices.contains(chosen) else { return }
    let row = inner.row + chosen - scroll
    let edge = box.hasBorder ? 1 : 0
    let selected = style.theme[.selected]
    surface.restyle(Rect(row: row, column: inner.column - edge, width: inner.width + 2 * edge, height: 1)) {
      $0 = selected
    }
    guard box.hasBorder else { return }
    let sign = isMirrored ? style.glyphs.barCuts.left : style.glyphs.barCuts.right
    surface[row, isMirrored ? inner.column + inner.width : inner.column - 1] = Cell(sign, style: selected)
  }
}
