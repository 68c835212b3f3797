import CalendarCore

/// Numbers, lists and dates as English words, for sentences.
enum EnglishWords {
  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// "second"; nil for numbers that are better written in digits.
  static func ordinalWord(_ number: Int) -> String? {
    ordinals.indices.contains(number - 1) ? ordinals[number - 1] : nil
  }

  /// "1st", "22nd".
  static func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }

  /// A place from the start or the end: "second", "last", "second to last".
  static func place(_ number: Int) -> String {
    let word = ordinalWord(abs(number)) ?? ordinal(abs(number))
    if number > 0 { return word }
    return number == -1 ? "last" : "\(word) to last"
  }

  /// A day of a month: "15th", "last day".
  static func monthDay(_ number: Int) -> String { number > 0 ? ordinal(number) : "\(place(number)) day" }

  /// "a", "a and b", "a, b and c".
  static func list(_ words: [String], _ last: String = "and") -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + end
  }

  /// "1 day", "3 days".
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// "18 December 2026".
  static func date(_ date: CivilDate) -> String { "\(date.day) \(EnglishNames.title(date.yearMonth))" }

  /// "24 and 31 December and 7 January 2027", in their order; a year that is named or meant already is left out.
  static func dates(_ dates: [CivilDate], year: Int? = nil) -> String {
    var months: [(month: YearMonth, days: [String])] = []
    for date in Set(dates).sorted() {
      if months.last?.month != date.yearMonth { months.append((date.yearMonth, [])) }
      months[months.count - 1].days.append("\(date.day)")
    }
    var texts: [String] = []
    for (place, (month, days)) in months.enumerated() {
      let next = place + 1 < months.count ? months[place + 1].month.year : nil
      let isNamed = month.year == year || next == month.year
      texts.append("\(list(days)) " + (isNamed ? EnglishNames.month(month) : EnglishNames.title(month)))
    }
    // Lists inside a list want a comma before the last one.
    let hasLists = months.contains { $0.days.count > 1 }
    guard let last = texts.last, hasLists, texts.count > 1 else { return list(texts) }
    return texts.dropLast().joined(separator: ", ") + ", and " + last
  }

  /// A span of time: "1 hour 30 minutes"; "2 weeks". Its sign does not count.
  static func span(_ duration: CalendarDuration) -> String {
    let (days, seconds) = (abs(duration.days), abs(duration.seconds))
    var parts: [String] = []
    let allDays = days + seconds / 86_400
    if allDays > 0 { parts.append(allDays % 7 == 0 ? count(allDays / 7, "week") : count(allDays, "day")) }
    if seconds / 3600 % 24 > 0 { parts.append(count(seconds / 3600 % 24, "hour")) }
    if seconds / 60 % 60 > 0 { parts.append(count(seconds / 60 % 60, "minute")) }
    if seconds % 60 > 0 { parts.append(count(seconds % 60, "second")) }
    return parts.isEmpty ? "0 minutes" : parts.joined(separator: " ")
  }
}
