import CalendarCore
import Canvas

/// The words of a page in the person's language.
public struct PageNames: Sendable, Hashable {
  /// Month and year, such as "December 2026".
  public var title: String
  /// The names of each weekday, the longest first.
  public var weekdays: [Weekday: [String]]

  /// Makes names.
  public init(title: String, weekdays: [Weekday: [String]]) {
    self.title = title
    self.weekdays = weekdays
  }

  /// The CLDR locales whose names are those of ``english(_:)``.
  public static let englishLocales = ["en", "en_US", "en_GB", "en_IE", "en_IN", "en_NZ", "en_ZA"]

  /// English, for locales without names and for those that have exactly these.
  public static func english(_ month: YearMonth) -> PageNames {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    return PageNames(
      title: "\(months[month.month - 1]) \(month.year)",
      weekdays: Dictionary(
        uniqueKeysWithValues: Weekday.allCases.map { weekday in
          let name = days[weekday.rawValue - 1]
          return (weekday, [name, String(name.prefix(3)), String(name.prefix(2)), String(name.prefix(1))])
        }))
  }

  /// The name of a weekday in the longest form in which all seven fit into `cells`.
  func weekday(_ weekday: Weekday, cells: Int) -> String {
    let metrics = TextMetrics()
    let forms = weekdays.values.map(\.count).min() ?? 0
    for form in 0..<forms where weekdays.values.allSatisfy({ metrics.width(of: $0[form]) <= cells }) {
      return weekdays[weekday]?[form] ?? ""
    }
    return metrics.fit(weekdays[weekday]?.last ?? "", cells: cells, ellipsis: "")
  }
}
