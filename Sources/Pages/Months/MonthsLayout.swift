/// Where the small months of a page stand, in cells.
struct MonthsLayout {
  /// Months beside each other, 1 or more.
  let abreast: Int
  /// Whether there is room for the numbers of the weeks, where they were asked for.
  let hasWeekNumbers: Bool
  /// Blanks between two months.
  let gap: Int
  /// Whether the first month stands at the right.
  private let isRightToLeft: Bool
  /// Blanks at the left.
  private let indent: Int

  /// A column of days: two digits and the mark.
  static let pitch = 3
  /// The days of a week.
  static let daysWidth = 7 * pitch
  /// The number of a week, and a blank.
  static let weekNumberWidth = 3
  /// Blanks between two months where nothing is lacking.
  private static let usualGap = 2

  /// Lays months out.
  ///
  /// One cell may be lacking. It is taken from the gaps or, of a single month, from the marks of its right column, whose
  /// days are underlined instead: a month without marks is 20 cells wide, as in `cal`.
  /// - Parameters:
  ///   - count: How many months. More than three form full rows; 12 of them 1, 2, 3, 4 or 6 abreast.
  ///   - width: Cells of the page.
  ///   - hasWeekNumbers: Whether the numbers of the weeks are wanted; they are left out where they do not fit.
  init(count: Int, width: Int, hasWeekNumbers: Bool, isRightToLeft: Bool) {
    let narrowest = MonthsLayout.daysWidth + MonthsLayout.weekNumberWidth - 1
    self.hasWeekNumbers = hasWeekNumbers && width >= narrowest
    let monthWidth = MonthsLayout.monthWidth(hasWeekNumbers: self.hasWeekNumbers)
    let choices = count <= 3 ? Array(1...max(1, count)) : (1...6).filter { count.isMultiple(of: $0) }
    let abreast = choices.last { $0 * (monthWidth + MonthsLayout.usualGap) - MonthsLayout.usualGap - 1 <= width } ?? 1
    gap = abreast == 1 ? 0 : min(MonthsLayout.usualGap, (width - abreast * monthWidth) / (abreast - 1))
    self.abreast = abreast
    self.isRightToLeft = isRightToLeft
    indent = isRightToLeft ? max(0, width - abreast * monthWidth - (abreast - 1) * gap) : 0
  }

  private static func monthWidth(hasWeekNumbers: Bool) -> Int {
    daysWidth + (hasWeekNumbers ? weekNumberWidth : 0)
  }

  /// Cells of a small month, with the marks of all of its columns.
  var monthWidth: Int { MonthsLayout.monthWidth(hasWeekNumbers: hasWeekNumbers) }

  /// The first cell of all months, and the cells they take.
  var block: (start: Int, width: Int) { (indent, abreast * monthWidth + (abreast - 1) * gap) }

  /// The first cell of a month, by its place in the row.
  func monthStart(_ place: Int) -> Int {
    indent + (isRightToLeft ? abreast - 1 - place : place) * (monthWidth + gap)
  }
}
