import CalendarCore
import Canvas
import PageTurn
import Pages

@testable import Browse

/// Models to draw.
enum SampleModel {
  /// A month's page on 15 December 2026, or another day, with December and January loaded.
  static func month(
    width: Int = 80, height: Int = 24, selected: String = "2026-12-16", style: PageStyle = PageStyle(),
    occurrences: [Occurrence]? = nil, names: (YearMonth) -> PageNames = PageNames.english
  ) throws -> Model {
    let occurrences = try occurrences ?? SampleCalendar.december()
    let today = try SampleCalendar.date("2026-12-15")
    let selected = try SampleCalendar.date(selected)
    var pages: [PageID: PageData] = [:]
    for month in [selected.yearMonth, selected.yearMonth.adding(months: 1)] {
      let content = MonthContent(
        grid: MonthGrid(month: month, firstWeekday: .monday), occurrences: occurrences, today: today,
        names: names(month))
      pages[.month(month)] = PageData(.month(content))
    }
    return Model(
      settings: Settings(
        style: style, firstWeekday: .monday, transition: CurlTransition(), corner: .auto,
        heading: EnglishNames.heading),
      width: width, height: height, today: today, zoneName: "Europe/Berlin", selected: selected,
      preferredDay: selected.day, page: .month(selected.yearMonth), shownSelected: selected, pages: pages,
      calendars: SampleCalendar.calendars)
  }

  /// The year of the same.
  static func year(width: Int, height: Int) throws -> Model {
    var model = try month(width: width, height: height)
    let months = try (1...12).compactMap { YearMonth(year: 2026, month: $0) }.map { month in
      var names = PageNames.english(month)
      names.title = EnglishNames.month(month)
      return try MonthContent(
        grid: MonthGrid(month: month, firstWeekday: .monday), occurrences: SampleCalendar.december(),
        today: model.today, names: names)
    }
    model.page = .year(2026)
    model.pages = [.year(2026): PageData(.year(months, heading: "2026"))]
    return model
  }

  /// Words of a page in Arabic.
  static func arabic(_ month: YearMonth) -> PageNames {
    let weekdays = ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"]
    let short = ["ن", "ث", "ر", "خ", "ج", "س", "ح"]
    return PageNames(
      title: "ديسمبر ٢٠٢٦",
      weekdays: Dictionary(
        uniqueKeysWithValues: Weekday.allCases.map {
          ($0, [weekdays[$0.rawValue - 1], short[$0.rawValue - 1]])
        }),
      digits: Array("٠١٢٣٤٥٦٧٨٩"), weekend: [.friday, .saturday], isRightToLeft: true, isEnglish: false)
  }

  static func screen(_ model: Model) -> Screen {
    var cache = PageCache()
    return Screen(model, cache: &cache)
  }

  /// The rows of a screen as a text file, the cursor shown as `_`; spaces at the ends of lines are left out.
  static func text(_ screen: Screen) -> String {
    var surface = screen.surface
    if let cursor = screen.cursor { surface.write("_", row: cursor.row, column: cursor.column) }
    return surface.lines.map { line in
      var line = Substring(line)
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
