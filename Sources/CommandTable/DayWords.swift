/// A `D` in English words and numbers: `next friday`, `3 days ago`, `24 dec 2026`, `24.12.`.
///
/// Words may be in any letter case, and stand apart by blanks, hyphens, underscores or commas, so that a shell needs no
/// quotes: `next-friday`.
struct DayWords {
  /// What the words say, before it is known whether there is such a day.
  enum Meaning: Equatable {
    case expression(DayExpression)
    /// So many days, weeks, months or years from today.
    case distance(Int, DayExpression.Unit)
    case month(year: Int, month: Int)
    /// A day; of this year where there is none.
    case day(year: Int?, month: Int, day: Int)
  }

  private enum Token: Equatable {
    case word(String)
    /// Digits, how many there are, and whether a full stop follows them.
    case number(Int, digits: Int, hasStop: Bool)
    /// A sign before everything else: 1 or -1.
    case sign(Int)
  }

  private let tokens: [Token]

  /// Longer texts are no date.
  private static let longestText = 40

  /// Takes a text apart; nil where a character has no place in a date.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard rest.count <= DayWords.longestText, let last = rest.last, !DayWords.separators.contains(last) else {
      return nil
    }
    var tokens: [Token] = []
    if let sign = DayWords.sign(rest.first) {
      rest.removeFirst()
      guard rest.first.map(DayForm.isDigit) ?? false else { return nil }
      tokens.append(.sign(sign))
    } else if rest.first.map(DayWords.separators.contains) ?? true {
      return nil
    }
    while let byte = rest.first {
      if DayForm.isDigit(byte) {
        tokens.append(DayWords.number(&rest))
      } else if DayForm.isLetter(byte) {
        let letters = rest.prefix(while: DayForm.isLetter)
        rest = rest.dropFirst(letters.count)
        tokens.append(.word(String(decoding: letters, as: UTF8.self).lowercased()))
      } else {
        guard DayWords.separators.contains(byte), !DayWords.beginsSign(rest) else { return nil }
        rest.removeFirst()
      }
    }
    self.tokens = tokens.filter { token in !DayWords.isOrdinalEnding(token, in: tokens) }
  }

  private static func sign(_ byte: UInt8?) -> Int? {
    switch byte {
    case UInt8(ascii: "+"): 1
    case UInt8(ascii: "-"): -1
    default: nil
    }
  }

  /// Takes a number and the full stop behind it off the front.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> Token {
    let digits = rest.prefix(while: DayForm.isDigit)
    rest = rest.dropFirst(digits.count)
    let hasStop = rest.first == UInt8(ascii: ".")
    if hasStop { rest.removeFirst() }
    let number = Int(String(decoding: digits, as: UTF8.self)) ?? .max
    return .number(number, digits: digits.count, hasStop: hasStop)
  }

  /// Whether a hyphen behind a blank stands before a digit: a sign that has no place there, not a separator.
  private static func beginsSign(_ rest: ArraySlice<UInt8>) -> Bool {
    let next = rest.prefix(3)
    return next.count == 3 && next.first == UInt8(ascii: " ") && next.dropFirst().first == UInt8(ascii: "-")
      && DayForm.isDigit(next[next.startIndex + 2])
  }

  private static let separators = Array(" -_,".utf8)

  /// Whether a token is the ending of a number, as in `24th`.
  private static func isOrdinalEnding(_ token: Token, in tokens: [Token]) -> Bool {
    guard case .word(let word) = token, ["st", "nd", "rd", "th"].contains(word) else { return false }
    return tokens.count > 2
  }

  /// What the words mean; nil where they are no date.
  var meaning: Meaning? {
    DayWords.word(tokens) ?? DayWords.period(tokens) ?? DayWords.distance(tokens) ?? DayWords.named(tokens)
      ?? DayWords.dotted(tokens)
  }

  // MARK: Forms

  /// `today`, `friday`.
  private static func word(_ tokens: [Token]) -> Meaning? {
    guard case .word(let word) = tokens.first, tokens.count == 1 else { return nil }
    switch word {
    case "today", "now": return .expression(.today)
    case "tomorrow": return .expression(.tomorrow)
    case "yesterday": return .expression(.yesterday)
    default: return DayExpression.weekdayNumber(word).map { .expression(.weekday($0)) }
    }
  }

  /// `this week`, `next friday`.
  private static func period(_ tokens: [Token]) -> Meaning? {
    guard tokens.count == 2, case .word(let which) = tokens[0], case .word(let what) = tokens[1],
      let offset = ["last": -1, "previous": -1, "this": 0, "next": 1][which]
    else { return nil }
    if let weekday = DayExpression.weekdayNumber(what) {
      let days: [DayExpression] = [.weekdayBefore(weekday), .weekday(weekday), .weekdayAfter(weekday)]
      return .expression(days[offset + 1])
    }
    switch what {
    case "week": return .expression(.period(.week, offset: offset))
    case "month": return .expression(.period(.month, offset: offset))
    case "year": return .expression(.period(.year, offset: offset))
    default: return nil
    }
  }

  /// `in 3 days`, `a week ago`, `+2 weeks`.
  private static func distance(_ tokens: [Token]) -> Meaning? {
    var tokens = tokens[...]
    var direction: Int?
    if case .sign(let sign) = tokens.first { (direction, tokens) = (sign, tokens.dropFirst()) }
    if tokens.first == .word("in"), direction == nil { (direction, tokens) = (1, tokens.dropFirst()) }
    if tokens.last == .word("ago"), direction == nil { (direction, tokens) = (-1, tokens.dropLast()) }
    guard let direction, tokens.count == 2, let first = tokens.first, case .word(let word) = tokens.last,
      let unit = unit(word)
    else { return nil }
    switch first {
    case .number(let number, _, false): return .distance(direction * number, unit)
    case .word("a"), .word("an"), .word("one"): return .distance(direction, unit)
    default: return nil
    }
  }

  private static func unit(_ word: String) -> DayExpression.Unit? {
    switch word {
    case "d", "day", "days": .day
    case "w", "week", "weeks": .week
    case "m", "month", "months": .month
    case "y", "year", "years": .year
    default: nil
    }
  }

  /// `december`, `dec 2026`, `24 dec`, `december 24, 2026`, `2026 dec 24`.
  private static func named(_ tokens: [Token]) -> Meaning? {
    var month: Int?
    var numbers: [(value: Int, digits: Int)] = []
    for token in tokens {
      switch token {
      case .word(let word):
        guard month == nil, let number = monthNumber(word) else { return nil }
        month = number
      case .number(let value, let digits, let hasStop):
        guard digits <= 2 || digits == 4 && !hasStop else { return nil }
        numbers.append((value, digits))
      case .sign: return nil
      }
    }
    guard let month else { return nil }
    let years = numbers.filter { $0.digits == 4 }
    let days = numbers.filter { $0.digits <= 2 }
    guard years.count <= 1, days.count <= 1 else { return nil }
    let year = years.first?.value
    if let day = days.first?.value { return .day(year: year, month: month, day: day) }
    return year.map { .month(year: $0, month: month) } ?? .expression(.monthOfThisYear(month))
  }

  /// The number of an English month, in full or its first three letters; `sept` as well.
  static func monthNumber(_ word: String) -> Int? {
    let names = DayExpression.monthNames.map { $0.lowercased() }
    if word == "sept" { return 9 }
    return names.firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
  }

  /// `24.12.`, `24.12.2026`: the day stands first wherever dates are written with full stops.
  private static func dotted(_ tokens: [Token]) -> Meaning? {
    guard tokens.count == 2 || tokens.count == 3, case .number(let day, 1...2, true) = tokens[0],
      case .number(let month, 1...2, let hasStop) = tokens[1]
    else { return nil }
    guard tokens.count == 3 else { return .day(year: nil, month: month, day: day) }
    guard hasStop, case .number(let year, 4, false) = tokens[2] else { return nil }
    return .day(year: year, month: month, day: day)
  }
}
