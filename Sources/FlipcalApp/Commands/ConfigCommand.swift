import CalendarCore
import Canvas
import CommandTable
import Pages
import Store
import TextGate

/// `config [check]`: what is set for all runs, and what is wrong with it.
struct ConfigCommand {
  let session: Session
  let preferences: Preferences
  let environment: [String: String]

  /// `config`.
  func run() throws(AppError) -> Int32 {
    let list = SettingsListing(session: session, preferences: preferences, environment: environment).list
    if session.options.format == .json {
      try session.console.print(SettingsFormat.json(list))
    } else {
      let style = session.console.pageStyle(session.options)
      let pieces = SettingsFormat.pieces(list, metrics: style.metrics)
      try session.console.print(pieces.map { ($0.text, $0.role.map { style.theme[$0] } ?? .plain) })
    }
    return 0
  }

  /// `config check`.
  ///
  /// - Parameter faults: Those of the options.
  func check(_ faults: [DefaultFault]) throws(AppError) -> Int32 {
    let console = session.console
    let check = ConfigurationCheck(preferences: preferences, zones: session.zones)
    let errors = Set(console.reporter.takeHeld() + preferences.diagnostics(faults) + check.diagnostics).sorted()
    if session.options.format == .json {
      try console.print(
        SettingsFormat.json(errors: errors.map { ($0.location?.file, $0.location?.line, $0.message) }))
    } else {
      let bold = Style(foreground: .ansi(1), attributes: .bold)
      let pieces = errors.flatMap { error -> [(text: String, style: Style)] in
        let place = Reporter.place(error.location)
        return [(place, .plain), ("error", bold), (": \(error.message)\n", .plain)]
      }
      try console.print(pieces)
      if errors.isEmpty, console.isTerminal { try console.print(success + "\n") }
    }
    return errors.isEmpty ? 0 : 1
  }

  /// What a terminal shows where nothing is wrong.
  private var success: String {
    if let path = preferences.configuration.path { return "\(VisibleText(path)): no errors" }
    guard let path = ConfigurationFile.path(environment: environment) else { return "no configuration file" }
    return "\(VisibleText(path)): there is no such file, and so no errors"
  }
}
