import CalendarCore
import Foundation
import Testing

@testable import Recurrence

/// An entry of a table of rules: a rule, and the instances that are right for it.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let name: String
  let start: String
  let rule: String
  /// What the table prints, a year in each string: `1997 Sep 2-11, Oct 1`. Where the times are not the start's they
  /// follow their day: `1997 Sep 2 9:00 12:00`.
  let years: [String]
  /// Whether the rule goes on after what is printed.
  let isEndless: Bool

  var testDescription: String { name }

  /// The printed instances.
  var instances: [CivilDateTime] { years.flatMap(instances(of:)) }

  private func instances(of year: String) -> [CivilDateTime] {
    var found: [CivilDateTime] = []
    let words = year.split { $0 == " " || $0 == "," }.map(String.init)
    let time = start.contains("T") ? String(start.suffix(6)) : "000000"
    var month = ""
    var day = ""
    for (index, word) in words.enumerated().dropFirst() {
      if let number = RuleExample.months.firstIndex(of: word) {
        month = twoDigits(number + 1)
      } else if word.contains(":") {
        let clock = word.split(separator: ":").compactMap { Int($0) }.map(twoDigits).joined()
        found.append(RuleText.time("\(words[0])\(month)\(day)T\(clock)00"))
      } else {
        let range = word.split(separator: "-").compactMap { Int($0) }
        guard let first = range.first, let last = range.last else { preconditionFailure("day \(word) in \(name)") }
        let timesFollow = index + 1 < words.count && words[index + 1].contains(":")
        for number in first...last {
          day = twoDigits(number)
          if !timesFollow { found.append(RuleText.time("\(words[0])\(month)\(day)T\(time)")) }
        }
      }
    }
    return found
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension RuleExample {
  /// The entries of a file in the folder `Tables` beside this one; its form is told in `rfc5545.txt`.
  static func table(_ name: String) -> [RuleExample] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Tables/\(name).txt")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { preconditionFailure("no table \(name)") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }
    return lines.split(whereSeparator: \.isEmpty).map { entry($0.map(String.init)) }
  }

  private static func entry(_ lines: [String]) -> RuleExample {
    guard lines.count > 3, lines[1].hasPrefix("DTSTART:"), lines[2].hasPrefix("RRULE:") else {
      preconditionFailure("entry \(lines)")
    }
    var years: [String] = []
    for line in lines.dropFirst(3) {
      if line.hasPrefix(" ") { years[years.count - 1] += line } else { years.append(line) }
    }
    let last = years.removeLast()
    let isEndless = last.hasSuffix(", ...")
    years.append(isEndless ? String(last.dropLast(5)) : last)
    return RuleExample(
      name: lines[0], start: String(lines[1].dropFirst("DTSTART:".count)),
      rule: String(lines[2].dropFirst("RRULE:".count)), years: years, isEndless: isEndless)
  }
}
