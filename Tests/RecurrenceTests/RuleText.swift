import CalendarCore
import RuleLines
import Store

@testable import Recurrence

/// The rules, dates and times that the tests are written in, and their instances.
enum RuleText {
  /// A rule. UNTIL in UTC is told on the clocks of New York, where the examples of the RFC are.
  static func rule(_ text: String) -> RecurrenceRule {
    guard let name = text.range(of: "UNTIL="), let end = text[name.upperBound...].firstIndex(of: "Z") else {
      return RuleNotation.rule(text)
    }
    var rule = RuleNotation.rule(text[..<end] + text[text.index(after: end)...])
    guard case .civil(let time) = rule.until, let posix = PosixZoneRule("EST5EDT,M4.1.0,M10.5.0") else {
      preconditionFailure("UNTIL of \(text)")
    }
    let zone = Zone(identifier: "New York", initialOffset: 0, rule: posix)
    rule.until = .civil(zone.time(at: Instant(seconds: time.clockSeconds)).civil)
    return rule
  }

  /// `20260102` or `20260102T030405`.
  static func time(_ text: String) -> CivilDateTime { RuleNotation.time(text) }

  private static let scales = SystemScales()

  /// The instances of a rule, at most `limit`. The start is a date when its text has no time.
  static func instances(
    _ text: String, start: String, notBefore: CivilDateTime? = nil, notAfter: CivilDateTime? = nil, limit: Int = 100
  ) -> [CivilDateTime] {
    let rule = rule(text)
    let scale = rule.scale.map { name in
      guard let scale = scales.scale(named: name) else { preconditionFailure("calendar \(name)") }
      return scale
    }
    let instances = RuleInstances(
      rule: rule, start: time(start), isDate: !start.contains("T"), notBefore: notBefore, notAfter: notAfter,
      scale: scale)
    return Array(instances.prefix(limit))
  }

  /// The instances of a rule in a window whose ends are written like its start.
  static func instances(_ rule: String, start: String, from: String? = nil, through: String) -> [CivilDateTime] {
    instances(rule, start: start, notBefore: from.map(time), notAfter: time(through))
  }

  /// Instances as the tests write them: dates alone where all times are the start's.
  static func texts(_ instances: [CivilDateTime], timeOfDay: Int) -> [String] {
    instances.map { $0.secondOfDay == timeOfDay ? "\($0.date)" : "\($0)" }
  }
}
