import CalendarCore

/// The occurrences of a long window in parts that lie one behind the other, each of which has no more than a query may give
/// at once. They are asked for when they are needed, so a window of a century takes the memory of a few years.
public struct OccurrenceSlices: Sequence, IteratorProtocol {
  private let window: DayRange
  private let answer: (DayRange) -> QueryResult?
  private let cutAnswer: (DayRange) -> QueryResult
  private let report: ([Diagnostic]) -> Void
  /// The first day that has not been asked for.
  private var position: CivilDate
  /// Days that are asked for at once.
  private var length: Int
  private var count = 0
  private var isDone = false

  /// No list has more; what no person reads would not end.
  static let mostOccurrences = 2_000_000
  /// What is said where a list is cut short.
  static let tooMany = Diagnostic("too many occurrences in all; \(mostOccurrences) are listed")

  /// Makes the parts of a window.
  ///
  /// - Parameters:
  ///   - answer: Gives the occurrences that touch some days; nil where there are too many at once.
  ///   - cutAnswer: Gives as many of them as may be had.
  ///   - report: Is told what had to be cut short.
  init(
    _ window: DayRange, answer: @escaping (DayRange) -> QueryResult?, cutAnswer: @escaping (DayRange) -> QueryResult,
    report: @escaping ([Diagnostic]) -> Void
  ) {
    (self.window, self.answer, self.cutAnswer, self.report) = (window, answer, cutAnswer, report)
    (position, length) = (window.start, window.count)
  }

  /// How many parts one is made of that has too much.
  private static let parts = 16

  /// The next part, in the order of a list; an occurrence stands in the first that it touches.
  public mutating func next() -> [Occurrence]? {
    guard !isDone, position < window.end else { return nil }
    var slice = days(length)
    var result = answer(slice)
    while result == nil, length > 1 {
      length = (length + OccurrenceSlices.parts - 1) / OccurrenceSlices.parts
      slice = days(length)
      result = answer(slice)
    }
    // A single day may have too many: what comes behind it has as well.
    isDone = result == nil
    let found = result ?? cutAnswer(slice)
    report(found.diagnostics)
    var occurrences = found.occurrences
    if position > window.start { occurrences.removeAll { $0.days.start < position } }
    let room = OccurrenceSlices.mostOccurrences - count
    if occurrences.count > room {
      report([OccurrenceSlices.tooMany])
      occurrences.removeLast(occurrences.count - room)
      isDone = true
    }
    count += occurrences.count
    position = slice.end
    return occurrences
  }

  private func days(_ length: Int) -> DayRange {
    DayRange(start: position, end: Swift.min(window.end, position.adding(days: length)))
  }
}
