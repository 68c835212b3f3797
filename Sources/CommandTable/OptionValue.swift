/// The value of a typed option, read by its kind.
struct OptionValue {
  private(set) var text: String?
  private(set) var day: DayExpression?
  private(set) var number: Int?

  /// The text as a list, for options that collect.
  var texts: [String] { text.map { [$0] } ?? [] }

  /// The case whose raw value is the chosen word.
  func choice<Choice: RawRepresentable<String>>(or other: Choice) -> Choice {
    text.flatMap(Choice.init(rawValue:)) ?? other
  }

  /// Reads the value.
  /// - Throws: `UsageError` where it is not of the option's kind.
  init(_ option: ArgumentScanner.TypedOption, command: String?) throws(UsageError) {
    let value = option.value ?? ""
    func failure(_ needs: String, hint: String? = nil) -> UsageError {
      UsageError(
        "option '\(option.spelling)' takes \(needs), not \(Quotation.quoted(value))", hint: hint, command: command)
    }
    switch option.spec.kind {
    case .flag: break
    case .text: text = value
    case .zone:
      guard !value.isEmpty else { throw failure("the name of a time zone") }
      text = value
    case .choice(let words):
      guard words.contains(value) else {
        throw failure(Quotation.list(words, "or"), hint: Suggestions.hint(for: value, among: words))
      }
      text = value
    case .count(let range):
      guard let number = WholeNumber.parse(value, in: range, signed: false) else {
        throw failure("a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      self.number = number
    case .weekday:
      guard let number = DayExpression.weekdayNumber(value) else {
        let hint = Suggestions.hint(for: value, among: DayExpression.weekdayNames)
        throw failure("a weekday such as monday or mon", hint: hint)
      }
      self.number = number
    case .day:
      do {
        day = try DayExpression.parse(value)
      } catch {
        throw failure("a day", hint: error.reason)
      }
    }
  }
}
