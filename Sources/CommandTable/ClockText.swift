/// A time of day as typed.
enum ClockText {
  static let minutesPerDay = 1440

  /// Minutes from midnight, 0...1440 (`24:00` ends a day); nil for what is no time of day.
  ///
  /// The forms: `14:30`, `9:00`, `9`, `9h`, `14h30`, `1430` and `14:30:00` (ISO 8601), `2pm`, `2:30 pm`, `noon`,
  /// `midnight`.
  static func minutes(_ text: String) -> Int? {
    var word = text.lowercased().filter { $0 != " " && $0 != "." }
    switch word {
    case "noon": return 12 * 60
    case "midnight": return 0
    default: break
    }
    let half = word.hasSuffix("am") ? 0 : word.hasSuffix("pm") ? 12 : nil
    if half != nil { word.removeLast(2) }
    guard let (hour, minute) = hourAndMinute(word) else { return nil }
    if let half {
      return (1...12).contains(hour) ? (hour % 12 + half) * 60 + minute : nil
    }
    return hour < 24 || hour == 24 && minute == 0 ? hour * 60 + minute : nil
  }

  private static func hourAndMinute(_ word: String) -> (hour: Int, minute: Int)? {
    let word = word.hasSuffix("h") ? word.dropLast() : word[...]
    let parts = word.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "h" }
    guard parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    switch parts.map(\.count) {
    case [4]:
      guard let number = Int(word), number % 100 < 60 else { return nil }
      return (number / 100, number % 100)
    case [1], [2]: return Int(word).map { ($0, 0) }
    case [1, 2], [2, 2], [1, 2, 2], [2, 2, 2]:
      let numbers = parts.compactMap { Int($0) }
      return numbers.dropFirst().allSatisfy { $0 < 60 } ? (numbers[0], numbers[1]) : nil
    default: return nil
    }
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
