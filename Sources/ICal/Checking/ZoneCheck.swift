import CalendarCore
import TextGate

/// VTIMEZONEs (RFC 5545 3.6.5), and the TZIDs that name them.
struct ZoneCheck {
  private let system: any ZoneSource

  init(_ system: any ZoneSource) { self.system = system }

  /// Compares what a VCALENDAR defines with what it uses.
  func check(_ calendar: CheckedCalendar, _ findings: inout FindingList) {
    let used = Set(calendar.uses.keys.map { $0.lowercased() })
    for (key, definition) in calendar.definitions where !used.contains(key) {
      findings.add(.unusedZone, definition.line, "no time names the time zone \(quoted(definition.name))")
    }
    let none = ZoneDefinitions(MemoryBytes([]), [], decoder: .utf8)
    var resolver = ZoneResolver(system: system, own: none, others: none)
    for (name, line) in calendar.uses.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) })
    where line > 0 && !isDefined(name, calendar) {
      check(undefined: name, line, resolver.meaning(of: name), &findings)
    }
  }

  /// Parameters have no escapes, but some producers write those that the VTIMEZONE's text has.
  private func isDefined(_ name: String, _ calendar: CheckedCalendar) -> Bool {
    if calendar.definitions[name.lowercased()] != nil { return true }
    let plain = name.contains("\\") ? unescapedText(Array(name.utf8)) : nil
    return plain.map { calendar.definitions[$0.lowercased()] != nil } ?? false
  }

  private func check(
    undefined name: String, _ line: Int, _ meaning: ZoneResolver.Meaning?, _ findings: inout FindingList
  ) {
    let trouble = meaning == nil ? ZoneTroubles.unknown : ZoneTroubles.offsetOnly
    let message: VisibleText = "time zone \(quoted(name)) \(trouble)"
    if let meaning, !meaning.isOffsetOnly {
      // RFC 5545 3.8.3.1: a solidus marks a name of a registry.
      guard !name.hasPrefix("/") else { return }
      findings.add(.undefinedZone, line, "time zone \(quoted(name)) has no VTIMEZONE in its VCALENDAR")
    } else if !findings.hasSaid(ofZone: message) {
      findings.add(meaning == nil ? .unknownZone : .zoneOffsetOnly, line, message)
    }
  }

  /// Looks at a STANDARD or DAYLIGHT component.
  static func check(observance component: CheckedComponent, _ findings: inout FindingList) {
    if let start = component.first("DTSTART"), let time = start.time, time.kind != .local || start.zone != nil {
      findings.add(.observanceStart, start.number, "DTSTART of \(component.name) is not a time without zone")
    }
    let rules = component.all("RRULE")
    for property in rules {
      let rule = RuleForm(property.value)
      RuleCheck.check(rule, property, start: nil, &findings)
      guard let frequency = rule.frequency, frequency != .yearly else { continue }
      findings.add(.observanceRule, property.number, "the rule of \(component.name) is not yearly")
    }
    if rules.count > 1 { findings.add(.severalRules, rules[1].number, "\(component.name) has more than one RRULE") }
  }
}
