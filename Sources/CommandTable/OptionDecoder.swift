/// The second step of parsing, for options: checks that the command takes them, puts them over the defaults, and gives
/// all of them their types.
struct OptionDecoder {
  let command: CommandSpec

  /// Decodes the options in the order typed, so that the last use of one that is not repeatable wins.
  func decode(
    _ typed: [ArgumentScanner.TypedOption], over defaults: [OptionDefault]
  ) throws(UsageError) -> (options: InvocationOptions, faults: [DefaultFault]) {
    for option in typed where !command.takes(option.spec.key) { throw notTaken(option) }
    let standing = OptionDecoder.standing(typed)
    try checkExclusions(standing)
    let reader = DefaultReader(defaults)
    var options = InvocationOptions()
    for preset in reader.presets(of: command, typed: standing) {
      set(preset.spec.key, preset.value, in: &options)
      options.origins[preset.spec.key] = preset.origin
    }
    // Also what is taken back later must be well formed.
    for option in typed { _ = try value(of: option) }
    for option in standing { set(option.spec.key, try value(of: option), in: &options) }
    return (options, reader.faults)
  }

  /// What is left after negative forms: each takes back what stands before it.
  private static func standing(_ typed: [ArgumentScanner.TypedOption]) -> [ArgumentScanner.TypedOption] {
    var standing: [ArgumentScanner.TypedOption] = []
    for option in typed {
      if option.isNegative { standing.removeAll { $0.spec.key == option.spec.key } }
      standing.append(option)
    }
    return standing
  }

  private func value(of option: ArgumentScanner.TypedOption) throws(UsageError) -> OptionValue {
    if option.isNegative { return .none }
    do throws(OptionValue.Fault) {
      return try OptionValue(option.value, of: option.spec.kind)
    } catch {
      throw UsageError(
        "option '\(option.spelling)' takes \(error.needs), not \(Quotation.quoted(option.value ?? ""))",
        hint: error.hint, command: command.name.word)
    }
  }

  /// One line for each option.
  private func set(_ key: OptionKey, _ value: OptionValue, in options: inout InvocationOptions) {
    switch key {
    case .tz: options.tz = value.text
    case .from: options.from = value.day
    case .to: options.to = value.day
    case .days: options.days = value.number
    case .at: options.at = value.time
    case .min: options.min = value.number
    case .hours: options.hours = value.hours
    case .all: options.all = value.isOn
    case .calendar: options.calendars += value.texts
    case .except: options.except += value.texts
    case .encoding: options.encoding = value.text
    case .json, .ndjson, .tsv, .ics, .sarif, .html, .svg, .frames, .cast:
      set(OutputFormat(rawValue: key.rawValue) ?? .text, isOn: value.isOn, in: &options)
    case .format:
      set(.template, isOn: value.text != nil, in: &options)
      options.template = value.text ?? ""
    case .three: set(.threeMonths, isOn: value.isOn, in: &options)
    case .year: set(.year, isOn: value.isOn, in: &options)
    case .theme: options.theme = value.text
    case .ambiguousWidth: options.ambiguousWidth = value.number
    case .weekNumbers: options.weekNumbers = value.isOn
    case .lunar: options.lunar = value.isOn
    case .calendarSystem: options.calendarSystem = value.text
    case .holidays: options.holidays += value.texts
    case .color: options.color = value.choice(or: .auto)
    case .ascii: options.ascii = value.isOn
    case .width: options.width = value.number
    case .height: options.height = value.number
    case .weekStart: options.weekStart = value.number
    case .motion: options.motion = value.choice(or: .full)
    case .animate: options.animate = value.choice(or: .auto)
    case .transition: options.transition = value.choice(or: .curl)
    case .corner: options.corner = value.choice(or: .auto)
    case .shading: options.shading = value.choice(or: .ascii)
    case .browse: options.browse = value.isOn
    case .pager: options.pager = value.text.map(PagerChoice.init(command:)) ?? .none
    case .help, .version: break  // A request, which the parser has answered before.
    }
  }

  /// What a flag that is off asks for is not given; it takes nothing else away.
  private func set(_ format: OutputFormat, isOn: Bool, in options: inout InvocationOptions) {
    if isOn { options.format = format } else if options.format == format { options.format = .text }
  }

  private func set(_ span: PageSpan, isOn: Bool, in options: inout InvocationOptions) {
    if isOn { options.span = span } else if options.span == span { options.span = .month }
  }

  private func notTaken(_ option: ArgumentScanner.TypedOption) -> UsageError {
    let message = "option '\(option.spelling)' does not apply to '\(command.title)'"
    return UsageError(message, hint: OptionSpec.takersHint(of: option.spec.key), command: command.name.word)
  }

  private func checkExclusions(_ typed: [ArgumentScanner.TypedOption]) throws(UsageError) {
    let asked = typed.filter { !$0.isNegative }
    for option in asked {
      for other in asked where option.spec.excludes.contains(other.spec.key) {
        throw UsageError(
          "options '\(option.spelling)' and '\(other.spelling)' exclude each other", hint: "give one of them",
          command: command.name.word)
      }
    }
  }
}
