import CalendarCore
import Canvas

/// What stands where on a page, for the pointer.
public struct PageMap: Sendable {
  /// What a place belongs to.
  public enum Target: Sendable, Hashable {
    /// A day.
    case day(CivilDate)
    /// An occurrence on a day: its place in the content's occurrences.
    case occurrence(Int, on: CivilDate)

    /// The day.
    public var date: CivilDate {
      switch self {
      case .day(let date), .occurrence(_, on: let date): date
      }
    }
  }

  private var areas: [(area: Rect, target: Target)] = []
  /// The cells of the page.
  private let page: Rect

  /// A page of a size on which nothing stands yet.
  package init(width: Int, height: Int) { page = Rect(row: 0, column: 0, width: width, height: height) }

  /// Adds what takes a rectangle, as far as that is on the page; it lies over what was added before.
  mutating func add(_ target: Target, _ area: Rect) {
    let shown = area.intersection(page)
    if shown.width > 0, shown.height > 0 { areas.append((shown, target)) }
  }

  /// What a cell of the page belongs to.
  public func target(row: Int, column: Int) -> Target? {
    areas.last { $0.area.contains(row: row, column: column) }?.target
  }

  /// The cells of a day, without what lies over them.
  public func area(of date: CivilDate) -> Rect? { areas.first { $0.target == .day(date) }?.area }
}

extension Rect {
  /// What both have in common; without cells where that is nothing.
  func intersection(_ other: Rect) -> Rect {
    let (row, column) = (max(row, other.row), max(column, other.column))
    return Rect(
      row: row, column: column, width: min(self.column + width, other.column + other.width) - column,
      height: min(self.row + height, other.row + other.height) - row)
  }
}
