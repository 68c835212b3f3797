import Canvas

/// Where the parts of the screen lie. They never overlap, and lie inside it.
public struct BrowseLayout: Sendable, Hashable {
  /// How the page and the day's list share the room.
  public enum Arrangement: Sendable, Hashable {
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
  public let arrangement: Arrangement
  /// The page.
  public let page: Rect
  /// The list of the day.
  public let agenda: Rect
  /// What lies free beneath a small month.
  public let legend: Rect
  /// The last row; without height where the screen is too low.
  public let footer: Rect

  /// All but the footer.
  public var body: Rect { Rect(row: 0, column: 0, width: footer.width, height: footer.row) }

  /// The narrowest screen with the list beside a page in full.
  private static let narrowestBeside = 110
  private static let listWidths = 30...44
  /// Columns between a page and the list beside it.
  private static let gap = 2
  /// The least page with a grid, also for a month of six weeks.
  private static let leastGrid = (width: 36, height: 15)
  /// The least page of a year: its heading and one row of months.
  private static let leastYear = (width: 44, height: 10)
  private static let listHeights = 4...12
  /// Seven columns of a day and its mark, and a blank; six weeks beneath two rows of heading.
  static let smallMonth = (width: 22, height: 8)
  /// Fewer rows than these show no month.
  private static let leastMonthHeight = 7
  private static let narrowestCompactBeside = 44
  private static let narrowestMonth = 20

  /// Lays out a screen.
  ///
  /// - Parameters:
  ///   - width: Its columns, 0 or more.
  ///   - height: Its rows, 0 or more.
  ///   - kind: What the page shows.
  ///   - isMirrored: Whether the language is written from right to left.
  ///   - hasList: Whether the list of the day is wanted.
  public init(
    width: Int, height: Int, kind: PageID.Kind, isMirrored: Bool = false, hasList: Bool = true
  ) {
    let (width, height) = (max(0, width), max(0, height))
    let rows = height >= 3 ? height - 1 : height
    footer = Rect(row: rows, column: 0, width: width, height: height - rows)
    let least = kind == .year ? BrowseLayout.leastYear : BrowseLayout.leastGrid
    // The grid's last line parts it from what is beneath; a year has none.
    let gapBeneath = kind == .year ? 1 : 0
    let listHeight = kind == .year ? 4 : min(max(rows / 4, 4), 12)
    let besides = min(max(width * 3 / 10, BrowseLayout.listWidths.lowerBound), BrowseLayout.listWidths.upperBound)
    let pageWidth: Int
    let listStart: Int
    var legend = Rect(row: rows, column: 0, width: 0, height: 0)
    let isSmall = width < least.width || rows < least.height + gapBeneath + listHeight
    if !hasList && width >= BrowseLayout.narrowestMonth && rows >= BrowseLayout.leastMonthHeight
      || kind != .month && isSmall && width >= BrowseLayout.narrowestMonth && rows >= BrowseLayout.leastMonthHeight
    {
      arrangement = .pageOnly
      page = Rect(row: 0, column: 0, width: width, height: rows)
      agenda = Rect(row: rows, column: 0, width: width, height: 0)
    } else if width >= BrowseLayout.narrowestBeside, rows >= least.height {
      arrangement = .beside
      pageWidth = width - besides - BrowseLayout.gap
      page = Rect(row: 0, column: isMirrored ? width - pageWidth : 0, width: pageWidth, height: rows)
      agenda = Rect(row: 0, column: isMirrored ? 0 : width - besides, width: besides, height: rows)
    } else if width >= least.width, rows >= least.height + gapBeneath + listHeight {
      arrangement = .beneath
      page = Rect(row: 0, column: 0, width: width, height: rows - listHeight - gapBeneath)
      agenda = Rect(row: rows - listHeight, column: 0, width: width, height: listHeight)
    } else if width < BrowseLayout.narrowestMonth || rows < BrowseLayout.leastMonthHeight {
      arrangement = .listOnly
      page = Rect(row: 0, column: 0, width: 0, height: 0)
      agenda = Rect(row: 0, column: 0, width: width, height: rows)
    } else {
      arrangement = .compact
      let month = BrowseLayout.smallMonth
      pageWidth = min(width, month.width)
      let pageHeight = min(rows, month.height)
      page = Rect(row: 0, column: isMirrored ? width - pageWidth : 0, width: pageWidth, height: pageHeight)
      if width >= BrowseLayout.narrowestCompactBeside {
        listStart = pageWidth + BrowseLayout.gap
        agenda = Rect(row: 0, column: isMirrored ? 0 : listStart, width: width - listStart, height: rows)
        legend = Rect(
          row: pageHeight + 1, column: page.column, width: pageWidth, height: rows - pageHeight - 1)
      } else {
        agenda = Rect(row: pageHeight, column: 0, width: width, height: rows - pageHeight)
      }
    }
    self.legend = legend.height > 0 ? legend : Rect(row: rows, column: 0, width: 0, height: 0)
  }
}
