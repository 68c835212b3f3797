import CalendarCore
import Synchronization

/// The months of a scale, numbered without a gap from the first of an anchor year.
final class ScaleMonths: Sendable {
  private let scale: any CalendarScale
  private let anchorYear: Int
  /// The number of the first month of the anchor year and of each year after it, as far as they were asked for.
  private let firstIndexes = Mutex<[Int]>([0])

  init(_ scale: any CalendarScale, anchorYear: Int) {
    self.scale = scale
    self.anchorYear = anchorYear
  }

  func year(of dayNumber: Int) -> Int { scale.year(containing: dayNumber) }

  func firstDay(of year: Int) -> Int? { scale.months(of: year).first?.first }

  /// A month of a year by its place from 0.
  func month(_ place: Int, ofYear year: Int) -> MonthSpan? {
    let months = scale.months(of: year)
    guard months.indices.contains(place), let first = months.first, let last = months.last else { return nil }
    let month = months[place]
    return MonthSpan(
      year: year, number: month.number, isLeap: month.isLeap, first: month.first, length: month.length,
      scaleYearDays: first.first..<last.first + last.length, leapMonth: months.first(where: \.isLeap)?.number ?? 0)
  }

  /// The month that a day lies in.
  func month(containing dayNumber: Int) -> MonthSpan? {
    let year = scale.year(containing: dayNumber)
    return place(of: dayNumber, in: year).flatMap { month($0, ofYear: year) }
  }

  /// The number of the month that a day lies in; where the scale does not reach, the last number that it has.
  func index(of dayNumber: Int) -> Int {
    let year = scale.year(containing: dayNumber)
    let place = place(of: dayNumber, in: year) ?? 0
    // Rules look at no day before their start but those of its own month and week.
    guard year >= anchorYear else { return place - scale.months(of: year).count }
    return firstIndexes.withLock { indexes in
      extend(&indexes) { $0.count <= year - anchorYear }
      return indexes[min(year - anchorYear, indexes.count - 1)] + place
    }
  }

  /// The month of a number, or nil where the scale does not reach.
  func month(at index: Int) -> MonthSpan? {
    guard index >= 0 else { return nil }
    return firstIndexes.withLock { indexes in
      extend(&indexes) { $0[$0.count - 1] <= index }
      // The last year that begins at the number or before it.
      var (low, high) = (0, indexes.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if indexes[middle] <= index { low = middle } else { high = middle }
      }
      return month(index - indexes[low], ofYear: anchorYear + low)
    }
  }

  private func place(of dayNumber: Int, in year: Int) -> Int? {
    scale.months(of: year).lastIndex { $0.first <= dayNumber }
  }

  /// Numbers the months of more years, while they are wanted and the scale has them.
  private func extend(_ indexes: inout [Int], while isWanted: ([Int]) -> Bool) {
    while isWanted(indexes) {
      let months = scale.months(of: anchorYear + indexes.count - 1)
      guard !months.isEmpty else { return }
      indexes.append(indexes[indexes.count - 1] + months.count)
    }
  }
}
