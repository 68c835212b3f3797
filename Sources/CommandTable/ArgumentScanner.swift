/// The first step of parsing: tells the command, the options and the operands apart. Values stay text.
struct ArgumentScanner {
  /// An option as typed.
  struct TypedOption {
    let spec: OptionSpec
    /// As typed, without the value: `--calendar` or `-a`.
    let spelling: String
    /// The value; nil for a flag.
    let value: String?
    /// Whether it is the form that takes the option back, such as `--no-ascii`.
    let isNegative: Bool
  }

  /// An operand as typed.
  struct TypedOperand {
    let text: String
    /// Whether it stands after `--`.
    let isAfterDashes: Bool
  }

  private(set) var command: CommandSpec?
  private(set) var options: [TypedOption] = []
  private(set) var operands: [TypedOperand] = []
  /// `help` or `version` once such an option was seen. With it and the command known, the rest is not read: a command
  /// line that asks for help need not be complete.
  private(set) var request: OptionKey?

  private var waiting: ArraySlice<String>
  private var isAfterDashes = false

  init(_ arguments: [String]) {
    waiting = arguments[...]
  }

  /// Reads all arguments.
  mutating func scan(pathExists: (String) -> Bool) throws(UsageError) {
    while let argument = waiting.popFirst(), !isAnswered {
      let bytes = Array(argument.utf8.prefix(3))
      if isAfterDashes || bytes.first != UInt8(ascii: "-") || bytes.count == 1 || isNegativeOperand(bytes) {
        try take(operand: argument, pathExists: pathExists)
      } else if argument == "--" {
        isAfterDashes = true
      } else if bytes[1] == UInt8(ascii: "-") {
        try take(long: argument)
      } else {
        try take(short: argument)
      }
    }
  }

  /// Whether the rest can change nothing.
  private var isAnswered: Bool { request == .version || request == .help && command != nil }

  private func isNegativeOperand(_ bytes: [UInt8]) -> Bool {
    // `-2w` and `-P3D`; what comes here is the beginning.
    let isNumber =
      DayForm.isDigit(bytes[1]) || bytes.count == 3 && bytes[1] == UInt8(ascii: "P") && DayForm.isDigit(bytes[2])
    return isNumber && (command?.operands.contains { $0.kind.admitsNegative } ?? false)
      && !isShortOption(bytes)
  }

  /// Whether an argument is a short option that the command takes, such as `-3`.
  private func isShortOption(_ bytes: [UInt8]) -> Bool {
    let letter = Character(Unicode.Scalar(bytes[1]))
    return bytes.count == 2 && CommandTable.option(short: letter).map { command?.takes($0.key) ?? false } ?? false
  }

  private mutating func take(operand: String, pathExists: (String) -> Bool) throws(UsageError) {
    if command == nil {
      if !isAfterDashes, let word = CommandName(word: operand) {
        command = CommandTable.command(word)
        return
      }
      if !isAfterDashes {
        try CommandWord.requireSource(operand, before: waiting.first, pathExists: pathExists)
      }
      command = CommandTable.command(.open)
    }
    operands.append(TypedOperand(text: operand, isAfterDashes: isAfterDashes))
  }

  private mutating func take(long argument: String) throws(UsageError) {
    let equals = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(argument[..<(equals ?? argument.endIndex)])
    let isNegative = name.hasPrefix(OptionSpec.negativePrefix)
    guard let spec = CommandTable.options.first(where: { $0.key.longName == name || $0.negativeName == name }) else {
      throw isNegative ? unknown(negative: name) : unknown(name, typed: name)
    }
    let attached = equals.map { String(argument[argument.utf8.index(after: $0)...]) }
    if isNegative || spec.kind == .flag, attached != nil {
      throw UsageError("option '\(name)' takes no value", command: word)
    }
    try add(spec, spelling: name, attached: attached, isNegative: isNegative)
  }

  private mutating func take(short argument: String) throws(UsageError) {
    var rest = argument.unicodeScalars.dropFirst()
    try refuseLongName(String(rest))
    while let letter = rest.popFirst(), !isAnswered {
      guard let spec = CommandTable.option(short: Character(letter)) else {
        let isNumber = argument.utf8.dropFirst().first.map(DayForm.isDigit) ?? false
        if isNumber {
          throw UsageError("unknown option \(Quotation.quoted(argument))", hint: numberHint, command: word)
        }
        throw unknown("-\(letter)", typed: argument)
      }
      let attached = spec.kind == .flag || rest.isEmpty ? nil : String(Substring(rest))
      try add(spec, spelling: "-\(letter)", attached: attached)
      if attached != nil { return }
    }
  }

  /// Refuses a long option with one hyphen, which would be read as a short one with a value. Short names may be values.
  private func refuseLongName(_ name: String) throws(UsageError) {
    guard name.count > 3, let key = OptionKey(rawValue: name), command?.takes(key) ?? true else { return }
    throw UsageError("unknown option '-\(name)'", hint: "did you mean '\(key.longName)'?", command: word)
  }

  private mutating func add(
    _ spec: OptionSpec, spelling: String, attached: String?, isNegative: Bool = false
  ) throws(UsageError) {
    if CommandTable.globalOptions.contains(spec.key) { request = request ?? spec.key }
    let takesValue = spec.kind != .flag && !isNegative
    let value = takesValue ? attached ?? waiting.popFirst() : nil
    if takesValue, let metavar = spec.kind.metavar, value == nil {
      throw UsageError("option '\(spelling)' needs a value: \(metavar)", command: word)
    }
    options.append(TypedOption(spec: spec, spelling: spelling, value: value, isNegative: isNegative))
  }

  /// What to do about a negative number where the command takes none.
  private var numberHint: String {
    for operand in command?.operands ?? [] {
      if case .count(let range) = operand.kind {
        return "\(operand.name) is a whole number from \(range.lowerBound) to \(range.upperBound)"
      }
    }
    return "an operand that begins with '-' goes after '--'"
  }

  /// - Parameters:
  ///   - name: what is unknown.
  ///   - typed: the argument, which may be a long option with one hyphen; compared without its hyphens, since they
  ///     would make short names look alike.
  private func unknown(_ name: String, typed: String) -> UsageError {
    let bare = String(typed.drop { $0 == "-" })
    if let hint = ForeignWords.option(bare) {
      return UsageError("unknown option \(Quotation.quoted(name))", hint: hint, command: word)
    }
    let names = candidates.map(\.key.rawValue)
    let hint = Suggestions.hint(for: bare, among: names, prefix: "--")
    return UsageError("unknown option \(Quotation.quoted(name))", hint: hint, command: word)
  }

  /// A form such as `--no-color` that no option has, which is compared with the negative forms.
  private func unknown(negative name: String) -> UsageError {
    let bare = String(name.dropFirst(OptionSpec.negativePrefix.count))
    let hint: String?
    if let other = ForeignWords.option("no-" + bare) {
      hint = other
    } else if let key = OptionKey(rawValue: bare), case .choice(let words) = CommandTable.option(key)?.kind,
      words.contains(When.never.rawValue)
    {
      hint = "write '\(key.longName) never'"
    } else {
      let names = candidates.filter { $0.negativeName != nil }.map(\.key.rawValue)
      hint = Suggestions.hint(for: bare, among: names, prefix: OptionSpec.negativePrefix)
    }
    return UsageError("unknown option \(Quotation.quoted(name))", hint: hint, command: word)
  }

  /// The options that may have been meant.
  private var candidates: [OptionSpec] { CommandTable.options.filter { command?.takes($0.key) ?? true } }

  /// The command's word, for errors.
  private var word: String? { command?.name.word }
}
