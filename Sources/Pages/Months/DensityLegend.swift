import Canvas

/// A line that tells what the marks behind days mean: `⡀ 1  ⣤ 4  ⣿ 8+ events a day`.
struct DensityLegend {
  /// A mark and the numbers of occurrences that it stands for.
  private struct Entry {
    let mark: Cell
    let label: String
  }

  private let entries: [Entry]
  private let separator: String
  private let ending: String
  private let style: PageStyle

  /// More marks than these are a gauge that explains itself by three of them.
  private static let mostEntries = 4

  /// Makes the legend as long as there is room for; nil where there is none.
  ///
  /// - Parameters:
  ///   - names: Only in English there are words behind the numbers.
  ///   - width: The most cells that it may take.
  init?(names: PageNames, width: Int, style: PageStyle) {
    let entries = DensityLegend.entries(names, style)
    let words = names.isEnglish ? ["events a day"] : []
    let forms = words.map { ("  ", " " + $0) } + [("  ", ""), (" ", "")]
    let room = width - entries.reduce(0) { $0 + 2 + style.metrics.width(of: $1.label) }
    guard let form = forms.first(where: { $0.0.count * (entries.count - 1) + $0.1.count <= room }) else { return nil }
    self.entries = entries
    self.style = style
    (separator, ending) = form
  }

  private static func entries(_ names: PageNames, _ style: PageStyle) -> [Entry] {
    let marks = style.glyphs.density
    var ranges: [ClosedRange<Int>] = []
    for index in marks.indices {
      if index > 0, marks[index] == marks[index - 1], let last = ranges.popLast() {
        ranges.append(last.lowerBound...index + 1)
      } else {
        ranges.append(index + 1...index + 1)
      }
    }
    if ranges.count > mostEntries { ranges = [ranges[0], ranges[(ranges.count - 1) / 2], ranges[ranges.count - 1]] }
    return ranges.map { range in
      let (first, last) = (range.lowerBound, range.upperBound)
      let label = last == marks.count ? "\(first)+" : first == last ? "\(first)" : "\(first)\(style.glyphs.dash)\(last)"
      return Entry(mark: DensityMark(count: first).cell(style), label: names.localized(label))
    }
  }

  /// Cells that it takes.
  var width: Int {
    entries.reduce(0) { $0 + 2 + style.metrics.width(of: $1.label) } + separator.count * (entries.count - 1)
      + ending.count
  }

  /// Draws the legend from a place to the right.
  func draw(on surface: inout Surface, row: Int, column: Int) {
    var column = column
    for (place, entry) in entries.enumerated() {
      surface[row, column] = entry.mark
      let end = place == entries.count - 1 ? ending : separator
      column += 2
      column += surface.write(
        entry.label + end, row: row, column: column, style: style.theme[.note], metrics: style.metrics)
    }
  }
}
