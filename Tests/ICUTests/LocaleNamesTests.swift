import ICU
import Testing

@Suite("The names of a locale")
struct LocaleNamesTests {
  /// Names that are told apart by their locale.
  struct Names: CustomTestStringConvertible, Hashable, Sendable {
    let locale: String
    /// Of March and of Monday.
    let march: String
    let monday: [String]
    let day: String
    let number: String

    var testDescription: String { locale }

    /// What CLDR has in a locale.
    init(cldr locale: String) {
      let names = LocaleNames(identifier: locale)
      self.init(
        locale, names.month(3) ?? "", LocaleNames.WeekdayStyle.allCases.map { names.weekday(1, style: $0) ?? "" },
        names.format(year: 2026, month: 12, day: 5, skeleton: "yMMMMd") ?? "",
        CalendarSystem(named: "hebrew").flatMap {
          CalendarNames(locale: locale, calendar: $0).number(2026, numbering: "")
        } ?? "")
    }

    init(_ locale: String, _ march: String, _ monday: [String], _ day: String, _ number: String) {
      (self.locale, self.march, self.monday, self.day, self.number) = (locale, march, monday, day, number)
    }
  }

  static let all = [
    Names("en_US", "March", ["Monday", "Mon", "Mo", "M"], "December 5, 2026", "2026"),
    Names("de_DE", "März", ["Montag", "Mo", "Mo.", "M"], "5. Dezember 2026", "2026"),
    Names("fr_FR", "mars", ["lundi", "lun.", "lu", "L"], "5 décembre 2026", "2026"),
    Names("ja_JP", "3月", ["月曜日", "月", "月", "月"], "2026年12月5日", "2026"),
    Names("ar_EG", "مارس", ["الاثنين", "الاثنين", "إثنين", "ن"], "٥ ديسمبر ٢٠٢٦", "٢٠٢٦"),
    // The root has no words.
    Names("", "M03", ["Mon", "Mon", "Mon", "M"], "2026 M12 5", "2026"),
  ]

  @Test("are CLDR's", arguments: all)
  func names(_ names: Names) {
    #expect(Names(cldr: names.locale) == names)
  }

  // What was asked last is kept.
  @Test("do not depend on the locale before")
  func alternating() {
    for _ in 0..<3 {
      for (one, other) in zip(LocaleNamesTests.all, LocaleNamesTests.all.reversed()) {
        #expect(Names(cldr: one.locale) == one)
        #expect(Names(cldr: other.locale) == other)
      }
    }
  }

  @Test("are the same on several threads at once")
  func threads() async {
    let found = await withTaskGroup(of: [Names].self) { group in
      for start in 0..<8 {
        group.addTask {
          (0..<24).map { Names(cldr: LocaleNamesTests.all[(start + $0) % LocaleNamesTests.all.count].locale) }
        }
      }
      return await group.reduce(into: [Names]()) { $0 += $1 }
    }
    #expect(found.count == 8 * 24)
    #expect(Set(found) == Set(LocaleNamesTests.all))
  }

  @Test("of no month there are none", arguments: [0, -1, -1_000_000, 13, Int.min, Int.max])
  func noMonth(_ month: Int) {
    let names = LocaleNames(identifier: "en_US")
    #expect(names.month(month) == nil)
    #expect(names.format(year: 2026, month: month, day: 1, skeleton: "yMMMM") == nil)
  }

  @Test("of no weekday there are none", arguments: [0, -1, -2, -1_000_000, 8, Int.min, Int.max])
  func noWeekday(_ weekday: Int) {
    let names = LocaleNames(identifier: "en_US")
    for style in LocaleNames.WeekdayStyle.allCases { #expect(names.weekday(weekday, style: style) == nil) }
    #expect(names.isWeekend(weekday) == nil)
  }

  @Test("of no day there are none", arguments: [0, -1, 32, Int.min, Int.max])
  func noDay(_ day: Int) {
    #expect(LocaleNames(identifier: "en_US").format(year: 2026, month: 1, day: day, skeleton: "yMMMd") == nil)
  }

  @Test("of dates are those of the Gregorian calendar, also before its reform and where another is in use")
  func gregorian() {
    let english = LocaleNames(identifier: "en_US")
    #expect(english.format(year: 1500, month: 2, day: 28, skeleton: "yMMMEd") == "Wed, Feb 28, 1500")
    let thai = LocaleNames(identifier: "th_TH")
    #expect(thai.format(year: 2026, month: 12, day: 1, skeleton: "y")?.contains("2026") == true)
  }

  @Test("of a locale whose name is too long there are none")
  func longName() {
    let names = LocaleNames(identifier: "de_" + String(repeating: "x", count: 1000))
    #expect(names.month(1) == nil)
    #expect(names.format(year: 2026, month: 1, day: 1, skeleton: "y") == nil)
  }
}
