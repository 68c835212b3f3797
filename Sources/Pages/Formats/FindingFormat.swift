import CalendarCore
import TextGate

/// The findings of `check` as text, JSON and SARIF.
public enum FindingFormat {
  /// A finding as a line in three parts: `cal.ics:12: `, `error`, and the rest without its line end.
  public static func line(_ finding: Finding, of file: UntrustedText) -> (place: String, severity: String, rest: String)
  {
    // Editors want a line.
    let number = ":\(finding.line ?? 1)"
    let text: VisibleText = "\(finding.message); \(finding.suggestion)"
    let source = "\(finding.rule.section), \(finding.rule.rawValue)"
    return ("\(file.visible)\(number): ", finding.rule.severity.rawValue, ": \(text) [\(source)]")
  }

  /// An array of findings, in the order given.
  public static func json(_ files: [FileFindings]) -> String {
    var json = JSONText()
    json.array { json in
      for file in files {
        for finding in file.findings {
          append(finding, of: file.file, to: &json)
          json.newLine()
        }
      }
    }
    json.newLine()
    return json.text
  }

  private static func append(_ finding: Finding, of file: UntrustedText, to json: inout JSONText) {
    json.object { json in
      json.member("file", file)
      json.member("line", finding.line)
      json.member("severity", finding.rule.severity.rawValue)
      json.member("rule", finding.rule.rawValue)
      json.member("section", finding.rule.section.description)
      json.member("message", finding.message.description)
      json.member("suggestion", finding.suggestion.description)
    }
  }
}
