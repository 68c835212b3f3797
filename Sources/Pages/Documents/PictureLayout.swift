/// Where the rows and columns of a picture lie, in units of its view box.
struct PictureLayout {
  /// A4 landscape at 96 units to the inch.
  static let (width, height) = (1123.0, 794.0)
  static let margin = 36.0
  /// The grid's upper and lower edge.
  static let (top, bottom) = (108.0, 754.0)
  /// The upper part of a row, with the day's number, and what is left free at its end.
  static let (headHeight, footHeight) = (26.0, 4.0)
  static let lineHeight = 17.0
  private static let weekNumberWidth = 26.0
  /// Lines that a week has whatever the others need.
  private static let fewestLines = 3

  /// The start of the first column and the width of each; from the left, or mirrored from the right.
  let start: Double
  let columnWidth: Double
  let isMirrored: Bool
  /// The upper edges of the rows, and at the end the lower edge of the last one.
  let rows: [Double]
  /// The lines that each row has room for.
  let lines: [Int]

  /// Lays a month out.
  ///
  /// - Parameter wanted: The lines that each week would need to show everything.
  init(wanted: [Int], hasWeekNumbers: Bool, isMirrored: Bool) {
    start = PictureLayout.margin + (hasWeekNumbers ? PictureLayout.weekNumberWidth : 0)
    columnWidth = (PictureLayout.width - PictureLayout.margin - start) / 7
    self.isMirrored = isMirrored
    lines = PictureLayout.lines(wanted)
    let ends = PictureLayout.headHeight + PictureLayout.footHeight
    let used = lines.reduce(0) { $0 + ends + Double($1) * PictureLayout.lineHeight }
    let rest = (PictureLayout.bottom - PictureLayout.top - used) / Double(wanted.count)
    rows = lines.reduce(into: [PictureLayout.top]) { rows, lines in
      rows.append((rows.last ?? 0) + ends + Double(lines) * PictureLayout.lineHeight + rest)
    }
  }

  /// Equal rows where they show everything; otherwise a week that needs less leaves its lines to those that need more.
  private static func lines(_ wanted: [Int]) -> [Int] {
    let room = bottom - top - Double(wanted.count) * (headHeight + footHeight)
    let all = Int(room / lineHeight)
    let equal = all / wanted.count
    guard wanted.contains(where: { $0 > equal }) else { return wanted.map { _ in equal } }
    return RowShares.shared(all, wanted: wanted, least: min(fewestLines, equal))
  }

  /// The left edge of what is so wide and starts so far from the edge at which lines of text start.
  func left(_ start: Double, width: Double) -> Double { isMirrored ? PictureLayout.width - start - width : start }

  /// Where a column starts.
  func columnStart(_ column: Int) -> Double { start + Double(column) * columnWidth }
}
