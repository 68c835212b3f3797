import CalendarCore
import Canvas
import CommandTable
import Pages
import Store
import TextGate

/// `check SOURCE...`: what breaks the rules of iCalendar.
struct CheckCommand {
  let session: Session

  /// What has been found so far.
  private struct Totals {
    var errors = 0
    var warnings = 0
    var files = 0

    /// `2 errors and 1 warning in 3 files`.
    var text: String {
      "\(Totals.counted(errors, "error")), \(Totals.counted(warnings, "warning")) in \(Totals.counted(files, "file"))"
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
  }

  func run(_ sources: [String]) throws(AppError) -> Int32 {
    let checker = SourceChecker(zones: session.zones, encoding: session.encoding)
    var totals = Totals()
    var kept: [FileFindings] = []
    let format = session.options.format
    for source in Source.named(by: sources) {
      let listing = checker.files(of: source)
      kept += listing.diagnostics.map(unreadable)
      for file in listing.files {
        let findings: FileFindings
        do throws(FileError) {
          findings = try checker.check(file)
        } catch {
          kept.append(unreadable(Diagnostic(VisibleText(error.reason), at: SourceLocation(file: error.path))))
          continue
        }
        totals.errors += findings.errorCount
        totals.warnings += findings.findings.count - findings.errorCount
        totals.files += 1
        if format == .text { try show(findings) } else { kept.append(findings) }
      }
    }
    switch format {
    case .json: try session.console.print(FindingFormat.json(kept))
    case .sarif: try session.console.print(FindingFormat.sarif(kept, version: flipcalVersion))
    default:
      if session.console.isTerminal, totals.errors + totals.warnings > 0 {
        try session.console.print(totals.text + "\n")
      }
    }
    return totals.errors > 0 || kept.contains { $0.errorCount > 0 } ? 1 : 0
  }

  /// What cannot be read: it is reported as everywhere, and is a finding in formats that programs read.
  private func unreadable(_ diagnostic: Diagnostic) -> FileFindings {
    session.console.report(diagnostic)
    let file = diagnostic.location?.file ?? ""
    return FileFindings(file: file, [Finding(.unreadable, line: nil, diagnostic.message)])
  }

  private func show(_ file: FileFindings) throws(AppError) {
    if file.findings.isEmpty {
      guard session.console.isTerminal else { return }
      return try session.console.print("no problems found in \(file.file.visible)\n")
    }
    var pieces: [(text: String, style: Style)] = []
    for finding in file.findings {
      let line = FindingFormat.line(finding, of: file.file)
      pieces.append((line.place, .plain))
      pieces.append((line.severity, CheckCommand.style(of: finding.rule.severity)))
      pieces.append((line.rest + "\n", .plain))
    }
    try session.console.print(pieces)
  }

  private static func style(of severity: LintRule.Severity) -> Style {
    switch severity {
    case .error: Style(foreground: .ansi(1), attributes: .bold)
    case .warning: Style(foreground: .ansi(5), attributes: .bold)
    }
  }
}
