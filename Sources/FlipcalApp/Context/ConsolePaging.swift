import CalendarCore
import CommandTable
import Terminal
import TextGate

extension Console {
  /// Sends what is printed from now on through a pager where it has more rows than the terminal.
  mutating func page(by choice: PagerChoice) {
    guard isTerminal, !capabilities.isDumb, let command = pagerCommand(choice) else { return }
    startPaging(PagerCommand(command.isEmpty ? nil : command, environment: environment))
  }

  /// The command of the shell, empty for the usual one; nil for none.
  private func pagerCommand(_ choice: PagerChoice) -> String? {
    switch choice {
    case .none: nil
    case .command(let command): command
    case .usual:
      switch environment["PAGER"].map(PagerChoice.init(command:)) {
      case .command(let command): command
      case .none?: nil
      case nil, .usual: ""
      }
    }
  }

  /// Shows what was held back, or waits until the person has left the pager.
  func finishPaging() {
    guard let paged else { return }
    do throws(OutputError) {
      try paged.finish()
    } catch {
      if case .failed(let reason) = error { report(Diagnostic("cannot write the output: \(untrusted: reason)")) }
    }
    reporter.release()
  }
}
