/// What may stand at the end of a command line, by the table.
public struct Completion: Sendable {
  /// Candidates that the table does not know.
  public enum List: Sendable {
    /// Paths of .ics files and of directories; shells list them themselves.
    case sources
    /// Names of the calendars of the SOURCEs on the line, or of the open set.
    case calendars
    /// UIDs of their events.
    case uids
    case themes, zones, encodings
  }

  /// What stands before the word that is completed.
  public let line: TypedLine
  /// What of the word stands before each value, such as `--color=`.
  public private(set) var lead = ""
  /// What has been typed of the value.
  public private(set) var start: String
  /// The candidates that the table knows.
  public private(set) var candidates: [Candidate] = []
  /// Where there are others.
  public private(set) var lists: [List] = []

  /// - Parameter words: What stands behind the name of the program, without quotation marks; the last word is the one
  ///   that is completed, empty where nothing of it has been typed.
  public init(_ words: [String]) {
    line = TypedLine(words.dropLast())
    start = words.last ?? ""
    if let option = line.waiting {
      offerValues(of: option)
    } else if !line.isAfterDashes, start.hasPrefix("-") {
      offerOptions()
    } else {
      offerOperands()
    }
  }

  // MARK: Options

  private mutating func offerOptions() {
    if let (option, name) = optionWithValue {
      lead = name
      start = String(start.dropFirst(name.count))
      return offerValues(of: option)
    }
    let isNegative = start.hasPrefix(OptionSpec.negativePrefix.dropLast())
    for option in CommandTable.options where isWanted(option) {
      let help = Prose.plain(option.help)
      if let short = option.short, start == "-" { candidates.append(Candidate("-\(short)", help)) }
      candidates.append(Candidate(option.key.longName, help))
    }
    guard isNegative else { return }
    for option in CommandTable.options where takes(option.key) {
      guard let name = option.negativeName else { continue }
      candidates.append(Candidate(name, "Take back \(option.key.longName)"))
    }
  }

  /// The option of `--name=value` or `-xvalue`, and what stands before the value.
  private var optionWithValue: (OptionSpec, String)? {
    if start.hasPrefix("--") {
      guard let equals = start.firstIndex(of: "=") else { return nil }
      let name = start[..<equals]
      return CommandTable.option(long: name).map { ($0, name + "=") }
    }
    guard start.count > 2, let letter = start.dropFirst().first,
      let option = CommandTable.option(short: letter), option.kind != .flag
    else { return nil }
    return (option, String(start.prefix(2)))
  }

  /// Whether the command takes an option; before its word is typed, those of the page are taken.
  private func takes(_ key: OptionKey) -> Bool { (line.command ?? CommandTable.command(.page))?.takes(key) ?? false }

  /// Whether an option may be added to those that are given.
  private func isWanted(_ option: OptionSpec) -> Bool {
    takes(option.key)
      && !line.options.contains { given in
        given.spec.key == option.key ? !option.isRepeatable : given.spec.excludes(option)
      }
  }

  private mutating func offerValues(of option: OptionSpec) {
    switch option.key {
    case .calendar, .except: lists = [.calendars]
    case .theme: lists = [.themes]
    case .encoding: lists = [.encodings]
    default:
      if option.kind == .path { lists = [.sources] }
      if option.kind == .zone { lists = [.zones] }
      candidates = option.kind.candidates
    }
  }

  // MARK: Operands

  private mutating func offerOperands() {
    guard let command = line.command else {
      candidates = line.isAfterDashes ? [] : CommandWord.candidates
      lists = [.sources]
      return
    }
    var typed = line.operands[...]
    for operand in command.operands {
      switch operand.kind {
      case .path: lists.append(.sources)
      case .day, .month:
        if let place = typed.firstIndex(where: DayExpression.hasForm) {
          typed.remove(at: place)
        } else {
          candidates += DayExpression.candidates
        }
      case .uid: lists.append(.uids)
      case .words: return
      case .count, .signedInteger, .command, .choice, .text:
        if typed.popFirst() == nil {
          candidates += operand.kind.candidates
          return
        }
      }
    }
  }
}
