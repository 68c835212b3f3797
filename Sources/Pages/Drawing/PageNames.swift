import CalendarCore
import Canvas

/// The words of a page in the person's language.
public struct PageNames: Sendable, Hashable {
  /// Month and year, such as "December 2026".
  public var title: String
  /// The month in another calendar, such as "Kislev – Tevet 5787"; nil where none was asked for.
  public var otherCalendar: String?
  /// The names of each weekday, the longest first.
  public var weekdays: [Weekday: [String]]
  /// The digits that numbers are written with, from 0 to 9.
  public var digits: [Character]
  /// The days of the weekend.
  public var weekend: Set<Weekday>
  /// Whether the language is written from right to left: the first weekday is at the right then.
  public var isRightToLeft: Bool
  /// Whether the language is English; others have no words besides these names.
  public var isEnglish: Bool

  /// Makes names.
  public init(
    title: String, otherCalendar: String? = nil, weekdays: [Weekday: [String]],
    digits: [Character] = Array("0123456789"), weekend: Set<Weekday> = [.saturday, .sunday],
    isRightToLeft: Bool = false, isEnglish: Bool = true
  ) {
    self.title = title
    self.otherCalendar = otherCalendar
    self.weekdays = weekdays
    self.digits = digits
    self.weekend = weekend
    self.isRightToLeft = isRightToLeft
    self.isEnglish = isEnglish
  }

  /// Text with its ASCII digits in those of the language.
  package func localized(_ text: String) -> String {
    guard digits.first != "0" else { return text }
    return String(text.map { $0.isASCII ? $0.wholeNumberValue.map { digits[$0] } ?? $0 : $0 })
  }

  func isWeekend(_ weekday: Weekday) -> Bool { weekend.contains(weekday) }

  /// The number of a day of the month, two cells wide.
  func dayNumber(_ day: Int) -> String { localized(day < 10 ? " \(day)" : "\(day)") }

  /// How many occurrences are hidden.
  package func more(_ count: Int) -> String { localized("+\(count)") + (isEnglish ? " more" : "") }

  /// How many occurrences are hidden, with blanks around it in the longest form that fits into some cells; nil where none
  /// does.
  func more(_ count: Int, cells: Int) -> String? {
    let number = localized("+\(count)")
    let forms = (isEnglish ? [more(count), number] : [number]).flatMap { [" \($0) ", $0] } + ["+"]
    return forms.first { $0.count <= cells }
  }

  /// The name of a weekday in the longest form in which all seven fit; in its shortest where they do in none.
  func weekday(_ weekday: Weekday, fits: (String) -> Bool) -> String {
    guard let names = weekdays[weekday] else { return "" }
    let forms = weekdays.values.map(\.count).min() ?? 0
    let form = (0..<forms).first { form in weekdays.values.allSatisfy { fits($0[form]) } }
    return form.map { names[$0] } ?? names.last ?? ""
  }

  /// The name of a weekday in the longest form in which all seven fit into `cells`, or as much of it as does.
  func weekday(_ weekday: Weekday, cells: Int, metrics: TextMetrics = TextMetrics()) -> String {
    let name = self.weekday(weekday) { metrics.width(of: $0) <= cells }
    return metrics.fit(name, cells: cells, ellipsis: "")
  }
}
