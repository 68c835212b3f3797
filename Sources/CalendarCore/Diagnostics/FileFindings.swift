import TextGate

/// The findings of one file.
public struct FileFindings: Sendable {
  /// The file as the person named it.
  public var file: UntrustedText
  /// In the order of the lines.
  public var findings: [Finding]

  /// Puts findings together with their file.
  public init(file: UntrustedText, _ findings: [Finding]) {
    self.file = file
    self.findings = findings
  }

  /// How many of them are errors.
  public var errorCount: Int { findings.count { $0.rule.severity == .error } }
}
