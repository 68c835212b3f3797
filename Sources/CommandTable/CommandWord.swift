/// The first word of a command line that is no command.
enum CommandWord {
  /// Whether a word that may be a misspelt command or date is surely meant as a SOURCE.
  static func isSource(_ word: String, pathExists: (String) -> Bool) -> Bool {
    word == "-" || word.utf8.contains(UInt8(ascii: "/")) || word.lowercased().hasSuffix(".ics")
      || !word.isEmpty && pathExists(word)
  }

  /// Accepts a SOURCE and refuses any other word with what it may have meant.
  ///
  /// - Parameter next: The argument behind it.
  static func requireSource(
    _ word: String, before next: String?, pathExists: (String) -> Bool
  ) throws(UsageError) {
    if isSource(word, pathExists: pathExists) { return }
    throw UsageError(
      "\(Quotation.quoted(word)) is neither a command nor an existing path",
      hint: MonthHint.hint(for: word, beside: next) ?? hint(for: word))
  }

  /// What `help` explains by this word.
  static func topic(_ word: String) throws(UsageError) -> HelpTopic {
    if let topic = HelpTopic(word: word) { return topic }
    let hint = ForeignWords.command(word) ?? Suggestions.hint(for: word, among: HelpTopic.words)
    throw UsageError(
      "\(Quotation.quoted(word)) is neither a command nor a topic", hint: hint ?? "'flipcal help' lists them",
      command: "help")
  }

  private static func hint(for word: String) -> String {
    if let expression = try? DayExpression.parse(word) {
      switch expression.span {
      case .month: return "for a month, 'flipcal month \(word)'"
      case .year: return "for a year, 'flipcal month \(word)'"
      case .week: return "for a week, 'flipcal agenda --from \(word) --to \(word)'"
      case .day, nil: return "for a day, 'flipcal day \(word)'"
      }
    }
    if let hint = ForeignWords.command(word) { return hint }
    let words = CommandTable.commands.compactMap(\.name.word)
    return Suggestions.hint(for: word, among: words) ?? "'flipcal help' lists the commands"
  }
}
