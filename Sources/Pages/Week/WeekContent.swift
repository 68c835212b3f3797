import CalendarCore

/// A week of a month's content.
struct WeekContent {
  let month: MonthContent
  /// The first day.
  let first: CivilDate

  var names: PageNames { month.names }
  var dates: [CivilDate] { (0..<7).map { first.adding(days: $0) } }

  /// The place of the day to begin with where not all have room: the chosen one, or else today, or else the first.
  var dayOfInterest: Int {
    let days = DayRange(start: first, end: first.adding(days: 7))
    let date = [month.selected, month.today].compactMap { $0 }.first(where: days.contains)
    return date.map { $0.days(since: first) } ?? 0
  }

  /// The number that ISO 8601 gives the week; nil where weeks begin on another day than there.
  var number: Int? { first.weekday == .monday ? ISOWeek(containing: first).number : nil }

  /// The week as a title names it. Only in English there is a word for it.
  var title: String? {
    guard let number, names.isEnglish else { return nil }
    return "Week \(number)"
  }

  /// The occurrences of a day that take a part of it.
  func spans(on date: CivilDate) -> [DayBlocks.Span] {
    month.places(on: date).map(Int.init).compactMap { place in
      guard !month.extents[place].isBar, case .timed(let start, let end) = month.occurrences[place].span else {
        return nil
      }
      let first = start.civil.date == date ? start.civil.secondOfDay / 60 : 0
      let last = end.civil.date == date ? (end.civil.secondOfDay + 59) / 60 : 24 * 60
      // Clocks that are set back make an end come before its start.
      return DayBlocks.Span(place: place, start: first, end: max(first, last))
    }
  }
}
