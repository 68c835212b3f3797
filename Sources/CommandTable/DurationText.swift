/// A length of time as typed.
enum DurationText {
  /// The most days of a length.
  private static let mostMinutes = 366 * ClockText.minutesPerDay

  /// Its minutes, 1...527040; nil for what is no length of time.
  ///
  /// The forms: `30m`, `1h30m`, `1.5h`, `2d`, `45` (minutes), `1:30`, and ISO 8601's `PT1H30M`.
  static func minutes(_ text: String) -> Int? {
    let word = text.lowercased().filter { $0 != " " }
    let minutes: Int?
    if word.contains(":") {
      minutes = word.contains(where: \.isLetter) ? nil : ClockText.minutes(word)
    } else if word.hasPrefix("p") {
      minutes = isoMinutes(word.dropFirst())
    } else {
      minutes = WholeNumber.parse(word, in: 1...mostMinutes, signed: false) ?? sum(of: word[...])
    }
    return minutes.flatMap { (1...mostMinutes).contains($0) ? $0 : nil }
  }

  /// What stands behind the `P` of ISO 8601, in which an `M` before the `T` is a month, and so no length that is known.
  private static func isoMinutes(_ word: Substring) -> Int? {
    let parts = word.split(separator: "t", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts[0].contains("m"), parts.count == 1 || !parts[1].isEmpty else { return nil }
    return sum(of: parts.joined()[...])
  }

  /// The sum of numbers with units.
  private static func sum(of word: Substring) -> Int? {
    var total = 0.0
    var rest = word
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCIIDigit || $0 == "." }
      let unit = rest.dropFirst(digits.count).prefix { $0.isLetter }
      guard digits.count <= 7, digits.first?.isASCIIDigit ?? false, let number = Double(digits),
        let size = size(of: unit)
      else {
        return nil
      }
      total += number * size
      rest = rest.dropFirst(digits.count + unit.count)
    }
    return total <= Double(mostMinutes) ? Int(total.rounded()) : nil
  }

  /// Minutes of a unit.
  private static func size(of unit: Substring) -> Double? {
    switch unit {
    case "m", "min", "mins", "minute", "minutes": 1
    case "h", "hr", "hrs", "hour", "hours": 60
    case "d", "day", "days": Double(ClockText.minutesPerDay)
    case "w", "week", "weeks": Double(7 * ClockText.minutesPerDay)
    default: nil
    }
  }
}
