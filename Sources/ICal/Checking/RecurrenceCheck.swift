import CalendarCore
import Recurrence
import TextGate

/// Recurrence of a component: its rules, additions and exceptions together (RFC 5545 3.8.5).
struct RecurrenceCheck {
  /// Rules without an instance in sight are searched so often in a source: a search may take a million steps.
  private var searches = 20

  mutating func check(_ component: CheckedComponent, _ findings: inout FindingList) {
    let rules = component.all("RRULE")
    let start = component.first("DTSTART")
    for property in rules + component.all("EXRULE") {
      RuleCheck.check(RuleForm(property.value), property, start: start, &findings)
    }
    if rules.count > 1 { findings.add(.severalRules, rules[1].number, "\(component.name) has more than one RRULE") }
    for property in component.all("EXRULE") {
      findings.add(.exceptionRule, property.number, "EXRULE is no longer part of iCalendar")
    }
    guard let start, let first = start.time else { return }
    checkTypes(component, start, first, &findings)
    if rules.count == 1 { checkInstances(rules[0], component, first, &findings) }
    checkExceptions(component, start, first, rules, &findings)
  }

  /// Whether additions and exceptions are dates or times as DTSTART is.
  private func checkTypes(
    _ component: CheckedComponent, _ start: CheckedProperty, _ first: TimeForm, _ findings: inout FindingList
  ) {
    for property in component.kept where property.name == "EXDATE" || property.name == "RDATE" {
      guard let time = property.values.lazy.compactMap(TimeForm.init).first(where: { $0.isDate != first.isDate }) else {
        continue
      }
      let (kind, other): (VisibleText, VisibleText) = time.isDate ? ("a date", "a time") : ("a time", "a date")
      findings.add(
        property.name == "EXDATE" ? .exceptionType : .additionType, property.number,
        "\(property) is \(kind), but DTSTART is \(other)")
    }
  }

  /// Whether the rule gives its start, and anything at all.
  private mutating func checkInstances(
    _ property: CheckedProperty, _ component: CheckedComponent, _ first: TimeForm, _ findings: inout FindingList
  ) {
    let mended = PropertyMender([property.content])
    guard let rule = mended.properties.isEmpty ? nil : mended.rule(at: 0), rule.scale == nil else { return }
    var instances = RuleInstances(
      rule: rule, start: first.civil, isDate: first.isDate, notBefore: nil, notAfter: first.civil, includesStart: false)
    guard instances.next() == nil else { return }
    if searches > 0 {
      searches -= 1
      var all = RuleInstances(
        rule: rule, start: first.civil, isDate: first.isDate, notBefore: nil, includesStart: false)
      if all.next() == nil, !all.exhaustedBudget {
        return findings.add(
          .noInstances, property.number, "\(property) \(quoted(property.text)) gives no instance from DTSTART on")
      }
    }
    findings.add(
      .startNotAnInstance, property.number, "DTSTART of \(component.name) is no instance of \(quoted(property.text))")
  }

  /// Exceptions that can name no instance, as far as that is seen without working out the instances.
  private func checkExceptions(
    _ component: CheckedComponent, _ start: CheckedProperty, _ first: TimeForm, _ rules: [CheckedProperty],
    _ findings: inout FindingList
  ) {
    let exceptions = component.all("EXDATE")
    guard !exceptions.isEmpty, component.first("RDATE") == nil else { return }
    let keepsTime = rules.allSatisfy { property in
      let rule = RuleForm(property.value)
      return !rule.choosesTimes && rule.frequency.map { $0 >= .daily } ?? false
    }
    for property in exceptions where property.zone == start.zone {
      let idle = property.values.first { value in
        guard let time = TimeForm(value), time.kind == first.kind else { return false }
        if rules.isEmpty { return time.civil != first.civil }
        return time.civil < first.civil || keepsTime && time.civil.secondOfDay != first.civil.secondOfDay
      }
      guard let idle else { continue }
      findings.add(
        .idleException, property.number, "EXDATE \(quoted(PropertyLine.text(idle))) names no instance")
    }
  }
}
