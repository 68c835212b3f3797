/// In which rows of a page its small months stand.
struct MonthsRows {
  private let heights: [Int]
  private let abreast: Int
  /// The row of each line of months, on a page with room for all of them.
  private var starts: [Int] = []
  /// The row behind the last line of months and the blank row beneath it.
  private(set) var end: Int
  /// Lines of months that gave way to those after them.
  private var scrolledOff = 0

  /// - Parameters:
  ///   - heights: The rows of each month.
  ///   - abreast: Months beside each other, 1 or more.
  ///   - top: Rows above all months.
  init(heights: [Int], abreast: Int, top: Int) {
    self.heights = heights
    self.abreast = abreast
    var row = top
    for first in stride(from: 0, to: heights.count, by: abreast) {
      starts.append(row)
      // A blank row behind each line of months.
      row += (heights[first..<min(heights.count, first + abreast)].max() ?? 0) + 1
    }
    end = row
  }

  /// Leaves out no more lines of months at the beginning than it takes to have all rows of a month on a page of a height,
  /// or to have it begin at the top.
  mutating func scroll(toShow place: Int, height: Int) {
    guard heights.indices.contains(place), let top = starts.first else { return }
    let line = place / abreast
    let bottom = starts[line] + heights[place]
    scrolledOff = (0..<line).first { bottom - (starts[$0] - top) <= height } ?? line
    let offset = starts[scrolledOff] - top
    for index in starts.indices { starts[index] -= offset }
    end -= offset
  }

  /// Whether a month gave way.
  func isScrolledOff(_ place: Int) -> Bool { place / abreast < scrolledOff }

  /// The first row of a month.
  func start(_ place: Int) -> Int { starts[place / abreast] }
}
