import CalendarCore
import TextGate

/// How a recurrence rule is written (RFC 5545 3.3.10).
enum RuleCheck {
  /// - Parameter start: DTSTART of its component; nil where its form makes no difference.
  static func check(
    _ rule: RuleForm, _ property: CheckedProperty, start: CheckedProperty?, _ findings: inout FindingList
  ) {
    guard !property.isEmpty, !findings.hasSaid(.rule, property.number) else { return }
    guard property.value.count <= SourceLimits.mostRuleBytes else {
      return findings.add(
        .limit, property.number, "\(property) is longer than \(SourceLimits.mostRuleBytes >> 10) KiB; ignored")
    }
    guard let frequency = rule.frequency else {
      return findings.add(.rule, property.number, "\(property) \(quoted(property.text)) has no FREQ that is known")
    }
    checkParts(rule, property, &findings)
    checkLimits(rule, frequency, property, isDate: start?.time?.isDate ?? false, &findings)
    if rule["COUNT"] != nil, rule["UNTIL"] != nil {
      findings.add(.countWithUntil, property.number, "\(property) has COUNT and UNTIL")
    }
    if let until = rule["UNTIL"] { checkUntil(until, property, start, &findings) }
  }

  private static func checkParts(_ rule: RuleForm, _ property: CheckedProperty, _ findings: inout FindingList) {
    for part in rule.broken {
      findings.add(.rulePart, property.number, "\(property) part \(quoted(part)) has no name and value")
    }
    var names: Set<String> = []
    for (name, value) in rule.parts {
      if !names.insert(name).inserted {
        findings.add(.rulePart, property.number, "\(property) has \(untrusted: name) more than once")
      } else if !RuleForm.isValid(value, of: name) {
        let part = quoted("\(name)=\(value)")
        findings.add(.rulePart, property.number, "\(property) part \(part) is unknown or out of range")
      }
    }
  }

  private static func checkLimits(
    _ rule: RuleForm, _ frequency: RecurrenceRule.Frequency, _ property: CheckedProperty, isDate: Bool,
    _ findings: inout FindingList
  ) {
    func refuse(_ name: String, _ reason: VisibleText) {
      findings.add(.rulePartFrequency, property.number, "\(property) has \(untrusted: name) \(reason)")
    }
    let word = VisibleText("with FREQ=" + (rule["FREQ"] ?? ""))
    if rule["BYWEEKNO"] != nil, frequency != .yearly { refuse("BYWEEKNO", word) }
    if rule["BYYEARDAY"] != nil, [.daily, .weekly, .monthly].contains(frequency) { refuse("BYYEARDAY", word) }
    if rule["BYMONTHDAY"] != nil, frequency == .weekly { refuse("BYMONTHDAY", word) }
    if let days = rule["BYDAY"], days.contains(where: \.isNumber) {
      if frequency != .monthly, frequency != .yearly { refuse("numbers in BYDAY", word) }
      if frequency == .yearly, rule["BYWEEKNO"] != nil { refuse("numbers in BYDAY", "with BYWEEKNO") }
    }
    if rule["BYSETPOS"] != nil, !rule.parts.contains(where: { $0.name.hasPrefix("BY") && $0.name != "BYSETPOS" }) {
      refuse("BYSETPOS", "without another BY part")
    }
    if isDate, rule.choosesTimes { refuse("BYHOUR, BYMINUTE or BYSECOND", "though DTSTART is a date") }
  }

  private static func checkUntil(
    _ until: String, _ property: CheckedProperty, _ start: CheckedProperty?, _ findings: inout FindingList
  ) {
    guard let end = TimeForm(Array(until.utf8)[...]) else {
      return findings.add(
        .dateTime, property.number, "UNTIL \(quoted(until)) of \(property) is not in the form of iCalendar",
        write: TimeForm.correction(until).map { "UNTIL=\(untrusted: $0)" })
    }
    guard let start, let first = start.time else { return }
    guard end.isDate == first.isDate else {
      let (kind, other): (VisibleText, VisibleText) = end.isDate ? ("a date", "a time") : ("a time", "a date")
      return findings.add(
        .untilType, property.number, "UNTIL of \(property) is \(kind), but DTSTART is \(other)",
        write: first.isDate ? "UNTIL=\(untrusted: String(until.prefix(8)))" : nil)
    }
    guard !first.isDate else { return }
    let isBound = first.kind == .utc || start.zone != nil
    if isBound != (end.kind == .utc) {
      let fault: VisibleText =
        isBound ? "is not in UTC, but DTSTART has a time zone" : "is in UTC, but DTSTART has no time zone"
      findings.add(
        .untilUTC, property.number, "UNTIL of \(property) \(fault)",
        write: first.kind == .utc ? "UNTIL=\(untrusted: until)Z" : nil)
    }
  }
}
