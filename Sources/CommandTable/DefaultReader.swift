/// Reads defaults and keeps those that hold for a command line.
struct DefaultReader {
  /// A default with its value.
  struct Preset {
    let given: OptionDefault
    let spec: OptionSpec
    let value: OptionValue
    var origin: OptionDefault.Origin { given.origin }
  }

  /// All that can be obeyed, in the order given.
  private var read: [Preset] = []
  /// What cannot be obeyed, in the order given.
  private(set) var faults: [DefaultFault] = []

  /// Reads all defaults, those of other commands as well, so that a fault is said whatever the command is.
  init(_ defaults: [OptionDefault]) {
    for given in defaults {
      do throws(UsageError) {
        try take(try DefaultReader.read(given))
      } catch {
        faults.append(DefaultFault(origin: given.origin, message: error.description))
      }
    }
  }

  /// What holds for all commands, or for one alone, whatever is typed and whichever option it takes.
  func presets(of command: CommandName?) -> [Preset] {
    DefaultReader.standing(read.filter { $0.given.command == nil || $0.given.command == command })
  }

  /// What holds for a command line: what the command takes and nothing typed overrides or excludes.
  func presets(of command: CommandSpec, typed: [ArgumentScanner.TypedOption]) -> [Preset] {
    let given = typed.map(\.spec)
    let asked = typed.filter { !$0.isNegative }.map(\.spec)
    let own = read.filter { preset in
      (preset.given.command == nil || preset.given.command == command.name) && command.takes(preset.spec.key)
        && !given.contains { $0.key == preset.spec.key } && !asked.contains { $0.excludes(preset.spec) }
    }
    return DefaultReader.standing(own)
  }

  /// Takes a default in behind those of the same place, of which it replaces what it sets anew.
  private mutating func take(_ new: Preset) throws(UsageError) {
    let isSamePlace = { (other: Preset) in
      other.given.command == new.given.command && other.given.rank == new.given.rank
    }
    let excluded = read.first { isSamePlace($0) && $0.value.isSet && $0.spec.meets(new.spec) }
    if new.value.isSet, let other = excluded {
      let names = "'\(new.spec.key.rawValue)' and '\(other.spec.key.rawValue)'"
      throw UsageError("\(names) exclude each other", hint: "remove one of them")
    }
    if !new.spec.isRepeatable { read.removeAll { isSamePlace($0) && $0.spec.key == new.spec.key } }
    read.append(new)
  }

  /// Of defaults for one option those of the highest rank, and nothing that one of a higher rank excludes.
  private static func standing(_ presets: [Preset]) -> [Preset] {
    presets.filter { preset in
      !presets.contains { other in
        other.given.rank > preset.given.rank
          && (other.spec.key == preset.spec.key
            || other.value.isSet && preset.value.isSet && other.spec.meets(preset.spec))
      }
    }
  }

  private static func read(_ given: OptionDefault) throws(UsageError) -> Preset {
    guard let key = OptionKey(rawValue: given.key), let spec = CommandTable.option(key) else {
      let names = CommandTable.options.filter { $0.preset != .refused }.map(\.key.rawValue)
      let hint = Suggestions.hint(for: given.key, among: names)
      throw UsageError("there is no option \(Quotation.quoted(given.key))", hint: hint ?? "flipcal(1) lists them")
    }
    guard spec.preset != .refused else {
      throw UsageError("'\(given.key)' cannot be a default", hint: "give '\(key.longName)' where it is wanted")
    }
    if let command = given.command.flatMap(CommandTable.command), !command.takes(key) {
      throw UsageError("'\(given.key)' does not apply to '\(command.title)'", hint: OptionSpec.takersHint(of: key))
    }
    if let metavar = spec.kind.metavar, given.value.isEmpty {
      throw UsageError("'\(given.key)' needs a value: \(metavar)")
    }
    do throws(OptionValue.Fault) {
      return Preset(given: given, spec: spec, value: try OptionValue(given.value, of: spec.kind))
    } catch {
      throw UsageError("'\(given.key)' takes \(error.needs), not \(Quotation.quoted(given.value))", hint: error.hint)
    }
  }
}

extension OptionSpec {
  /// Whether the two contradict each other.
  func excludes(_ other: OptionSpec) -> Bool { excludes.contains(other.key) || other.excludes.contains(key) }

  /// Whether a command takes both, and they contradict each other there.
  func meets(_ other: OptionSpec) -> Bool {
    excludes(other) && CommandTable.commands.contains { $0.takes(key) && $0.takes(other.key) }
  }

  /// `it applies to 'agenda' and 'search'`.
  static func takersHint(of key: OptionKey) -> String {
    let takers = CommandTable.commands(taking: key).map { "'\($0.title)'" }
    return "it applies to \(Quotation.list(takers, "and"))"
  }
}

extension OptionValue {
  /// Whether it asks for something: not a flag that is off.
  fileprivate var isSet: Bool { isOn || text != nil || number != nil || day != nil || time != nil || hours != nil }
}
