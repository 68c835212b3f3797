/// A DATE, DATE-TIME or PERIOD value brought into the form of RFC 5545 3.3.4, 3.3.5 and 3.3.9.
///
/// Accepted besides it: ISO 8601's extended form, lower case, white space, times without seconds, `24:00` handled by
/// the reader, and a date where VALUE says DATE-TIME or the other way round: the value's own shape decides.
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
    guard date.count == 8, date.allSatisfy(\.isASCIIDigit) else {
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
    var time = parts[1].filter { $0 != ":" }
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
    self = .dateTime(date + "T" + time + (isUTC ? "Z" : ""))
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
