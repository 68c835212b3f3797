import Foundation
import Testing

/// A text file beside the tests that a person can read and that says what is right.
public struct Golden {
  private let name: String
  private let url: URL

  /// Names a file in the folder `Goldens` beside the file of tests.
  public init(name: String, beside file: String = #filePath) {
    self.name = name
    url = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens/\(name).txt")
  }

  /// Compares; with `FLIPCAL_RECORD_GOLDENS=1` writes the file instead and fails, so that no run passes unseen.
  public func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["FLIPCAL_RECORD_GOLDENS"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name).txt: look at it, then run again without recording", sourceLocation: sourceLocation)
      return
    }
    let recorded = try String(contentsOf: url, encoding: .utf8)
    guard recorded != text else { return }
    let lines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = zip(lines, found).enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      """
      \(name).txt differs at line \((difference?.offset ?? min(lines.count, found.count)) + 1)
      recorded: \(difference?.element.0 ?? "(\(lines.count) lines)")
      now:      \(difference?.element.1 ?? "(\(found.count) lines)")
      """, sourceLocation: sourceLocation)
  }
}
