/// Reads defaults and keeps those that hold for a command line.
struct DefaultReader {
  /// A default with its value.
  struct Preset {
    let spec: OptionSpec
    let value: OptionValue
    let origin: OptionDefault.Origin
  }

  /// What holds, in the order given.
  private(set) var presets: [Preset] = []
  /// What cannot be obeyed, in the order given.
  private(set) var faults: [DefaultFault] = []

  /// Reads all defaults, so that a fault is said whatever the command is, and keeps those that the command takes and
  /// nothing typed overrides or excludes.
  init(_ defaults: [OptionDefault], of command: CommandSpec, typed: [ArgumentScanner.TypedOption]) {
    for given in defaults {
      do throws(UsageError) {
        take(try DefaultReader.read(given))
      } catch {
        faults.append(DefaultFault(origin: given.origin, message: error.description))
      }
    }
    let given = typed.map(\.spec)
    let asked = typed.filter { !$0.isNegative }.map(\.spec)
    presets.removeAll { preset in
      !command.takes(preset.spec.key) || given.contains { $0.key == preset.spec.key }
        || asked.contains { $0.excludes(preset.spec) }
    }
  }

  /// Takes a default in after those that count less: it replaces them, or is one more of an option that collects.
  private mutating func take(_ new: Preset) {
    if new.value.isSet, let other = presets.first(where: { $0.spec.excludes(new.spec) && $0.value.isSet }) {
      guard new.origin.outranks(other.origin) else {
        let names = "'\(new.spec.key.rawValue)' and '\(other.spec.key.rawValue)'"
        faults.append(DefaultFault(origin: new.origin, message: "\(names) exclude each other; remove one of them"))
        return
      }
      presets.removeAll { $0.spec.key == other.spec.key }
    }
    presets.removeAll {
      $0.spec.key == new.spec.key && (!new.spec.isRepeatable || new.origin.outranks($0.origin))
    }
    presets.append(new)
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
    if let metavar = spec.kind.metavar, given.value.isEmpty {
      throw UsageError("'\(given.key)' needs a value: \(metavar)")
    }
    do throws(OptionValue.Fault) {
      return Preset(spec: spec, value: try OptionValue(given.value, of: spec.kind), origin: given.origin)
    } catch {
      throw UsageError("'\(given.key)' takes \(error.needs), not \(Quotation.quoted(given.value))", hint: error.hint)
    }
  }
}

extension OptionSpec {
  /// Whether the two contradict each other.
  func excludes(_ other: OptionSpec) -> Bool { excludes.contains(other.key) || other.excludes.contains(key) }
}

extension OptionValue {
  /// Whether it asks for something: not a flag that is off.
  fileprivate var isSet: Bool { isOn || text != nil || number != nil || day != nil || time != nil || hours != nil }
}
