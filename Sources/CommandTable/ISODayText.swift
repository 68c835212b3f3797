/// The forms of ISO 8601 that need more than digits in groups: weeks, days of a year, lengths.
enum ISODayText {
  /// The numbers of `2026-W51`, `2026-W51-2`, `2026W51` and `2026W512`; nil for other texts. They need not exist.
  static func weekParts(_ text: String) -> (year: Int, week: Int, weekday: Int?)? {
    let bytes = Array(text.utf8)
    let letters: [UInt8] = [UInt8(ascii: "W"), UInt8(ascii: "w")]
    guard let place = bytes.firstIndex(where: letters.contains), place == 4 || place == 5 else { return nil }
    let isExtended = place == 5
    if isExtended, bytes[4] != hyphen { return nil }
    guard let year = number(bytes[..<4]), bytes.count >= place + 3,
      let week = number(bytes[(place + 1)...(place + 2)])
    else { return nil }
    var rest = bytes[(place + 3)...]
    if rest.isEmpty { return (year, week, nil) }
    if isExtended {
      guard rest.popFirst() == hyphen else { return nil }
    }
    guard rest.count == 1, let weekday = number(rest) else { return nil }
    return (year, week, weekday)
  }

  /// The numbers of `2026-350`; nil for other texts. The basic form, seven digits, would be taken for a slip.
  static func ordinalParts(_ text: String) -> (year: Int, day: Int)? {
    let bytes = Array(text.utf8)
    guard bytes.count == 8, bytes[4] == hyphen, let year = number(bytes[..<4]), let day = number(bytes[5...]) else {
      return nil
    }
    return (year, day)
  }

  /// The distance of `P3D`, `-P1W`, `+P2M` and `P1Y`, the number clamped; nil for other texts, also for lengths with
  /// several units.
  static func durationParts(_ text: String) -> (amount: Int, unit: DayExpression.Unit)? {
    var rest = text.lowercased()[...]
    let sign = rest.first
    if sign == "+" || sign == "-" { rest.removeFirst() }
    guard rest.first == "p", let unit = rest.last.flatMap({ DayExpression.Unit(rawValue: String($0)) }) else {
      return nil
    }
    let digits = rest.dropFirst().dropLast()
    guard !digits.isEmpty, digits.utf8.allSatisfy(DayForm.isDigit) else { return nil }
    let amount = Int(digits) ?? .max
    return (sign == "-" ? -amount : amount, unit)
  }

  /// How many weeks of ISO 8601 a year has: 53 where it begins on a Thursday, or ends on one.
  static func weekCount(of year: Int) -> Int {
    func weekdayOfLastDay(_ year: Int) -> Int { (year + year / 4 - year / 100 + year / 400) % 7 }
    // 0 is Sunday, 4 Thursday; 31 December of the year before is a Wednesday where it begins on a Thursday.
    return weekdayOfLastDay(year) == 4 || weekdayOfLastDay(year - 1) == 3 ? 53 : 52
  }

  private static let hyphen = UInt8(ascii: "-")

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy(DayForm.isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
