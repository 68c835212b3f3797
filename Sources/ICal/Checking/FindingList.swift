import CalendarCore
import TextGate

/// The findings of one source: each place once under a rule, and of one rule no more than a bound.
struct FindingList {
  /// The most findings of one rule that are kept; the others are counted.
  static let mostOfARule = 100

  private var findings: [Finding] = []
  private var overflows: [LintRule: Overflow] = [:]
  private var kept: [LintRule: Int] = [:]
  /// What reading has said: where, and what of zones, which it names at another line than a check may.
  private var said: Set<Place> = []
  private var saidOfZones: Set<VisibleText> = []

  private struct Place: Hashable {
    var rule: LintRule
    var line: Int
  }

  /// What is left out of a rule.
  private struct Overflow {
    var count = 0
    var firstLine: Int?
  }

  /// Takes over what reading says, which comes before everything else.
  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      guard let rule = diagnostic.rule else { continue }
      if let line = diagnostic.location?.line { said.insert(Place(rule: rule, line: line)) }
      if rule == .unknownZone || rule == .zoneOffsetOnly { saidOfZones.insert(diagnostic.message) }
      keep(rule, diagnostic.location?.line) { Finding(rule, line: diagnostic.location?.line, diagnostic.message) }
    }
  }

  /// Adds a finding, unless reading has named that rule at that line.
  mutating func add(
    _ rule: LintRule, _ line: Int?, _ message: @autoclosure () -> VisibleText,
    write correction: @autoclosure () -> VisibleText? = nil
  ) {
    if let line, hasSaid(rule, line) { return }
    keep(rule, line) { Finding(rule, line: line, message(), correction: correction().map { "write \($0)" }) }
  }

  /// Whether reading has named a rule at a line.
  func hasSaid(_ rule: LintRule, _ line: Int) -> Bool {
    !said.isEmpty && said.contains(Place(rule: rule, line: line))
  }

  /// Whether reading has said this of a zone, at whatever line.
  func hasSaid(ofZone message: VisibleText) -> Bool { saidOfZones.contains(message) }

  private mutating func keep(_ rule: LintRule, _ line: Int?, _ finding: () -> Finding) {
    let count = kept[rule, default: 0]
    guard count < FindingList.mostOfARule else {
      overflows[rule, default: Overflow(firstLine: line)].count += 1
      return
    }
    kept[rule] = count + 1
    findings.append(finding())
  }

  /// All of them in the order of the lines, with the numbers of those that were left out.
  var sorted: [Finding] {
    var all = findings
    for (rule, overflow) in overflows.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      all.append(Finding(rule, line: overflow.firstLine, "and \(overflow.count) more of this rule"))
    }
    return all.enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
      .map(\.element)
  }
}
