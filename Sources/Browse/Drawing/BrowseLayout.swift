import Canvas

/// Where the parts of the screen lie. They never overlap, and lie inside it.
struct BrowseLayout: Sendable, Hashable {
  /// How the page and the day's list share the room.
  enum Arrangement: Sendable, Hashable {
    /// The list stands beside the page.
    case beside
    /// The list stands beneath the page, over the whole width.
    case beneath
    /// A small month, with the list beside or beneath it.
    case compact
    /// There is no room for a month: the list alone.
    case listOnly
    /// There is no list: it is hidden, or a week or a year takes all of what little room there is.
    case pageOnly
  }

  /// How the room is shared.
  let arrangement: Arrangement
  /// The page.
  let page: Rect
  /// The list of the day.
  let agenda: Rect
  /// What lies free beneath a small month.
  let legend: Rect
  /// The last row; without height where the screen is too low.
  let footer: Rect

  /// All but the footer.
  var body: Rect { Rect(row: 0, column: 0, width: footer.width, height: footer.row) }

  /// Lays out a screen.
  ///
  /// - Parameters:
  ///   - width: Its columns, 0 or more.
  ///   - height: Its rows, 0 or more.
  ///   - kind: What the page shows.
  ///   - isMirrored: Whether the language is written from right to left.
  ///   - hasList: Whether the list of the day is wanted.
  init(
    width: Int, height: Int, kind: PageID.Kind, isMirrored: Bool = false, hasList: Bool = true
  ) {
    let (width, height) = (max(0, width), max(0, height))
    let rows = height >= 3 ? height - 1 : height
    footer = Rect(row: rows, column: 0, width: width, height: height - rows)
    let room = Room(width: width, rows: rows, kind: kind, isMirrored: isMirrored)
    let parts = room.parts(hasList: hasList)
    arrangement = parts.arrangement
    page = parts.page
    agenda = parts.agenda
    legend = parts.legend ?? Rect(row: rows, column: 0, width: 0, height: 0)
  }

  /// Seven columns of a day and its mark, and a blank; six weeks beneath two rows of heading.
  static let smallMonth = (width: 22, height: 8)
}

/// What is above the footer, and what finds its place there.
private struct Room {
  let width: Int
  let rows: Int
  let kind: PageID.Kind
  let isMirrored: Bool

  typealias Parts = (arrangement: BrowseLayout.Arrangement, page: Rect, agenda: Rect, legend: Rect?)

  /// The narrowest screen with the list beside a page in full.
  private static let narrowestBeside = 110
  private static let listWidths = 30...44
  private static let listHeights = 4...12
  /// Columns between a page and the list beside it.
  private static let gap = 2
  /// The least page with a grid, also for a month of six weeks.
  private static let leastGrid = (width: 36, height: 15)
  /// The least page of a year: its heading and one row of months.
  private static let leastYear = (width: 44, height: 10)
  /// Less shows no month.
  private static let leastMonth = (width: 20, height: 7)
  private static let narrowestCompactBeside = 44

  private var least: (width: Int, height: Int) { kind == .year ? Room.leastYear : Room.leastGrid }
  private var fitsMonth: Bool { width >= Room.leastMonth.width && rows >= Room.leastMonth.height }

  func parts(hasList: Bool) -> Parts {
    guard fitsMonth else { return listOnly }
    guard hasList else { return pageOnly }
    if width >= Room.narrowestBeside, rows >= least.height { return beside }
    if width >= least.width, rows >= least.height + listHeight + gapBeneath { return beneath }
    // A week or a year has no small form that would leave room for a list.
    return kind == .month ? compact : pageOnly
  }

  private var listOnly: Parts {
    (.listOnly, rect(0..<0, 0..<0), rect(0..<rows, 0..<width), nil)
  }

  private var pageOnly: Parts {
    (.pageOnly, rect(0..<rows, 0..<width), rect(rows..<rows, 0..<width), nil)
  }

  private var beside: Parts {
    let list = (width * 3 / 10).clamped(to: Room.listWidths)
    let pageWidth = width - list - Room.gap
    return (.beside, rect(0..<rows, 0..<pageWidth), rect(0..<rows, pageWidth + Room.gap..<width), nil)
  }

  private var listHeight: Int {
    kind == .year ? Room.listHeights.lowerBound : (rows / 5).clamped(to: Room.listHeights)
  }
  /// The grid's last line parts it from what is beneath; a year has none.
  private var gapBeneath: Int { kind == .year ? 1 : 0 }

  private var beneath: Parts {
    let list = rows - listHeight
    return (.beneath, rect(0..<list - gapBeneath, 0..<width), rect(list..<rows, 0..<width), nil)
  }

  private var compact: Parts {
    let month = BrowseLayout.smallMonth
    let (monthWidth, monthHeight) = (min(width, month.width), min(rows, month.height))
    let page = rect(0..<monthHeight, 0..<monthWidth)
    guard width >= Room.narrowestCompactBeside else {
      return (.compact, page, rect(monthHeight..<rows, 0..<width), nil)
    }
    // Beneath the month, with a blank row between.
    let legend = rows > monthHeight + 1 ? rect(monthHeight + 1..<rows, 0..<monthWidth) : nil
    return (.compact, page, rect(0..<rows, monthWidth + Room.gap..<width), legend)
  }

  /// Some cells of some rows, counted from the side where the language begins.
  private func rect(_ rows: Range<Int>, _ cells: Range<Int>) -> Rect {
    Rect(rows: rows, cells: isMirrored ? width - cells.upperBound..<width - cells.lowerBound : cells)
  }
}

extension Int {
  /// The nearest value of a range.
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
