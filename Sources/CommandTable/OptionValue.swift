/// The value of an option, typed or preset, read by its kind.
struct OptionValue {
  /// Why a text is no value of a kind.
  struct Fault: Error {
    /// What the option takes, as a message goes on after "takes".
    let needs: String
    var hint: String?
  }

  private(set) var text: String?
  private(set) var day: DayExpression?
  private(set) var number: Int?
  private(set) var time: TimeExpression?
  private(set) var hours: HourRange?
  /// Whether a flag is set.
  private(set) var isOn = false

  /// What an option is without a value: what a negative form brings back.
  static let none = OptionValue()

  private init() {}

  /// The text as a list, for options that collect.
  var texts: [String] { text.map { [$0] } ?? [] }

  /// The case whose raw value is the chosen word.
  func choice<Choice: RawRepresentable<String>>(or other: Choice) -> Choice {
    text.flatMap(Choice.init(rawValue:)) ?? other
  }

  /// Reads a value.
  /// - Parameter value: nil for a flag that is typed; a flag that is preset has a word such as `yes`.
  init(_ value: String?, of kind: ValueKind) throws(Fault) {
    let text = value ?? ""
    switch kind {
    case .flag: isOn = try value.map { word throws(Fault) in try OptionValue.isOn(word) } ?? true
    case .text: self.text = text
    case .path:
      // Standard input can be read once, and is the commands' own.
      guard !["", "-"].contains(text) else { throw Fault(needs: "a file or a directory") }
      self.text = text
    case .zone:
      guard !text.isEmpty else { throw Fault(needs: "the name of a time zone") }
      self.text = text
    case .choice(let words): self.text = try OptionValue.choice(text, among: words)
    case .count(let range):
      guard let number = WholeNumber.parse(text, in: range, signed: false) else {
        throw Fault(needs: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      self.number = number
    case .weekday: number = try OptionValue.weekday(text)
    case .time:
      guard let time = TimeExpression(text) else { throw Fault(needs: "a time", hint: TimeExpression.forms) }
      self.time = time
    case .duration:
      guard let minutes = DurationText.minutes(text) else {
        throw Fault(needs: "a length of time such as 30m or 1h30m")
      }
      number = minutes
    case .hours:
      guard let hours = HourRange(text) else { throw Fault(needs: "hours of a day such as 09:00-18:00") }
      self.hours = hours
    case .day: day = try OptionValue.day(text)
    }
  }

  private static func choice(_ text: String, among words: [String]) throws(Fault) -> String {
    guard words.contains(text) else {
      throw Fault(needs: Quotation.list(words, "or"), hint: Suggestions.hint(for: text, among: words))
    }
    return text
  }

  private static func weekday(_ text: String) throws(Fault) -> Int {
    guard let number = DayExpression.weekdayNumber(text) else {
      let hint = Suggestions.hint(for: text, among: DayExpression.weekdayNames)
      throw Fault(needs: "a weekday such as monday or mon", hint: hint)
    }
    return number
  }

  private static func day(_ text: String) throws(Fault) -> DayExpression {
    do throws(DayExpressionError) {
      return try DayExpression.parse(text)
    } catch {
      throw Fault(needs: "a day", hint: error.reason)
    }
  }

  private static func isOn(_ word: String) throws(Fault) -> Bool {
    guard let isOn = OptionDefault.isYes(word) else {
      throw Fault(needs: "yes or no", hint: Suggestions.hint(for: word, among: ["yes", "no", "true", "false"]))
    }
    return isOn
  }
}
