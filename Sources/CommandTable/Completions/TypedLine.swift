/// What stands on a command line before the word that is being completed. Nothing is refused here: what is not
/// understood may become right yet.
public struct TypedLine: Sendable {
  /// The command; nil where its word is still to come.
  private(set) var command: CommandSpec?
  /// The operands, without the word of the command.
  public private(set) var operands: [String] = []
  /// The options with their values.
  private(set) var options: [(spec: OptionSpec, value: String?)] = []
  /// The option whose value comes next.
  private(set) var waiting: OptionSpec?
  /// Whether `--` has ended the options.
  private(set) var isAfterDashes = false

  /// Reads the words behind the name of the program.
  init(_ words: some Sequence<String>) {
    for word in words { take(word) }
  }

  /// The values that an option has been given.
  func values(of key: OptionKey) -> [String] { options.filter { $0.spec.key == key }.compactMap(\.value) }

  private mutating func take(_ word: String) {
    if let option = waiting {
      options.append((option, word))
      waiting = nil
    } else if isAfterDashes || !word.hasPrefix("-") || word == "-" {
      take(operand: word)
    } else if word == "--" {
      isAfterDashes = true
    } else if word.hasPrefix("--") {
      take(long: word)
    } else {
      take(short: word)
    }
  }

  private mutating func take(operand word: String) {
    if command == nil {
      let name = isAfterDashes ? nil : CommandName(word: word)
      command = CommandTable.command(name ?? .open)
      if name != nil { return }
    }
    operands.append(word)
  }

  private mutating func take(long word: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let spec = CommandTable.option(long: parts[0]) else { return }
    if spec.kind == .flag || parts.count > 1 {
      options.append((spec, parts.dropFirst().first))
    } else {
      waiting = spec
    }
  }

  private mutating func take(short word: String) {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let spec = CommandTable.option(short: letter) else {
        // A negative number, such as the distance of a day.
        if word.dropFirst().first?.isNumber == true { take(operand: word) }
        return
      }
      if spec.kind != .flag {
        if rest.isEmpty { waiting = spec } else { options.append((spec, String(rest))) }
        return
      }
      options.append((spec, nil))
    }
  }
}
