/// Months of the Chinese calendar that ICU begins on a wrong day or takes for a leap month too late.
///
/// A month begins on the day of the new moon in China's time. ICU's astronomy is minutes off, which is a day where the
/// new moon is near midnight: New Year of 2027 is 6 February (new moon at 23:56), ICU says 7. The days here are those of
/// the conversion tables that the Hong Kong Observatory publishes for 1901 to 2100.
enum ChineseMonths {
  /// Days since 1970-01-01 that ICU begins a month on, with the day that it begins on.
  private static let starts = [
    -5810: -5811,  // 1954-02-03, not 02-04
    -5426: -5427,  // 1955-02-22, not 02-23
    10_609: 10_608,  // 1999-01-17, not 01-18
    15_570: 15_569,  // 2012-08-17, not 08-18
    17_842: 17_843,  // 2018-11-08, not 11-07
    20_856: 20_855,  // 2027-02-06, not 02-07
    21_947: 21_948,  // 2030-02-03, not 02-02
    32_048: 32_047,  // 2057-09-28, not 09-29
    36_596: 36_595,  // 2070-03-12, not 03-13
  ]
  /// Days that a leap month begins on which ICU takes for the plain month after it.
  private static let leapStarts: Set<Int> = [
    -19_277,  // 1917-03-23, leap 2
    -17_357,  // 1922-06-25, leap 5
    6415,  // 1987-07-26, leap 6
  ]

  /// The months of a year as they are.
  static func corrected(_ months: [CalendarSystem.Month]) -> [CalendarSystem.Month] {
    var months = months
    for index in months.indices {
      if let start = starts[months[index].firstDay] {
        let shift = start - months[index].firstDay
        months[index].firstDay = start
        months[index].length -= shift
        if index > 0 { months[index - 1].length += shift }
      }
      if leapStarts.contains(months[index].firstDay), !months[index].isLeap, index + 1 < months.count {
        months[index].number -= 1
        months[index].isLeap = true
        months[index + 1].isLeap = false
      }
    }
    // The last month ends where the next year begins.
    if let last = months.last, let start = starts[last.firstDay + last.length] {
      months[months.count - 1].length = start - last.firstDay
    }
    return months
  }
}
