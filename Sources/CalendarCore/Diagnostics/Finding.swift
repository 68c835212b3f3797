import TextGate

/// A place where iCalendar data breaks a rule.
public struct Finding: Sendable, Hashable {
  /// The rule.
  public var rule: LintRule
  /// The line, from 1; nil for the data as a whole.
  public var line: Int?
  /// What is the matter; one line, no full stop.
  public var message: VisibleText
  /// What to do about this very value, where that can be told; ``LintRule/advice`` is for the others.
  public var correction: VisibleText?

  /// Makes a finding.
  public init(_ rule: LintRule, line: Int?, _ message: VisibleText, correction: VisibleText? = nil) {
    self.rule = rule
    self.line = line
    self.message = message
    self.correction = correction
  }

  /// What to do about it; one line, no full stop.
  public var suggestion: VisibleText { correction ?? rule.advice }
}
