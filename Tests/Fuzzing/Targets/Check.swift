import CalendarCore
import ICal

@testable import Store

/// The checker: it names all that reading names, and its findings have a bound.
struct Check: FuzzTarget {
  private static let zones = SystemZones()

  func run(_ input: [UInt8]) {
    let findings = CalendarCheck(MemoryBytes(input), file: "a.ics", zones: Self.zones).findings
    let most = input.count { $0 == 10 || $0 == 13 } + 1
    for finding in findings {
      expect((1...most).contains(finding.line ?? 1), "a finding names a line of the source: \(finding)")
      expect(isVisible(finding.message.description), "a finding is visible text")
      expect(isVisible(finding.suggestion.description), "a suggestion is visible text")
    }
    let contents = CalendarReader(zones: Self.zones).read(input, file: "a.ics")
    guard contents.isCalendar, findings.count < 100 else { return }
    for diagnostic in contents.diagnostics where diagnostic.rule != nil {
      expect(
        findings.contains { $0.rule == diagnostic.rule && $0.line == diagnostic.location?.line },
        "what reading says is found: \(diagnostic)")
    }
  }
}
