import Canvas

/// The whole screen at a moment.
public struct Screen: Sendable {
  /// The cells.
  public let surface: Surface
  /// Where text is typed; nil where the cursor is not shown.
  public let cursor: (row: Int, column: Int)?

  /// Draws a screen.
  ///
  /// - Parameter cache: What the screens before left of their pages.
  public init(_ model: Model, cache: inout PageCache) {
    let layout = model.layout
    var surface = Surface(width: model.width, height: model.height)
    let page = PagePane.surface(of: model, layout: layout, cache: &cache)
    surface.draw(page, row: layout.page.row, column: layout.page.column)
    Legend.draw(model, in: layout.legend, on: &surface)
    surface.draw(model.agendaPane(in: layout).surface, row: layout.agenda.row, column: layout.agenda.column)
    OverlayPane(model)?.draw(on: &surface)
    // What is typed or told is shown also where there is no footer.
    let isUrgent = model.prompt != nil || model.notice != nil
    let row = layout.footer.height > 0 || !isUrgent ? layout.footer.row : layout.footer.row - 1
    let footer = Footer(model, width: layout.footer.width)
    if row >= 0, row < surface.height { surface.draw(footer.surface, row: row, column: 0) }
    self.surface = surface
    cursor = row >= 0 ? footer.cursor.map { (row, $0) } : nil
  }
}
