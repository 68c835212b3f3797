import CalendarCore
import Pages
import Testing

/// Several months with the occurrences of ``SampleMonth``, and a day for each density.
enum SampleMonths {
  /// November 2026 to January 2027.
  static func three(
    firstWeekday: Weekday = .monday, hasWeekNumbers: Bool = false, names: (YearMonth) -> PageNames = PageNames.english
  ) throws -> [MonthContent] {
    let december = try date("2026-12-01").yearMonth
    let occurrences = try SampleMonth.december() + ramp("2027-01-11")
    return (-1...1).map { distance in
      let month = december.adding(months: distance)
      return MonthContent(
        grid: MonthGrid(month: month, firstWeekday: firstWeekday), occurrences: occurrences.sorted(),
        today: CivilDate(year: 2026, month: 12, day: 15), names: names(month), hasWeekNumbers: hasWeekNumbers)
    }
  }

  /// The year 2026.
  static func year() throws -> [MonthContent] {
    let occurrences = try (SampleMonth.december() + SampleMonth.august() + ramp("2026-05-04")).sorted()
    return try (1...12).map { number in
      let month = try #require(YearMonth(year: 2026, month: number))
      var names = PageNames.english(month)
      names.title = String(names.title.dropLast(5))
      return MonthContent(
        grid: MonthGrid(month: month, firstWeekday: .monday), occurrences: occurrences,
        today: CivilDate(year: 2026, month: 12, day: 15), names: names)
    }
  }

  /// One occurrence on a day, two on the next, and so on to ten.
  private static func ramp(_ first: String) throws -> [Occurrence] {
    let first = try date(first)
    return try (0..<10).flatMap { day in
      try (0...day).map { hour in
        try timed("Hour \(hour)", "\(first.adding(days: day)) \(hour < 2 ? "0" : "")\(hour + 8):00", "20:00")
      }
    }
  }
}
