import CalendarCore
import Recurrence

/// A rule, its start and a window, read from a line `rule|start|isDate|from|to`.
///
/// Times are written `yyyymmddThhmmss`, `isDate` is 1 or 0, and `from` and `to` may be empty. A line of another form
/// stops the program: it is a mistake of the script that wrote it.
public struct RuleLine {
  /// The rule.
  public let rule: RecurrenceRule

  /// DTSTART; midnight when it is a date.
  public let start: CivilDateTime

  /// Whether DTSTART is a date.
  public let isDate: Bool

  /// The earliest start that is asked for.
  public let from: CivilDateTime?

  /// The latest start that is asked for.
  public let to: CivilDateTime?

  /// Reads a line.
  public init(_ line: String) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    guard fields.count == 5 else { fatalError("line \(line)") }
    rule = RuleNotation.rule(fields[0])
    start = RuleNotation.time(fields[1])
    isDate = fields[2] == "1"
    from = fields[3].isEmpty ? nil : RuleNotation.time(fields[3])
    to = fields[4].isEmpty ? nil : RuleNotation.time(fields[4])
  }

  /// Prepares the instances of the rule in the window.
  public func instances() -> RuleInstances {
    RuleInstances(rule: rule, start: start, isDate: isDate, notBefore: from, notAfter: to)
  }
}
