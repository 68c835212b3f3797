/// The second step of parsing, for operands: gives each typed operand to one that the command declares.
struct OperandDecoder {
  private(set) var sources: [String] = []
  private(set) var date: DayExpression?
  private(set) var count: Int?
  private(set) var integers: [Int] = []
  private(set) var topic: HelpTopic?
  private(set) var text: String?
  private(set) var uids: [String] = []
  private(set) var choice: String?
  private(set) var words: [String] = []

  private let command: CommandSpec
  private var waiting: ArraySlice<ArgumentScanner.TypedOperand>

  /// Decodes all operands.
  init(
    _ operands: [ArgumentScanner.TypedOperand], of command: CommandSpec, pathExists: (String) -> Bool
  ) throws(UsageError) {
    self.command = command
    waiting = operands[...]
    for spec in command.operands { try take(spec, pathExists: pathExists) }
    if let extra = waiting.first {
      throw failure("unexpected operand \(Quotation.quoted(extra.text))", hint: "usage: \(command.usage)")
    }
  }

  private mutating func take(_ spec: OperandSpec, pathExists: (String) -> Bool) throws(UsageError) {
    switch spec.kind {
    case .path:
      if waiting.isEmpty && !spec.isOptional { throw missing(spec) }
      for operand in waiting { sources.append(try source(operand, pathExists: pathExists)) }
      waiting = []
    case .day, .month:
      if spec.kind == .month { try refuseOtherMonths(pathExists: pathExists) }
      date = try takeDate(spec, pathExists: pathExists)
    case .count(let range):
      if let text = try next(spec) { count = try number(text, spec, in: range, signed: false) }
    case .signedInteger(let range):
      if let text = try next(spec) { integers.append(try number(text, spec, in: range, signed: true)) }
    case .command:
      if let text = try next(spec) { topic = try CommandWord.topic(text) }
    case .text: text = try takeText(spec, pathExists: pathExists)
    case .uid:
      // A UID may have slashes, so what is a path by its form alone is none.
      while let operand = waiting.first, operand.text != "-", !operand.text.lowercased().hasSuffix(".ics"),
        operand.text.isEmpty || !pathExists(operand.text)
      {
        uids.append(operand.text)
        waiting.removeFirst()
      }
      if uids.contains("") { throw failure("a UID is empty") }
      if uids.isEmpty && waiting.isEmpty { throw missing(spec) }
    case .choice(let words):
      guard let word = try next(spec) else { return }
      guard words.contains(word) else {
        let hint = Suggestions.hint(for: word, among: words) ?? "usage: \(command.usage)"
        throw failure("\(spec.name) is \(Quotation.list(words, "or")), not \(Quotation.quoted(word))", hint: hint)
      }
      choice = word
    case .words:
      words = waiting.map(\.text)
      waiting = []
    }
  }

  /// Takes the first operand, and where several may be given those behind it that are no SOURCEs.
  private mutating func takeText(_ spec: OperandSpec, pathExists: (String) -> Bool) throws(UsageError) -> String? {
    guard var text = try next(spec) else { return nil }
    // Behind `--` stand paths, and what would be an option elsewhere: `-draft`.
    while spec.isRepeatable, let operand = waiting.first, !operand.isAfterDashes || operand.text.hasPrefix("-"),
      isQueryTerm(operand.text, pathExists: pathExists)
        || !CommandWord.isSource(operand.text, pathExists: pathExists)
    {
      text += " " + operand.text
      waiting.removeFirst()
    }
    if text.allSatisfy(\.isWhitespace) { throw failure("\(spec.name) is empty") }
    return text
  }

  /// Whether a word with a slash is a term of a search, such as `location:/room 5/` or `!/draft/`.
  private func isQueryTerm(_ word: String, pathExists: (String) -> Bool) -> Bool {
    let term = word.drop { $0 == "!" }
    let field = term.prefix { $0.isASCII && $0.isLetter }
    let hasField = !field.isEmpty && term.dropFirst(field.count).first == ":"
    let isPattern = term.count > 2 && term.first == "/" && term.last == "/"
    return (hasField || isPattern || term.first == "\"") && !pathExists(word)
  }

  private mutating func next(_ spec: OperandSpec) throws(UsageError) -> String? {
    if let operand = waiting.popFirst() { return operand.text }
    if spec.isOptional { return nil }
    throw missing(spec)
  }

  private func number(
    _ text: String, _ spec: OperandSpec, in range: ClosedRange<Int>, signed: Bool
  ) throws(UsageError) -> Int {
    if let number = WholeNumber.parse(text, in: range, signed: signed) { return number }
    let bounds = "from \(range.lowerBound) to \(range.upperBound)"
    throw failure("\(spec.name) is a whole number \(bounds), not \(Quotation.quoted(text))")
  }

  /// The most operands that are a date together: `in 3 days`, `december 24, 2026`.
  private static let mostWordsOfDate = 4

  /// Takes the first operand, or the first operands side by side, that have the form of a date out of the operands. A
  /// name of an existing file wins over the words and the relative forms, but not over the numeric forms.
  private mutating func takeDate(
    _ spec: OperandSpec, pathExists: (String) -> Bool
  ) throws(UsageError) -> DayExpression? {
    guard let place = placeOfDate(pathExists: pathExists) else { return nil }
    let text = waiting[place].map(\.text).joined(separator: " ")
    waiting.removeSubrange(place)
    let noun = spec.kind == .day ? "a day" : "a month or a day"
    let expression: DayExpression
    do {
      expression = try DayExpression.parse(text)
    } catch {
      throw failure("\(Quotation.quoted(text)) is not \(noun)", hint: error.reason)
    }
    guard spec.kind == .day, let span = expression.span else { return expression }
    let word = text.contains(" ") ? Quotation.quoted(text) : text
    switch span {
    case .week, .day:
      throw failure(
        "\(Quotation.quoted(text)) is a week, not a day",
        hint: "list it with: flipcal agenda --from \(word) --to \(word)")
    case .month:
      throw failure("\(Quotation.quoted(text)) is a month, not a day", hint: "'flipcal month \(text)' shows it")
    case .year:
      throw failure("\(Quotation.quoted(text)) is a year, not a day", hint: "'flipcal month \(text)' shows it")
    }
  }

  /// Where the date stands: the first place, and as many operands there as are one together.
  private func placeOfDate(pathExists: (String) -> Bool) -> Range<Int>? {
    for start in waiting.indices {
      if DayExpression.hasNumericForm(waiting[start].text) { return start..<start + 1 }
      let words = waiting[start...].prefix(OperandDecoder.mostWordsOfDate).prefix { !pathExists($0.text) }
      for end in stride(from: words.endIndex, to: start, by: -1)
      where DayExpression.hasForm(waiting[start..<end].map(\.text).joined(separator: " ")) {
        return start..<end
      }
    }
    return nil
  }

  /// Refuses the forms of a month that other programs have, with ours.
  private func refuseOtherMonths(pathExists: (String) -> Bool) throws(UsageError) {
    let date = placeOfDate(pathExists: pathExists).map {
      $0.lowerBound - waiting.startIndex..<$0.upperBound - waiting.startIndex
    }
    let words = waiting.prefix { !$0.isAfterDashes }.map(\.text)
    for (place, word) in words.enumerated() where !CommandWord.isSource(word, pathExists: pathExists) {
      // What is a date with its neighbours is none of them; a year alone may belong to what stands beside it.
      if let date, date.contains(place), DayForm(words[place]) != .year { continue }
      let neighbors = [place + 1, place - 1].filter(words.indices.contains).map { words[$0] }
      let year = neighbors.first { DayForm($0) == .year }
      if let hint = MonthHint.hint(for: word, beside: year) {
        throw failure("\(Quotation.quoted(word)) is neither a date nor an existing path", hint: hint)
      }
    }
  }

  /// Checks a SOURCE. Whether it can be read is found out elsewhere; here only what is surely a slip is refused: an
  /// empty text, a date that the command does not take, and a misspelt date.
  private func source(
    _ operand: ArgumentScanner.TypedOperand, pathExists: (String) -> Bool
  ) throws(UsageError) -> String {
    let text = operand.text
    guard !text.isEmpty else { throw failure("a SOURCE is empty") }
    if operand.isAfterDashes || CommandWord.isSource(text, pathExists: pathExists) { return text }
    let takesDate = command.operands.contains { $0.kind == .day || $0.kind == .month }
    if DayExpression.hasForm(text) {
      let fault = takesDate ? "a second date is not taken" : "a date is not taken here"
      let hint = command.takes(.from) ? "use '--from \(text)'" : "a file of that name is './\(text)'"
      throw failure("\(fault): \(Quotation.quoted(text))", hint: hint)
    }
    if takesDate && date == nil {
      throw failure(
        "\(Quotation.quoted(text)) is neither a date nor an existing path", hint: DayExpression.hint(for: text))
    }
    return text
  }

  private func missing(_ spec: OperandSpec) -> UsageError {
    failure("'\(command.title)' needs \(spec.name)", hint: "usage: \(command.usage)")
  }

  private func failure(_ message: String, hint: String? = nil) -> UsageError {
    UsageError(message, hint: hint, command: command.name.word)
  }
}
