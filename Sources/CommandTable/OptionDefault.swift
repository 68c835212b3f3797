/// A default of an option: what the configuration file or the environment says, not read yet.
public struct OptionDefault: Sendable, Equatable {
  /// Where a default was given.
  public enum Origin: Sendable, Hashable {
    /// A line of the configuration file, from 1.
    case configuration(line: Int)
    /// A variable of the environment.
    case environment(variable: String)
  }

  /// The long name of the option without the two hyphens, as written.
  public let key: String
  /// The value as written; `yes`, `no` and the like for a flag.
  public let value: String
  /// Where it was given.
  public let origin: Origin
  /// The only command that it is meant for; nil for all that take the option.
  public let command: CommandName?

  /// Makes a default.
  public init(_ key: String, _ value: String, _ origin: Origin, for command: CommandName? = nil) {
    self.key = key
    self.value = value
    self.origin = origin
    self.command = command
  }

  /// How much it counts among those for one option: the environment beats a section of the file for one command, which
  /// beats that for all commands.
  var rank: Int {
    switch origin {
    case .environment: 2
    case .configuration: command == nil ? 0 : 1
    }
  }

  /// What a word of the configuration means that says yes or no; nil for others.
  public static func isYes(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "yes", "true", "on", "1": true
    case "no", "false", "off", "0": false
    default: nil
    }
  }

  /// The defaults that variables of the environment give: `FLIPCAL_WEEK_NUMBERS` for `week-numbers`.
  ///
  /// A variable that is empty counts as unset. Names that no option has may belong to other programs.
  public static func all(in environment: [String: String]) -> [OptionDefault] {
    // Most environments have none, and then the table need not be made.
    let variables = environment.keys.filter { $0.hasPrefix(variablePrefix) }.sorted()
    return variables.compactMap { variable in
      let name = variable.dropFirst(variablePrefix.count)
      guard let value = environment[variable], !value.isEmpty, !name.contains("-"),
        let key = OptionKey(rawValue: String(name.map { $0 == "_" ? "-" : $0 }).lowercased()),
        name == name.uppercased(),
        // FLIPCAL_VERSION is a name that others give as well.
        !CommandTable.globalOptions.contains(key)
      else { return nil }
      return OptionDefault(key.rawValue, value, .environment(variable: variable))
    }
  }

  private static let variablePrefix = "FLIPCAL_"
}

/// A default that cannot be obeyed and is passed over.
public struct DefaultFault: Sendable, Equatable {
  /// Where it was given.
  public let origin: OptionDefault.Origin
  /// What is wrong and what to do about it: one line, without control characters, without a full stop.
  public let message: String
}
