import Testing

/// A rule with the instances that a specification prints for it.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let name: String
  let start: String
  let rule: String
  /// What is printed, a year between semicolons: `1997 Sep 2-11, Oct 1; 1998 Jan 2`. Where the times are not the
  /// start's they follow their day: `1997 Sep 2 9:00 12:00`.
  let printed: String
  /// Whether the specification goes on with "...".
  let isEndless: Bool

  init(_ name: String, start: String = "19970902T090000", _ rule: String, _ printed: String, endless: Bool = false) {
    self.name = name
    self.start = start
    self.rule = rule
    self.printed = printed
    isEndless = endless
  }

  var testDescription: String { name }

  /// The printed instances as `yyyymmddThhmmss`.
  var instances: [String] {
    var found: [String] = []
    let time = start.contains("T") ? String(start.suffix(6)) : "000000"
    for year in printed.split(separator: ";") {
      let words = year.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\n" }).map(String.init)
      var month = 0
      var day = ""
      for (index, word) in words.enumerated().dropFirst() {
        let timesFollow = index + 1 < words.count && words[index + 1].contains(":")
        if let number = RuleExample.months.firstIndex(of: word) {
          month = number + 1
        } else if word.contains(":") {
          found.append("\(day)T" + word.split(separator: ":").map { RuleExample.twoDigits($0) }.joined() + "00")
        } else {
          let range = word.split(separator: "-").compactMap { Int($0) }
          guard let first = range.first, let last = range.last else { preconditionFailure("day \(word)") }
          for number in first...last {
            day = "\(words[0])\(RuleExample.twoDigits("\(month)"))\(RuleExample.twoDigits("\(number)"))"
            if !timesFollow { found.append("\(day)T\(time)") }
          }
        }
      }
    }
    return found
  }

  private static func twoDigits(_ digits: some StringProtocol) -> String {
    digits.count < 2 ? "0\(digits)" : String(digits)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
