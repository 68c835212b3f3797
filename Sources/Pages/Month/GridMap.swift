import CalendarCore
import Canvas

extension GridDrawing {
  /// What stands where: each day's cell, over it its occurrences, and beneath it what tells of hidden ones.
  var map: PageMap {
    var map = PageMap(width: surface.width, height: surface.height)
    for week in 0..<content.grid.weekCount { add(week, to: &map) }
    return map
  }

  private func add(_ week: Int, to map: inout PageMap) {
    let lanes = weeks[week].limited(to: layout.lineCount(week))
    for column in 0..<7 {
      let date = content.grid.date(week: week, column: column)
      map.add(
        .day(date),
        Rect(
          rows: layout.weekRow(week)..<layout.weekRow(week) + layout.weekHeights[week], cells: layout.columns[column]))
      for (lane, place) in lanes.timed[column] {
        let row = layout.row(week: week, line: lane)
        map.add(.occurrence(place, on: date), Rect(rows: row..<row + 1, cells: layout.columns[column]))
      }
      if lanes.hidden[column] > 0 {
        map.add(
          .day(date), Rect(rows: layout.weekRow(week + 1) - 1..<layout.weekRow(week + 1), cells: layout.columns[column])
        )
      }
    }
    for bar in lanes.bars {
      let row = layout.row(week: week, line: bar.lane)
      for column in bar.columns {
        // The line between two days belongs to the earlier one.
        let cells = layout.cells(column..<min(column + 2, bar.columns.upperBound))
        map.add(
          .occurrence(bar.place, on: content.grid.date(week: week, column: column)),
          Rect(rows: row..<row + 1, cells: cells))
      }
    }
  }

}
