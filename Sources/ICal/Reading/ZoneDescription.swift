/// What the text of a TZID tells by itself, where no database knows it as a name: an offset from UTC, and the places or
/// the region that share it. Producers put there what they show to people.
///
/// `(UTC+09:00) Osaka, Sapporo, Tokyo`, `(GMT+01.00) Amsterdam / Berlin`, `(UTC-08:00) Pacific Time (US & Canada)`,
/// `UTC+9`, `GMT-0500`, `+05:30`, `Pacific Time (US & Canada)`, `Berlin`.
struct ZoneDescription: Equatable {
  /// Seconds ahead of UTC in standard time, where the text says so. Unlike in names of the IANA database, `GMT+5` is
  /// ahead of UTC: that is how people read it.
  var offset: Int?
  /// What follows the offset, as it is separated; without what stands in brackets.
  var places: [String] = []
  /// Whether it is UTC by name, or an offset and nothing else.
  var isExact: Bool { places.isEmpty || places[0].hasPrefix("Coordinated Universal Time") }

  init(_ text: String) {
    var rest = text.trimmed[...]
    if let (offset, end) = ZoneDescription.offset(at: rest) {
      self.offset = offset
      rest = rest[end...]
    }
    let withoutBrackets = rest.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)[0]
    places = withoutBrackets.split { ",/;&".contains($0) }.map { String($0.map { $0 == "_" ? " " : $0 }).trimmed }
      .filter { !$0.isEmpty }
  }

  /// The name that Windows may have for the region: "Pacific Time" is its "Pacific Standard Time".
  var windowsName: String? {
    guard var words = places.first?.split(separator: " ") else { return nil }
    if words.last == "Time" { words.removeLast() }
    if words.last == "Daylight" { words.removeLast() }
    return (words + ["Standard", "Time"]).joined(separator: " ")
  }

  /// The offset that a text begins with, such as `(UTC+09:00)` or `GMT -5`, and where it ends.
  private static func offset(at text: Substring) -> (seconds: Int, end: Substring.Index)? {
    var rest = text
    let isBracketed = rest.first == "("
    if isBracketed { rest.removeFirst() }
    let word = rest.prefix(3).uppercased()
    let isNamed = word == "UTC" || word == "GMT"
    if isNamed { rest = rest.dropFirst(3).drop { $0 == " " } }
    var seconds = 0
    if let sign = rest.first, "+-\u{2212}".contains(sign) {
      rest.removeFirst()
      guard let (unsigned, end) = clock(at: rest) else { return nil }
      seconds = sign == "+" ? unsigned : -unsigned
      rest = rest[end...]
    } else if !isNamed || !rest.isEmpty && !isBracketed {
      return nil
    }
    if isBracketed {
      guard rest.first == ")" else { return nil }
      rest.removeFirst()
    }
    return (seconds, rest.startIndex)
  }

  /// Hours and minutes: `9`, `09`, `0900`, `9:00`, `09.00`.
  private static func clock(at text: Substring) -> (seconds: Int, end: Substring.Index)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    var (hours, minutes) = (Int(digits) ?? -1, 0)
    var end = digits.endIndex
    switch digits.count {
    case 1, 2:
      if let separator = text[end...].first, separator == ":" || separator == "." {
        let last = text[end...].dropFirst().prefix(2)
        guard last.count == 2, last.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        minutes = Int(last) ?? 0
        end = last.endIndex
      }
    case 3, 4: (hours, minutes) = (hours / 100, hours % 100)
    default: return nil
    }
    guard (0...14).contains(hours), minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60, end)
  }
}
