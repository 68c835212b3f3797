import CalendarCore
import Canvas

/// A month as a page: title, weekdays, and a grid with the events in it.
///
/// Where there is no room for a grid, the month is compact, with the events listed beneath.
public struct MonthPage: Sendable {
  private enum Drawing {
    case grid(GridDrawing)
    case compact(CompactDrawing)
  }

  private let drawing: Drawing

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - content: The month and its occurrences.
  ///   - width: Cells, 0 or more; readable from 20.
  ///   - height: Rows, or nil for as many as show most of the month.
  ///   - style: How it looks.
  public init(_ content: MonthContent, width: Int, height: Int?, style: PageStyle = PageStyle()) {
    let weeks = (0..<content.grid.weekCount).map { WeekLanes(content, week: $0) }
    if let layout = MonthLayout(content, width: width, height: height, wanted: weeks.map(\.wanted)) {
      var grid = GridDrawing(content, weeks, layout: layout, width: width, height: height, style: style)
      grid.draw()
      drawing = .grid(grid)
    } else {
      drawing = .compact(CompactDrawing(content, width: width, height: height, style: style))
    }
  }

  /// The page as cells.
  public var surface: Surface {
    switch drawing {
    case .grid(let grid): grid.surface
    case .compact(let compact): compact.surface
    }
  }

  /// For each day of the grid, how many of its occurrences are not shown.
  public var hidden: [CivilDate: Int] {
    switch drawing {
    case .grid(let grid): Dictionary(grid.hidden) { $0 + $1 }
    case .compact(let compact): compact.hidden
    }
  }

  /// What stands where, worked out anew each time that it is asked for: a page that is printed needs none.
  public var map: PageMap {
    switch drawing {
    case .grid(let grid): grid.map
    case .compact(let compact): compact.map
    }
  }
}
