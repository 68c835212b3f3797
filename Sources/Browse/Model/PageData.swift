import CalendarCore
import Pages

/// What a page shows: the answer to ``Effect/load(_:)``.
public struct PageData: Sendable, Hashable {
  /// The content, by the kind of the page.
  public enum Body: Sendable, Hashable {
    /// A month.
    case month(MonthContent)
    /// A week of a month, by its first day.
    case week(MonthContent, first: CivilDate)
    /// The months of a year, and the year as a heading.
    case year([MonthContent], heading: String)
  }

  /// The content.
  public var body: Body
  /// Which of the model's generations it was loaded for.
  var generation = 0

  /// Makes data.
  public init(_ body: Body) { self.body = body }

  /// The content that has a day of the page.
  public func content(of date: CivilDate) -> MonthContent? {
    switch body {
    case .month(let content), .week(let content, first: _): content
    case .year(let months, heading: _): months.first { $0.grid.month == date.yearMonth }
    }
  }

  /// The content of its first month.
  var firstContent: MonthContent? {
    switch body {
    case .month(let content), .week(let content, first: _): content
    case .year(let months, heading: _): months.first
    }
  }

  /// The occurrences that touch a day of the page, in the order of a list.
  public func occurrences(on date: CivilDate) -> [Occurrence] { content(of: date)?.occurrences(on: date) ?? [] }
}
