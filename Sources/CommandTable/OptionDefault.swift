/// A default of an option: what the configuration file or the environment says, not read yet.
public struct OptionDefault: Sendable, Equatable {
  /// Where a default was given. Of two for one option, that of the environment counts.
  public enum Origin: Sendable, Hashable {
    /// A line of the configuration file, from 1.
    case configuration(line: Int)
    /// A variable of the environment.
    case environment(variable: String)

    /// Whether it counts more than another.
    func outranks(_ other: Self) -> Bool {
      switch (self, other) {
      case (.environment, .configuration): true
      default: false
      }
    }
  }

  /// The long name of the option without the two hyphens, as written.
  public let key: String
  /// The value as written; `yes`, `no` and the like for a flag.
  public let value: String
  /// Where it was given.
  public let origin: Origin

  /// Makes a default.
  public init(_ key: String, _ value: String, _ origin: Origin) {
    self.key = key
    self.value = value
    self.origin = origin
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
