import CalendarCore
import Canvas
import Synchronization
import Terminal
import TextGate

/// Writes diagnostics to standard error: `flipcal: FILE:LINE: message`.
///
/// Each is said once. On a terminal a file with very many of them does not push the page away.
final class Reporter: Sendable {
  private let said = Mutex<Set<Diagnostic>>([])
  /// What is said when the screen is free again; nil while it is.
  private let held = Mutex<[Diagnostic]?>(nil)

  /// The most diagnostics that one report may show on a terminal.
  private static let mostLinesOnTerminal = 8
  /// Rows of the terminal that have been written to.
  private let rows = Mutex(0)
  private let columns: Int

  /// Makes a reporter.
  ///
  /// - Parameter columns: The width of the terminal, if standard error is one.
  init(columns: Int = 80) { self.columns = max(1, columns) }

  /// Rows of the terminal that diagnostics have taken; 0 where they go elsewhere.
  var rowsTaken: Int { rows.withLock(\.self) }

  func report(_ diagnostics: [Diagnostic]) {
    let new = said.withLock { said in diagnostics.filter { said.insert($0).inserted } }
    guard !new.isEmpty else { return }
    let isHeld = held.withLock { held in
      held?.append(contentsOf: new)
      return held != nil
    }
    if !isHeld { write(new) }
  }

  /// Holds back what is reported from now on: something else is on the screen.
  func hold() {
    held.withLock { held in if held == nil { held = [] } }
  }

  /// Takes over what was held back, to be said in another way.
  func takeHeld() -> [Diagnostic] {
    held.withLock { held in
      defer { held = [] }
      return held ?? []
    }
  }

  /// Says what was held back.
  func release() {
    let diagnostics = held.withLock { held in
      defer { held = nil }
      return held ?? []
    }
    if !diagnostics.isEmpty { write(diagnostics) }
  }

  private func write(_ new: [Diagnostic]) {
    let isTerminal = Capabilities(environment: [:], descriptor: 2).isTerminal
    let limit = isTerminal ? Reporter.mostLinesOnTerminal : .max
    let shown = new.count > limit ? limit - 1 : new.count
    var lines = new.prefix(shown).map(Reporter.line)
    if shown < new.count {
      lines.append("flipcal: and \(new.count - shown) more; flipcal check names all that is wrong with a file")
    }
    lines.forEach(Output.reportLine)
    guard isTerminal else { return }
    let metrics = TextMetrics()
    let taken = lines.reduce(0) { $0 + max(1, (metrics.width(of: $1) + columns - 1) / columns) }
    rows.withLock { $0 += taken }
  }

  static func line(_ diagnostic: Diagnostic) -> String { "flipcal: " + text(diagnostic) }

  /// A diagnostic with its place, behind the gate.
  static func text(_ diagnostic: Diagnostic) -> String {
    place(diagnostic.location) + diagnostic.message.description
  }

  /// `FILE:LINE: `; nothing where there is no place.
  static func place(_ location: SourceLocation?) -> String {
    guard let location else { return "" }
    return location.file.visible.description + (location.line.map { ":\($0): " } ?? ": ")
  }
}
