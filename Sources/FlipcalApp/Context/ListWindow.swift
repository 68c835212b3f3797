import CalendarCore
import CommandTable

extension Session {
  /// The days that `--from`, `--to` and `--days` name.
  ///
  /// - Parameters:
  ///   - usualFirst: The first day where none is named.
  ///   - usualEnd: The day after the last one where nothing tells it, for a first day.
  func listWindow(from usualFirst: CivilDate, _ usualEnd: (CivilDate) -> CivilDate) throws(AppError) -> DayRange {
    let from = try options.from.map { expression throws(AppError) in try days(expression) }
    let first = from?.start ?? usualFirst
    let end: CivilDate
    if let to = options.to {
      end = try days(to).end
    } else if let from, from.count > 1, options.days == nil {
      // A week, a month or a year by itself is all that is meant.
      end = from.end
    } else {
      end = options.days.map { first.adding(days: $0) } ?? usualEnd(first)
    }
    guard first < end else { throw .usage("--to lies before --from: \(end.adding(days: -1)) is before \(first)") }
    return DayRange(start: first, end: end)
  }

  /// `on Tuesday, 15 December 2026`, or `from` its first day `to` its last.
  func name(of window: DayRange) -> String {
    let (first, last) = (locale.heading(window.start), locale.heading(window.last))
    return window.count > 1 ? "from \(first) to \(last)" : "on \(first)"
  }
}
