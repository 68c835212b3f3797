import Canvas
import CommandTable

/// What a cell of the screen belongs to.
enum ScreenTarget: Sendable, Hashable {
  /// A cell of the page, from its upper left.
  case page(row: Int, column: Int)
  /// An occurrence of the day's list, by its place.
  case entry(Int)
  /// The day's list, where no occurrence is.
  case agenda
  /// The footer, and the command whose key is told there.
  case footer(KeyCommand?)
  /// A line of what lies over the page, by its place among all of its lines.
  case overlayLine(Int)
  /// What lies over the page, where no line is.
  case overlay
  /// Beside what lies over the page.
  case outsideOverlay
  /// Nothing.
  case nothing
}

extension Model {
  /// What a cell of the screen belongs to. What lies over the page hides what is beneath it.
  func target(row: Int, column: Int) -> ScreenTarget {
    let layout = layout
    if layout.footer.contains(row: row, column: column) {
      return .footer(Footer(self, width: layout.footer.width).command(atColumn: column))
    }
    if let pane = OverlayPane(self) { return pane.target(row: row, column: column) }
    if layout.page.contains(row: row, column: column) {
      return .page(row: row - layout.page.row, column: column - layout.page.column)
    }
    guard layout.agenda.contains(row: row, column: column) else { return .nothing }
    return agendaPane(in: layout).entry(atRow: row - layout.agenda.row).map { .entry($0) } ?? .agenda
  }
}
