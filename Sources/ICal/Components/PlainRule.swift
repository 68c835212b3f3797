extension RuleText {
  /// Whether a rule is written as RFC 5545 3.3.10 wants it, with all numbers in range, so that libical takes it rightly
  /// as it is. Most rules are; the others are looked at closely by ``init(_:)``.
  static func isPlain(_ rule: ArraySlice<UInt8>) -> Bool {
    var names: [String] = []
    for part in rule.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")), equals + 1 < part.endIndex else { return false }
      let name = PropertyLine.text(part[..<equals])
      guard !names.contains(name), isPlain(part[(equals + 1)...], of: name) else { return false }
      names.append(name)
    }
    return !(names.contains("COUNT") && names.contains("UNTIL"))
  }

  private static func isPlain(_ value: ArraySlice<UInt8>, of name: String) -> Bool {
    switch name {
    case "FREQ", "WKST", "RSCALE", "SKIP": return value.allSatisfy { $0.isASCIIUppercase || $0 == UInt8(ascii: "-") }
    case "INTERVAL": return number(value).map { $0 <= Int(Int16.max) } ?? false
    case "COUNT": return number(value) != nil
    case "UNTIL": return TimeText.plainForm(value) != nil
    default: break
    }
    let entries = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    switch name {
    case "BYDAY":
      return entries.allSatisfy { entry in
        let ordinal = entry.dropLast(2)
        return weekdays.contains(PropertyLine.text(entry.suffix(2)))
          && (ordinal.isEmpty || number(withoutSign(ordinal)) != nil)
      }
    // Calendars differ in how many months they have.
    case "BYMONTH": return entries.allSatisfy { number($0) != nil }
    default:
      guard let range = ranges[name] else { return false }
      return entries.allSatisfy { number(withoutSign($0)).map(range.contains) ?? false }
    }
  }

  private static func withoutSign(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    value.first == UInt8(ascii: "+") || value.first == UInt8(ascii: "-") ? value.dropFirst() : value
  }

  /// The number that one to nine digits say.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}

extension UInt8 {
  fileprivate var isASCIIUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
