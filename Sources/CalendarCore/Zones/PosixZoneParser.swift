/// Reads a POSIX TZ string from left to right.
struct PosixZoneParser {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  mutating func rule() -> PosixZoneRule? {
    guard name(), let west = offset(mostHours: 24) else { return nil }
    // POSIX counts offsets to the west.
    let standard = -west
    if rest.isEmpty { return PosixZoneRule(standardOffset: standard, daylight: nil) }
    guard name() else { return nil }
    var daylightOffset = standard + 3600
    if let next = rest.first, next != UInt8(ascii: ",") {
      guard let west = offset(mostHours: 24) else { return nil }
      daylightOffset = -west
    }
    guard take(","), let start = change(), take(","), let end = change(), rest.isEmpty else { return nil }
    return PosixZoneRule(standardOffset: standard, daylight: .init(offset: daylightOffset, start: start, end: end))
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// A zone abbreviation: letters, or anything between `<` and `>`.
  private mutating func name() -> Bool {
    if take("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[rest.index(after: end)...]
      return true
    }
    let letters = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    rest = rest[letters.endIndex...]
    return !letters.isEmpty
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...5).contains(digits.count) else { return nil }
    rest = rest[digits.endIndex...]
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  private mutating func offset(mostHours: Int) -> Int? {
    let negative = take("-")
    if !negative { _ = take("+") }
    guard let hours = number(), hours <= mostHours else { return nil }
    var seconds = hours * 3600
    if take(":") {
      guard let minutes = number(), minutes < 60 else { return nil }
      seconds += minutes * 60
      if take(":") {
        guard let more = number(), more < 60 else { return nil }
        seconds += more
      }
    }
    return negative ? -seconds : seconds
  }

  private mutating func change() -> PosixZoneRule.Change? {
    let day: PosixZoneRule.Change.Day
    if take("M") {
      guard let month = number(), (1...12).contains(month), take("."), let week = number(), (1...5).contains(week),
        take("."), let weekday = number(), (0...6).contains(weekday)
      else { return nil }
      day = .monthWeekDay(month: month, week: week, weekday: weekday)
    } else if take("J") {
      guard let number = number(), (1...365).contains(number) else { return nil }
      day = .julian(number)
    } else {
      guard let number = number(), (0...365).contains(number) else { return nil }
      day = .zeroBased(number)
    }
    var time = 2 * 3600
    if take("/") {
      guard let given = offset(mostHours: 167) else { return nil }
      time = given
    }
    return PosixZoneRule.Change(day: day, time: time)
  }
}
