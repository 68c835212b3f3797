import CalendarCore

/// A DATE, DATE-TIME or PERIOD value brought into the form of RFC 5545 3.3.4, 3.3.5 and 3.3.9.
///
/// Accepted besides it: ISO 8601's extended form and its offsets from UTC, lower case, white space, times without
/// seconds, `24:00` handled by the reader, and a date where VALUE says DATE-TIME or the other way round: the value's
/// own shape decides.
enum TimeText {
  case date(String)
  case dateTime(String)
  case period(String)
  /// A date followed by less than a time: its day is known.
  case cut(String)

  /// Whether a text in upper case looks like a DURATION (RFC 5545 3.3.6) to its end: libical reads one that is cut,
  /// such as `PT1H30`, as far as it goes, and `P` as no time.
  static func isDuration(_ text: String) -> Bool {
    let unsigned = text.hasPrefix("+") || text.hasPrefix("-") ? text.dropFirst() : text[...]
    return unsigned.hasPrefix("P") && unsigned.last.map("WDHMS".contains) == true
  }

  /// The forms of RFC 5545 that need no change.
  enum PlainForm {
    case date
    case dateTime
  }

  /// Which form a value is in without any change: `20261201`, `20261201T090000` or `20261201T090000Z`.
  static func plainForm(_ value: ArraySlice<UInt8>) -> PlainForm? {
    let date = value.prefix(8)
    guard date.count == 8, date.allSatisfy(\.isASCIIDigit) else { return nil }
    if value.count == 8 { return .date }
    let clock = value.dropFirst(9).prefix(6)
    guard value.dropFirst(8).first == UInt8(ascii: "T"), clock.count == 6, clock.allSatisfy(\.isASCIIDigit) else {
      return nil
    }
    switch value.count {
    case 15: return .dateTime
    case 16: return value.last == UInt8(ascii: "Z") ? .dateTime : nil
    default: return nil
    }
  }

  init?(_ value: String) {
    let text = value.trimmed.uppercased()
    if let slash = text.firstIndex(of: "/") {
      guard case .dateTime(let start) = TimeText(String(text[..<slash])) else { return nil }
      let end = String(text[text.index(after: slash)...])
      if TimeText.isDuration(end) {
        self = .period(start + "/" + end)
      } else if case .dateTime(let end) = TimeText(end) {
        self = .period(start + "/" + end)
      } else {
        return nil
      }
      return
    }
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let date = parts[0].filter { $0 != "-" }
    guard date.count == 8, date.allSatisfy(\.isASCIIDigit), text.first?.isASCIIDigit == true else {
      // A date and a time with a space between them.
      let words = text.split(separator: " ")
      guard words.count == 2, let joined = TimeText("\(words[0])T\(words[1])") else { return nil }
      self = joined
      return
    }
    guard parts.count == 2 else {
      self = .date(date)
      return
    }
    let sign = parts[1].firstIndex { $0 == "+" || $0 == "-" }
    var time = parts[1][..<(sign ?? parts[1].endIndex)].filter { $0 != ":" }
    let isUTC = time.hasSuffix("Z")
    if isUTC { time.removeLast() }
    if let fraction = time.firstIndex(where: { $0 == "." || $0 == "," }) { time = String(time[..<fraction]) }
    guard time.allSatisfy(\.isASCIIDigit) else { return nil }
    switch time.count {
    case 6: break
    case 4: time += "00"
    default:
      self = .cut(date)
      return
    }
    if let sign {
      guard !isUTC, let moved = TimeText.utc(date, time, offset: parts[1][sign...]) else { return nil }
      self = .dateTime(moved)
    } else {
      self = .dateTime(date + "T" + time + (isUTC ? "Z" : ""))
    }
  }

  /// A time with an offset such as `+01:00` told in UTC.
  private static func utc(_ date: String, _ time: String, offset: Substring) -> String? {
    let digits = offset.dropFirst().filter { $0 != ":" }
    guard [2, 4].contains(digits.count), digits.allSatisfy(\.isASCIIDigit), let whole = Int(digits),
      let day = Int(date), let clock = Int(time),
      let civilDate = CivilDate(year: day / 10_000, month: day / 100 % 100, day: day % 100),
      let civil = CivilDateTime(civilDate, hour: clock / 10_000, minute: clock / 100 % 100, second: clock % 100)
    else { return nil }
    let minutes = digits.count == 2 ? whole * 60 : whole / 100 * 60 + whole % 100
    let seconds = offset.first == "-" ? -minutes * 60 : minutes * 60
    let moved = CivilDateTime(clockSeconds: civil.clockSeconds - seconds)
    return moved.description.filter { $0 != "-" && $0 != ":" } + "Z"
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
