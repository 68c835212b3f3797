/// The text of an RRULE, brought into the form that libical's reader takes rightly.
struct RuleText {
  /// Upper case, no white space, no empty or unknown parts, lists without entries that are out of range; UNTIL in
  /// RFC 5545's own form.
  private(set) var text = ""
  /// Parts and entries that are left out, and no vendor's own.
  private(set) var ignored: [String] = []
  /// INTERVAL and COUNT as they are written: libical keeps 16 and 32 bits of them and lets the rest go silently.
  private(set) var interval: Int?
  private(set) var count: Int?

  /// The numbers that the entries of a list may be, without sign (RFC 5545 3.3.10; 13 months in other calendars).
  static let ranges: [String: ClosedRange<Int>] = [
    "BYSECOND": 0...60, "BYMINUTE": 0...59, "BYHOUR": 0...23, "BYMONTHDAY": 1...31, "BYYEARDAY": 1...366,
    "BYWEEKNO": 1...53, "BYSETPOS": 1...366,
  ]
  private static let others: Set<String> = [
    "FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST", "BYDAY", "BYMONTH", "RSCALE", "SKIP",
  ]

  init(_ value: String) {
    var rest = value.uppercased().filter { !$0.isWhitespace }[...]
    while rest.hasPrefix("RRULE:") { rest = rest.dropFirst("RRULE:".count) }
    var order: [String] = []
    var parts: [String: String] = [:]
    for part in rest.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(pair[0])
      guard pair.count == 2, RuleText.others.contains(name) || RuleText.ranges[name] != nil else {
        if !name.hasPrefix("X-") { ignored.append(String(part)) }
        continue
      }
      let isList = name.hasPrefix("BY")
      let given = isList ? usable(String(pair[1]), of: name) : String(pair[1])
      if let before = parts[name] {
        // A list in two parts is one list; of single values the last counts.
        parts[name] = isList ? before + "," + given : given
      } else {
        order.append(name)
        parts[name] = given
      }
    }
    adjustNumbers(&parts)
    text = order.compactMap { name in parts[name].map { "\(name)=\($0)" } }.joined(separator: ";")
  }

  /// The entries of a list that are in range; all of them where none is, for the rule then cannot be understood.
  private mutating func usable(_ list: String, of name: String) -> String {
    let entries = list.split(separator: ",").map(String.init)
    let good = entries.filter { RuleText.isUsable($0, of: name) }
    guard !good.isEmpty else { return list }
    if good.count < entries.count {
      ignored += entries.filter { !RuleText.isUsable($0, of: name) }.map { "\(name)=\($0)" }
    }
    return good.joined(separator: ",")
  }

  private static func isUsable(_ entry: String, of name: String) -> Bool {
    if name == "BYDAY" { return weekdays.contains(String(entry.suffix(2))) }
    guard let range = ranges[name] else { return true }
    return Int(entry).map { range.contains(Int(clamping: $0.magnitude)) } ?? false
  }

  static let weekdays: Set<String> = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  private mutating func adjustNumbers(_ parts: inout [String: String]) {
    if let given = parts["INTERVAL"].flatMap(Int.init), given > Int(Int16.max) {
      interval = given
      parts["INTERVAL"] = "1"
    }
    // Both at once are an error to libical; whichever ends first is what the producer means.
    if let given = parts["COUNT"].flatMap(Int.init), given > 0, given > Int(Int32.max) || parts["UNTIL"] != nil {
      count = given
      parts["COUNT"] = nil
    }
    if let until = parts["UNTIL"] {
      switch TimeText(until) {
      case .date(let text), .dateTime(let text), .cut(let text): parts["UNTIL"] = text
      case .period, nil: break
      }
    }
  }
}
