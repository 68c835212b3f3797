extension CommandTable {
  /// The defaults that hold and those that cannot be obeyed, whatever is typed.
  public struct Settings: Sendable, Equatable {
    /// What holds for all commands that take the option. An option that collects may come several times.
    public let general: [OptionDefault]
    /// What holds for one command instead, in the order of the table.
    public let own: [OptionDefault]
    /// What cannot be obeyed.
    public let faults: [DefaultFault]

    /// What is said of an option for all commands.
    public func general(_ key: OptionKey) -> [OptionDefault] { general.filter { $0.key == key.rawValue } }
  }

  /// Reads defaults without a command line.
  ///
  /// - Parameter defaults: what the configuration file and the environment say.
  public static func settings(of defaults: [OptionDefault]) -> Settings {
    let reader = DefaultReader(defaults)
    let own = commands.flatMap { command in
      reader.presets(of: command.name).map(\.given).filter { $0.command == command.name }
    }
    return Settings(general: reader.presets(of: nil).map(\.given), own: own, faults: reader.faults)
  }
}

extension OptionSpec {
  /// The value that the option has where nothing sets it, as a default is written; nil where it has none.
  public var usualValue: String? {
    switch (key, kind) {
    case (_, .flag): "no"
    case (.theme, _), (.color, _), (.animate, _), (.corner, _): "auto"
    case (.ambiguousWidth, _): "1"
    case (.motion, _): MotionName.full.rawValue
    case (.transition, _): TransitionName.curl.rawValue
    case (.shading, _): ShadingName.ascii.rawValue
    default: nil
    }
  }
}
