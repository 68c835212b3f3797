import CommandTable
import Pages
import Store
import TextGate

/// Collects what is set, and where.
struct SettingsListing {
  let session: Session
  let preferences: Preferences
  let environment: [String: String]
  /// What holds, and what the file says to no effect, because a variable decides it.
  private let settings, decided: CommandTable.Settings

  init(session: Session, preferences: Preferences, environment: [String: String]) {
    self.session = session
    self.preferences = preferences
    self.environment = environment
    settings = CommandTable.settings(of: preferences.defaults)
    decided = CommandTable.settings(of: preferences.decided)
  }

  /// All of it.
  var list: SettingsList {
    let path = preferences.configuration.path ?? ConfigurationFile.path(environment: environment)
    return SettingsList(
      configuration: path.map { UntrustedText($0) }, state: session.state.map { UntrustedText($0.path) },
      cache: session.indexes.map { UntrustedText($0.path) },
      openSet: (session.state?.openSet() ?? []).map { UntrustedText($0) },
      sections: [options] + commands + calendars + keys + themes)
  }

  private func line(_ line: Int, unless variable: String? = nil) -> SettingsList.Origin {
    .file(UntrustedText(preferences.configuration.path ?? ""), line: line, unless: variable)
  }

  private func origin(_ origin: OptionDefault.Origin) -> SettingsList.Origin {
    switch origin {
    case .configuration(let line): self.line(line)
    case .environment(let variable): .variable(variable)
    }
  }

  private func entry(_ given: OptionDefault) -> SettingsList.Entry {
    SettingsList.Entry(given.key, UntrustedText(given.value), origin(given.origin))
  }

  // MARK: Options

  private var options: SettingsList.Section {
    SettingsList.Section(
      "options",
      CommandTable.options.filter { $0.preset != .refused }.flatMap { option in
        let given = settings.general(option.key).map(entry) + decided(option.key)
        return given.isEmpty ? [usual(option)] : given
      })
  }

  /// What the file says of an option that a variable decides.
  private func decided(_ key: OptionKey) -> [SettingsList.Entry] {
    let variable = Preferences.variable(deciding: key.rawValue, in: environment)
    return decided.general(key).compactMap { given in
      guard case .configuration(let line) = given.origin else { return nil }
      return SettingsList.Entry(given.key, UntrustedText(given.value), self.line(line, unless: variable))
    }
  }

  /// What holds where nothing is said.
  private func usual(_ option: OptionSpec) -> SettingsList.Entry {
    let key = option.key.rawValue
    guard let variable = Preferences.variable(deciding: key, in: environment) else {
      return SettingsList.Entry(key, option.usualValue.map { UntrustedText($0) }, .usual, isSetting: false)
    }
    let value =
      switch variable {
      case "NO_COLOR": When.never.rawValue
      case "CLICOLOR_FORCE": environment[variable] == "0" ? When.auto.rawValue : When.always.rawValue
      case "FLIPCAL_MOTION": option.usualValue
      default: environment[variable]
      }
    return SettingsList.Entry(key, value.map { UntrustedText($0) }, .variable(variable), isSetting: false)
  }

  private var commands: [SettingsList.Section] {
    CommandTable.commands.compactMap { command in
      let entries = settings.own.filter { $0.command == command.name }.map(entry)
      return entries.isEmpty ? nil : SettingsList.Section(UntrustedText(command.name.rawValue), entries)
    }
  }

  // MARK: Calendars, keys, themes

  private var calendars: [SettingsList.Section] {
    preferences.calendars.calendars.map { calendar in
      let values: [(ConfiguredCalendars.Key, String?)] = [
        (.path, Source.path(calendar.path).absolutePath), (.color, calendar.color?.hexadecimal),
        (.encoding, calendar.encoding?.name), (.hidden, calendar.isHidden ? "yes" : "no"),
      ]
      let entries = values.compactMap { key, value -> SettingsList.Entry? in
        guard let line = calendar.lines[key], let value else { return nil }
        return SettingsList.Entry(key.rawValue, UntrustedText(value), self.line(line))
      }
      return SettingsList.Section(UntrustedText(ConfiguredCalendars.prefix + calendar.name), entries)
    }
  }

  private var keys: [SettingsList.Section] {
    let keys = preferences.keys
    return KeyContext.allCases.compactMap { context in
      let entries = keys.changes.filter { $0.context == context }.map { change in
        // Behind a blank, a semicolon begins a comment.
        let names = keys.bindings.keys(of: change.command, in: context).map { $0.replacing(";", with: "Semicolon") }
        let value = names.isEmpty ? ConfiguredKeys.none : names.joined(separator: " ")
        return SettingsList.Entry(change.command.rawValue, UntrustedText(value), line(change.line))
      }
      return entries.isEmpty ? nil : SettingsList.Section(UntrustedText(context.section), entries)
    }
  }

  private var themes: [SettingsList.Section] {
    let choice = ThemeChoice(preferences: preferences, depth: .none, background: .unknown)
    return preferences.themes.map { name, section in
      let faulty = Set(choice.faults(in: section.entries).compactMap(\.location?.line))
      return SettingsList.Section(
        UntrustedText(Preferences.themePrefix + name),
        section.entries.filter { !faulty.contains($0.line) }.map {
          SettingsList.Entry($0.key, UntrustedText($0.value), line($0.line))
        })
    }
  }
}
