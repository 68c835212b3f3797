import CalendarCore
import Canvas
import Synchronization
import Terminal

/// Writes diagnostics to standard error: `flipcal: FILE:LINE: message`.
///
/// Each is said once. On a terminal a file with very many of them does not push the page away.
final class Reporter: Sendable {
  private let said = Mutex<Set<Diagnostic>>([])

  /// The most lines that one report may take on a terminal.
  private static let mostLinesOnTerminal = 8

  func report(_ diagnostics: [Diagnostic]) {
    let new = said.withLock { said in diagnostics.filter { said.insert($0).inserted } }
    guard !new.isEmpty else { return }
    let isTerminal = Capabilities(environment: [:], descriptor: 2).isTerminal
    let limit = isTerminal ? Reporter.mostLinesOnTerminal : .max
    let shown = new.count > limit ? limit - 1 : new.count
    for diagnostic in new.prefix(shown) { Output.reportLine(Reporter.line(diagnostic)) }
    if shown < new.count {
      Output.reportLine(
        "flipcal: and \(new.count - shown) more; redirect standard error to a file to see them all")
    }
  }

  static func line(_ diagnostic: Diagnostic) -> String {
    var line = "flipcal: "
    if let location = diagnostic.location {
      line += VisibleText(location.file).description + ":"
      if let number = location.line { line += "\(number):" }
      line += " "
    }
    return line + VisibleText(diagnostic.message).description
  }
}
