/// The second step of parsing, for options: checks that the command takes them and gives them their types.
struct OptionDecoder {
  let command: CommandSpec

  /// Decodes the options in the order typed, so that the last use of one that is not repeatable wins.
  func decode(_ typed: [ArgumentScanner.TypedOption]) throws(UsageError) -> InvocationOptions {
    for option in typed where !command.takes(option.spec.key) { throw notTaken(option) }
    try checkExclusions(typed)
    var options = InvocationOptions()
    for option in typed {
      set(option.spec.key, try OptionValue(option, command: command.name.word), in: &options)
    }
    return options
  }

  /// One line for each option.
  private func set(_ key: OptionKey, _ value: OptionValue, in options: inout InvocationOptions) {
    switch key {
    case .tz: options.tz = value.text
    case .from: options.from = value.day
    case .to: options.to = value.day
    case .days: options.days = value.number
    case .calendar: options.calendars += value.texts
    case .except: options.except += value.texts
    case .json: options.format = .json
    case .tsv: options.format = .tsv
    case .html: options.format = .html
    case .svg: options.format = .svg
    case .three: options.span = .threeMonths
    case .year: options.span = .year
    case .theme: options.theme = value.text
    case .ambiguousWidth: options.ambiguousWidth = value.number
    case .weekNumbers: options.weekNumbers = true
    case .lunar: options.lunar = true
    case .calendarSystem: options.calendarSystem = value.text
    case .holidays: options.holidays += value.texts
    case .color: options.color = value.choice(or: .auto)
    case .ascii: options.ascii = true
    case .width: options.width = value.number
    case .height: options.height = value.number
    case .weekStart: options.weekStart = value.number
    case .animate: options.animate = value.choice(or: .auto)
    case .corner: options.corner = value.choice(or: .auto)
    case .help, .version: break  // A request, which the parser has answered before.
    }
  }

  private func notTaken(_ option: ArgumentScanner.TypedOption) -> UsageError {
    let takers = CommandTable.commands(taking: option.spec.key).map { "'\($0.title)'" }
    let message = "option '\(option.spelling)' does not apply to '\(command.title)'"
    return UsageError(message, hint: "it applies to \(Quotation.list(takers, "and"))", command: command.name.word)
  }

  private func checkExclusions(_ typed: [ArgumentScanner.TypedOption]) throws(UsageError) {
    for option in typed {
      for other in typed where option.spec.excludes.contains(other.spec.key) {
        throw UsageError(
          "options '\(option.spelling)' and '\(other.spelling)' exclude each other", hint: "give one of them",
          command: command.name.word)
      }
    }
  }
}
