import CalendarCore
import ICU

/// How a locale writes the days, months and years of a calendar.
struct CalendarWording: Sendable {
  /// The names.
  let names: CalendarNames
  /// Whether the calendar is the Chinese one or that of its kin.
  let isChinese: Bool
  private let system: CalendarSystem
  private let dayMonthPattern: DatePattern
  private let titlePattern: DatePattern
  private let numbering: Numbering
  private let separator: String

  init(_ system: CalendarSystem, locale: String) {
    names = CalendarNames(locale: locale, calendar: system)
    self.system = system
    isChinese = ["chinese", "dangi"].contains(system.name)
    dayMonthPattern = DatePattern(names.pattern(skeleton: "MMMd") ?? "MMM d")
    titlePattern = CalendarWording.titlePattern(names, system)
    numbering = Numbering(names.numberingOverride ?? "")
    // A thin space (U+2009) would take as much room on a terminal and look like a fault.
    separator = String((names.spanSeparator ?? " – ").map { $0 == "\u{2009}" ? " " : $0 })
  }

  private static func titlePattern(_ names: CalendarNames, _ system: CalendarSystem) -> DatePattern {
    let pattern = DatePattern(names.pattern(skeleton: "yMMMM") ?? "MMMM y")
    switch system.name {
    case "chinese", "dangi": return pattern.withoutYearBeforeCyclic()
    // Most locales have only placeholders for their eras.
    case "coptic", "ethiopic": return pattern.withoutEra()
    case "japanese", "roc": return pattern.withEraFirst()
    default: return pattern
    }
  }

  /// The name of one of the 24 solar terms, from 0 (the beginning of spring): that of the locale or, where it has none of
  /// its own, the Chinese one in Hanyu Pinyin. CLDR's English ones, which other locales get, are descriptions.
  func solarTerm(_ index: Int) -> String? {
    guard let name = names.solarTerm(index) else { return nil }
    let isDescription = name == CalendarNames(locale: "en", calendar: system).solarTerm(index)
    return isDescription && SolarTerms.pinyin.indices.contains(index) ? SolarTerms.pinyin[index] : name
  }

  /// The day of the month.
  func day(_ place: CalendarPlace) -> String { number(place.day, of: "d") }

  /// The month in short.
  func monthAlone(_ place: CalendarPlace) -> String { month(place, "L", 3) }

  /// The day and the month in short, in the order of the locale.
  func dayAndMonth(_ place: CalendarPlace) -> String {
    // A day in the words of a numbering system of its own has no sign after it (初六, not 初六日).
    let hasOwnWords = numbering.isOnly(for: "d")
    var pattern = dayMonthPattern
    if hasOwnWords { pattern = pattern.endingWithDay() }
    return pattern.text(
      field: { letter, _ in letter == "d" ? number(place.day, of: "d") : "" },
      month: { month(place, $0) })
  }

  /// The months from one to another.
  func title(_ first: TitlePlace, _ last: TitlePlace) -> String {
    if first.isSameYear(as: last) {
      return title(last) { unit in
        let end = month(last.place, unit)
        return first.place.isSameMonth(as: last.place) ? end : month(first.place, unit) + separator + end
      }
    }
    return title(first) { month(first.place, $0) } + separator + title(last) { month(last.place, $0) }
  }

  private func title(_ title: TitlePlace, month: (DatePattern) -> String) -> String {
    titlePattern.text(field: { letter, _ in field(letter, of: title) }, month: month)
  }

  private func field(_ letter: Character, of title: TitlePlace) -> String {
    switch letter {
    case "G": names.era(title.era) ?? ""
    case "U": names.cyclicYear(floorModulo(title.place.relatedYear - 4, 60)) ?? ""
    case "y" where !isChinese: number(title.yearOfEra, of: "y")
    case "r", "y": number(title.place.relatedYear, of: "r")
    default: ""
    }
  }

  private func month(_ place: CalendarPlace, _ unit: DatePattern) -> String {
    unit.pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let literal): text += literal
      case .field(let letter, let count): text += month(place, letter, count)
      }
    }
  }

  private func month(_ place: CalendarPlace, _ letter: Character, _ count: Int) -> String {
    let style: CalendarNames.MonthStyle
    switch (letter, count) {
    case (_, ..<3): return number(place.monthPosition + 1, of: "M")
    case ("L", 3): style = .standaloneAbbreviated
    case ("L", _): style = .standaloneWide
    case (_, 3): style = .abbreviated
    default: style = .wide
    }
    return names.month(place.month, monthsInYear: place.monthsInYear, style: style) ?? ""
  }

  private func number(_ number: Int, of field: Character) -> String {
    let system = numbering.system(for: field)
    // Hebrew letters leave out the thousands of years.
    let shown = system == "hebr" && field == "y" && (5001..<6000).contains(number) ? number - 5000 : number
    return names.number(shown, numbering: system) ?? String(shown)
  }
}
