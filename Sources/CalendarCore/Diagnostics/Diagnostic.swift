import TextGate

/// Something in the data, or in reading it, that a person should know.
public struct Diagnostic: Sendable, Hashable {
  /// Where it is, or nil when it is about no file.
  public var location: SourceLocation?
  /// What is the matter, and what became of it; one line, no full stop.
  public var message: VisibleText
  /// The rule of iCalendar that the data breaks, where it is about that.
  public var rule: LintRule?

  /// Makes a diagnostic.
  public init(_ message: VisibleText, at location: SourceLocation? = nil, rule: LintRule? = nil) {
    self.message = message
    self.location = location
    self.rule = rule
  }
}

extension Diagnostic: Comparable {
  /// By file, line and message; those about no file come first.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let (a, b) = (left.location, right.location)
    return (a?.file ?? "", a?.line ?? 0, left.message) < (b?.file ?? "", b?.line ?? 0, right.message)
  }
}

/// A place in a source.
public struct SourceLocation: Sendable, Hashable {
  /// The file as the person named it.
  public var file: UntrustedText
  /// The line, from 1; nil for the file as a whole.
  public var line: Int?

  /// Makes a location.
  public init(file: String, line: Int? = nil) {
    self.file = UntrustedText(file)
    self.line = line
  }
}
