import TestSupport
import Testing

/// How many occurrences the days of a picture's week show, and how many they say are hidden.
struct PictureCounts {
  private(set) var drawn = [Int](repeating: 0, count: 7)
  private(set) var hidden = [Int](repeating: 0, count: 7)

  /// Counts in a week of a picture that has no week numbers.
  ///
  /// - Parameter dates: The days of the week, such as `2026-12-15`.
  init(_ week: ParsedMarkup, dates: [String]) throws {
    for group in week.places("g") {
      if let dot = week.all("circle", inside: group).first {
        drawn[try PictureCounts.column(dot.attributes["cx"])] += 1
      } else {
        // A bar, which covers all its days in the week.
        let title = try #require(week.all("title", inside: group).first).text
        let days = try #require(title.firstMatch(of: /^([\d-]{10})(?: \d\d:\d\d)?(?: – ([\d-]{10})(?: (\d\d:\d\d))?)?/))
        let (first, last) = (days.output.1, days.output.2 ?? days.output.1)
        // A day that it ends at the beginning of is none of its days.
        let endsBefore = days.output.3 == "00:00"
        for (column, date) in dates.enumerated() where date >= first && (endsBefore ? date < last : date <= last) {
          drawn[column] += 1
        }
      }
    }
    for box in week.places("svg") {
      guard let count = week.elements[box].text.firstMatch(of: /^\+(\d+) more$/).flatMap({ Int($0.output.1) })
      else { continue }
      hidden[try PictureCounts.column(week.elements[box].attributes["x"])] += count
    }
  }

  /// The column that a place lies in: they have one width, between margins of 36 units on a width of 1123.
  private static func column(_ x: String?) throws -> Int {
    let place = try #require(x.flatMap(Double.init))
    let column = Int((place - 36) / ((1123 - 2 * 36) / 7))
    try #require((0..<7).contains(column))
    return column
  }
}
