extension ValueKind {
  /// More numbers are quicker typed than chosen.
  private static let mostNumbers = 9

  /// The values that can be told; not all that are taken.
  var candidates: [Candidate] {
    switch self {
    case .choice(let words): words.map { Candidate($0) }
    case .day: DayExpression.candidates
    case .time: ["now", "noon", "midnight"].map { Candidate($0) }
    case .duration: ["15m", "30m", "1h", "2h"].map { Candidate($0) }
    case .hours: ["08:00-16:00", "09:00-17:00", "09:00-18:00"].map { Candidate($0) }
    case .weekday: DayExpression.weekdayNames.map { Candidate($0) }
    case .count(let range): range.count <= Self.mostNumbers ? range.map { Candidate(String($0)) } : []
    case .flag, .text, .path, .zone: []
    }
  }
}

extension DayExpression {
  /// Words for days.
  static let candidates = dayWords.map { Candidate($0) }
}

extension OperandSpec.Kind {
  /// The values that can be told; not all that are taken.
  var candidates: [Candidate] {
    switch self {
    case .command: CommandWord.candidates + HelpSection.allCases.map { Candidate($0.rawValue, $0.summary) }
    case .choice(let words): words.map { Candidate($0) }
    case .day, .month: DayExpression.candidates
    case .path, .count, .signedInteger, .text, .uid, .words: []
    }
  }
}

extension CommandWord {
  /// The words of the commands.
  static var candidates: [Candidate] {
    CommandTable.commands.compactMap { command in
      command.name.word.map { Candidate($0, Prose.plain(command.summary)) }
    }
  }
}
