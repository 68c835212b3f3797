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
  /// Those of the file that count for nothing, because a variable that other programs obey as well says the same.
  let decided: [OptionDefault]
  let calendars: ConfiguredCalendars
  let keys: ConfiguredKeys

  /// The section of the defaults that hold for all commands.
  static let optionsSection = "options"

  init(environment: [String: String]) {
    let configuration = Preferences.configuration(environment)
    self.configuration = configuration
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let written = Preferences.written(in: configuration).map {
      Preferences.completed($0, by: configuration, home: home)
    }
    let variables = OptionDefault.all(in: environment).map {
      Preferences.completed($0, by: Configuration(), home: home)
    }
    let isDecided = { (given: OptionDefault) in Preferences.variable(deciding: given.key, in: environment) != nil }
    defaults = written.filter { !isDecided($0) } + variables
    decided = written.filter(isDecided)
    calendars = ConfiguredCalendars(configuration, home: home)
    keys = ConfiguredKeys(configuration)
  }

  /// What the file says of options: first for all commands, then for each of them.
  private static func written(in configuration: Configuration) -> [OptionDefault] {
    func entries(_ section: Configuration.Section, for command: CommandName?) -> [OptionDefault] {
      section.entries.map { OptionDefault($0.key, $0.value, .configuration(line: $0.line), for: command) }
    }
    let general = configuration.sections(named: optionsSection).flatMap { entries($0, for: nil) }
    return general
      + configuration.sections.flatMap { section in
        CommandName(rawValue: section.name).map { entries(section, for: $0) } ?? []
      }
  }

  /// The variables that other programs obey as well and that say what an option says: they beat the file, too.
  private static let commonVariables: [String: [String]] = [
    "tz": ["TZ"], "width": ["COLUMNS"], "height": ["LINES"], "color": ["NO_COLOR", "CLICOLOR_FORCE"],
    "animate": ["FLIPCAL_MOTION"],
  ]

  /// The variable that other programs obey as well and that decides an option, if one does.
  static func variable(deciding key: String, in environment: [String: String]) -> String? {
    commonVariables[key]?.first { environment[$0]?.isEmpty == false }
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
    let others = configuration.diagnostics + unknown + calendars.diagnostics + keys.diagnostics
    return (others + faults.map { diagnostic($0.message, at: $0.origin) }).sorted()
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
    guard section.name != Preferences.optionsSection, CommandName(rawValue: section.name) == nil,
      ConfiguredKeys.contextName(section.name) == nil, !section.name.hasPrefix(ConfiguredCalendars.prefix),
      !configuration.diagnostics.contains(where: { $0.location?.line == section.line })
    else { return nil }
    if let theme = Preferences.themeName(section.name) {
      guard Theme.BuiltIn(rawValue: String(theme)) != nil else { return nil }
      return configuration.diagnostic(
        "the theme \(untrusted: String(theme)) is built in and stays as it is; give this one another name",
        line: section.line)
    }
    return configuration.diagnostic(Preferences.unknown(section.name), line: section.line)
  }

  /// What there is to say of a section that means nothing.
  private static func unknown(_ name: String) -> VisibleText {
    switch name {
    case "": return "the entries stand in no section; write [options] above them"
    case "calendar", "theme": return "a \(untrusted: name) has a name; write [\(untrusted: name) NAME]"
    default: break
    }
    let words =
      [optionsSection, KeyContext.firstSectionWord, "calendar", "theme"] + CommandName.allCases.map(\.rawValue)
    let first = name.prefix { $0 != " " }
    let hint = Suggestions.hint(for: String(first), among: words)
    let all = "there are [options], those of commands such as [agenda], [calendar NAME], [keys] and [theme NAME]"
    return "there is no section [\(untrusted: name)]; \(untrusted: hint ?? all)"
  }

  /// What the names of sections of themes begin with.
  static let themePrefix = "theme "

  private static func themeName(_ section: String) -> Substring? {
    section.hasPrefix(themePrefix) ? section.dropFirst(themePrefix.count) : nil
  }

  /// A default; where it is a path, with the directory that it begins at.
  private static func completed(
    _ given: OptionDefault, by configuration: Configuration, home: String?
  ) -> OptionDefault {
    let spec = OptionKey(rawValue: given.key).flatMap(CommandTable.option)
    guard spec?.kind == .path, !["", "-"].contains(given.value) else { return given }
    return OptionDefault(
      given.key, configuration.path(of: given.value, home: home), given.origin, for: given.command)
  }
}
