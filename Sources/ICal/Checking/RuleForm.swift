import CalendarCore

/// The parts of a RECUR value (RFC 5545 3.3.10) as they are written, names and values in upper case; of one that is too
/// long to be read, those at its beginning.
struct RuleForm {
  let parts: [(name: String, value: String)]
  /// What is no part at all.
  let broken: [String]

  init(_ value: ArraySlice<UInt8>) {
    var parts: [(name: String, value: String)] = []
    var broken: [String] = []
    let read = value.prefix(SourceLimits.mostRuleBytes)
    for part in read.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, !pair[0].isEmpty, !pair[1].isEmpty else {
        broken.append(PropertyLine.text(part))
        continue
      }
      parts.append((PropertyLine.text(pair[0]).uppercased(), PropertyLine.text(pair[1]).uppercased()))
    }
    (self.parts, self.broken) = (parts, broken)
  }

  /// The value of the first part of a name.
  subscript(_ name: String) -> String? { parts.first { $0.name == name }?.value }

  /// FREQ, if it is known.
  var frequency: RecurrenceRule.Frequency? { self["FREQ"].flatMap { RuleForm.frequencies[$0] } }

  private static let frequencies: [String: RecurrenceRule.Frequency] = [
    "SECONDLY": .secondly, "MINUTELY": .minutely, "HOURLY": .hourly, "DAILY": .daily, "WEEKLY": .weekly,
    "MONTHLY": .monthly, "YEARLY": .yearly,
  ]

  /// Whether it chooses times of the day.
  var choosesTimes: Bool { self["BYHOUR"] != nil || self["BYMINUTE"] != nil || self["BYSECOND"] != nil }

  /// Whether a value of a part is one that the part may have, whatever the frequency.
  static func isValid(_ value: String, of name: String) -> Bool {
    let entries = value.split(separator: ",", omittingEmptySubsequences: false)
    switch name {
    case "FREQ": return frequencies[value] != nil
    case "INTERVAL", "COUNT": return value.utf8.allSatisfy(\.isASCIIDigit) && (Int(value) ?? 0) > 0
    case "WKST": return RuleText.weekdays.contains(value)
    case "BYDAY":
      return entries.allSatisfy { entry in
        let ordinal = entry.dropLast(2)
        return RuleText.weekdays.contains(String(entry.suffix(2)))
          && (ordinal.isEmpty || Int(ordinal).map { (1...53).contains($0.magnitude) } ?? false)
      }
    case "BYMONTH":
      // RFC 7529 4.2: a leap month of another calendar.
      return entries.allSatisfy { Int($0.last == "L" ? $0.dropLast() : $0).map((1...13).contains) ?? false }
    case "SKIP": return ["OMIT", "BACKWARD", "FORWARD"].contains(value)
    case "RSCALE", "UNTIL": return true
    default:
      guard let range = RuleText.ranges[name] else { return false }
      let isSigned = range.lowerBound > 0
      return entries.allSatisfy { entry in
        Int(entry).map { (isSigned || $0 >= 0) && range.contains(Int(clamping: $0.magnitude)) } ?? false
      }
    }
  }
}
