import CalendarCore
import Canvas
import ICU
import Pages
import Synchronization

/// The language and customs that pages follow, from `LC_ALL`, `LC_TIME` and `LANG` in that order (POSIX 8.2).
///
/// ICU is asked when a name is first needed: much of what flipcal prints has none.
final class PersonLocale: Sendable {
  private let identifier: String
  /// The names, once somebody has asked; then nil where there are none.
  private let found = Mutex<LocaleNames??>(nil)

  init(environment: [String: String]) {
    let value = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = String(value.prefix { $0 != "." && $0 != "@" })
    // glibc names a script where CLDR has a subtag.
    switch value.drop(while: { $0 != "@" }) {
    case "@latin": identifier = PersonLocale.identifier(name, script: "Latn")
    case "@cyrillic": identifier = PersonLocale.identifier(name, script: "Cyrl")
    default: identifier = name
    }
  }

  private static func identifier(_ name: String, script: String) -> String {
    let parts = name.split(separator: "_", maxSplits: 1)
    return ([parts.first ?? "", Substring(script)] + parts.dropFirst()).joined(separator: "_")
  }

  private var names: LocaleNames? {
    found.withLock { found in
      if let found { return found }
      let names = PersonLocale.names(identifier)
      found = names
      return names
    }
  }

  private static func names(_ identifier: String) -> LocaleNames? {
    if identifier == "C" || identifier == "POSIX" || identifier.count > 40 { return nil }
    let names = LocaleNames(identifier: identifier)
    if hasBuiltInNames(identifier) { return names }
    // CLDR's root has no month names ("M01"): the locale is unknown.
    return names.month(1)?.hasPrefix("M0") ?? true ? nil : names
  }

  /// Whether CLDR has exactly the names that are built in, so that ICU need not be asked.
  private static func hasBuiltInNames(_ identifier: String) -> Bool { EnglishNames.locales.contains(identifier) }

  /// The weekday that weeks begin on; Monday, as ISO 8601 and CLDR's root have it, where the locale does not say.
  var firstWeekday: Weekday {
    names?.firstWeekday.flatMap(Weekday.init(rawValue:)) ?? .monday
  }

  /// The CLDR locale; empty where nobody chose one or CLDR does not know it.
  var cldrIdentifier: String { names == nil ? "" : identifier }

  /// The language that the words of pages are in.
  var language: LanguageTag {
    names == nil ? .english : LanguageTag(locale: identifier)
  }

  /// The words of a month's page.
  func pageNames(_ month: YearMonth) -> PageNames {
    var page = PageNames.english(month)
    guard let names, !PersonLocale.hasBuiltInNames(identifier) else { return page }
    if let title = names.format(year: month.year, month: month.month, day: 1, skeleton: "yMMMM") { page.title = title }
    for weekday in Weekday.allCases {
      let forms = LocaleNames.WeekdayStyle.allCases.compactMap { names.weekday(weekday.rawValue, style: $0) }
      if forms.count == LocaleNames.WeekdayStyle.allCases.count { page.weekdays[weekday] = forms }
    }
    page.weekend = Set(
      Weekday.allCases.filter { names.isWeekend($0.rawValue) ?? page.weekend.contains($0) })
    // Wide digits would break the columns of days.
    if let digits = names.digits, digits.allSatisfy({ TextMetrics().width(of: $0) == 1 }) { page.digits = digits }
    page.isRightToLeft = names.isRightToLeft
    page.isEnglish = identifier.hasPrefix("en_") || identifier == "en"
    return page
  }

  /// The name of a month that stands by itself.
  func monthName(_ month: YearMonth) -> String {
    if !PersonLocale.hasBuiltInNames(identifier), let name = names?.month(month.month) { return name }
    return EnglishNames.month(month)
  }

  /// A year that stands by itself, such as "2026" or "2026年".
  func yearTitle(_ year: Int) -> String {
    if PersonLocale.hasBuiltInNames(identifier) { return "\(year)" }
    return names?.format(year: year, month: 1, day: 1, skeleton: "y") ?? "\(year)"
  }

  /// A day within a year, such as "2 Jan" or "Jan 2".
  func shortDate(_ date: CivilDate) -> String {
    let builtIn = EnglishNames.ShortDateOrder(locale: identifier)
    if builtIn == nil, let text = names?.format(year: date.year, month: date.month, day: date.day, skeleton: "MMMd") {
      return text
    }
    return EnglishNames.shortDate(date, order: builtIn ?? .dayFirst)
  }

  /// A day as a heading: "Tuesday, 15 December 2026" in the locale's own order.
  func heading(_ date: CivilDate) -> String {
    names?.format(year: date.year, month: date.month, day: date.day, skeleton: "yMMMMEEEEd")
      ?? EnglishNames.heading(date)
  }
}
