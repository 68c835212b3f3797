import CalendarCore
import CommandTable
import Configuration
import Pages
import Store
import TextGate

/// What the person has set for all runs: the configuration file, and the environment over it.
struct Preferences: Sendable {
  let configuration: Configuration
  /// The defaults of options, those first that count less.
  let defaults: [OptionDefault]

  /// The section of the options' defaults.
  private static let optionsSection = "options"

  init(environment: [String: String]) {
    let configuration = Preferences.configuration(environment)
    self.configuration = configuration
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let written = configuration.sections(named: Preferences.optionsSection).flatMap(\.entries)
      .filter { !Preferences.isDecided($0.key, by: environment) }
      .map { OptionDefault($0.key, $0.value, .configuration(line: $0.line)) }
    defaults =
      written.map { Preferences.completed($0, by: configuration, home: home) }
      + OptionDefault.all(in: environment).map { Preferences.completed($0, by: Configuration(), home: home) }
  }

  /// The variables that other programs obey as well and that say what an option says: they beat the file, too.
  private static let commonVariables: [String: [String]] = [
    "tz": ["TZ"], "width": ["COLUMNS"], "height": ["LINES"], "color": ["NO_COLOR", "CLICOLOR_FORCE"],
    "animate": ["FLIPCAL_MOTION"],
  ]

  private static func isDecided(_ key: String, by environment: [String: String]) -> Bool {
    commonVariables[key]?.contains { environment[$0]?.isEmpty == false } ?? false
  }

  /// A file that cannot be read is passed over with a diagnostic.
  private static func configuration(_ environment: [String: String]) -> Configuration {
    do throws(FileError) {
      return try ConfigurationFile.read(environment: environment).map { Configuration(path: $0.path, bytes: $0.bytes) }
        ?? Configuration()
    } catch {
      var none = Configuration()
      none.path = error.path
      none.diagnostics = [none.diagnostic("the configuration is passed over: \(untrusted: error.reason)", line: nil)]
      return none
    }
  }

  /// What is wrong with what was set, by its place.
  ///
  /// - Parameter faults: Those of the options.
  func diagnostics(_ faults: [DefaultFault]) -> [Diagnostic] {
    let unknown = configuration.sections.compactMap(fault(of:))
    return (configuration.diagnostics + unknown + faults.map { diagnostic($0.message, at: $0.origin) }).sorted()
  }

  /// A diagnostic about a default.
  func diagnostic(_ message: String, at origin: OptionDefault.Origin) -> Diagnostic {
    switch origin {
    case .configuration(let line): configuration.diagnostic(VisibleText(message), line: line)
    case .environment(let variable): Diagnostic("\(untrusted: variable): \(untrusted: message)")
    }
  }

  /// The pager that is set for all runs.
  var pager: PagerChoice {
    defaults.last { $0.key == OptionKey.pager.rawValue }.map { PagerChoice(command: $0.value) } ?? .usual
  }

  /// The sections `[theme NAME]`, with their names.
  var themes: [(name: String, section: Configuration.Section)] {
    configuration.sections.compactMap { section in
      Preferences.themeName(section.name).map { (String($0), section) }
    }
  }

  private func fault(of section: Configuration.Section) -> Diagnostic? {
    // What the file's reader has said already.
    guard section.name != Preferences.optionsSection,
      !configuration.diagnostics.contains(where: { $0.location?.line == section.line })
    else { return nil }
    if let theme = Preferences.themeName(section.name) {
      guard Theme.BuiltIn(rawValue: String(theme)) != nil else { return nil }
      return configuration.diagnostic(
        "the theme \(untrusted: String(theme)) is built in and stays as it is; give this one another name",
        line: section.line)
    }
    if section.name.isEmpty {
      return configuration.diagnostic("the entries stand in no section; write [options] above them", line: section.line)
    }
    let hint = Suggestions.hint(for: section.name, among: [Preferences.optionsSection])
    return configuration.diagnostic(
      "there is no section [\(untrusted: section.name)]; \(untrusted: hint ?? "there are [options] and [theme NAME]")",
      line: section.line)
  }

  private static func themeName(_ section: String) -> Substring? {
    let prefix = "theme "
    return section.hasPrefix(prefix) ? section.dropFirst(prefix.count) : nil
  }

  /// A default; where it is a path, with the directory that it begins at.
  private static func completed(
    _ given: OptionDefault, by configuration: Configuration, home: String?
  ) -> OptionDefault {
    let spec = OptionKey(rawValue: given.key).flatMap(CommandTable.option)
    guard spec?.kind == .path, !["", "-"].contains(given.value) else { return given }
    return OptionDefault(given.key, configuration.path(of: given.value, home: home), given.origin)
  }
}
