/// What to type for a month that is written in the way of other programs: `flipcal 12 2026`, `flipcal dec 2026`.
enum MonthHint {
  /// The command for a month; nil where the word is none.
  ///
  /// - Parameters:
  ///   - word: An English name, in full or its first three letters or more, in any letter case; or, where a year stands
  ///     beside it, a number from 1 to 12.
  ///   - neighbor: The word beside it, which may be a year of four digits.
  static func hint(for word: String, beside neighbor: String?) -> String? {
    let year = neighbor.flatMap { DayForm($0) == .year ? $0 : nil }
    let digits = word.utf8.count <= 2 ? WholeNumber.parse(word, in: 1...12, signed: false) : nil
    guard let number = (year == nil ? nil : digits) ?? named(word) else { return nil }
    guard let year else {
      return "for that month, 'flipcal month \(DayExpression.monthNames[number - 1].lowercased())', or with its year"
    }
    return "for that month, 'flipcal month \(year)-\(number < 10 ? "0" : "")\(number)'"
  }

  private static func named(_ word: String) -> Int? {
    let name = word.lowercased()
    guard name.utf8.count >= 3 else { return nil }
    return DayExpression.monthNames.firstIndex { $0.lowercased().hasPrefix(name) }.map { $0 + 1 }
  }
}
