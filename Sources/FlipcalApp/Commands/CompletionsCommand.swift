import CalendarCore
import CommandTable
import ICU
import Pages
import Store
import TextGate

/// `completions SHELL [WORD...]`: the script for a shell, or what it asks for.
struct CompletionsCommand {
  let session: Session
  let preferences: Preferences
  let home: String?

  /// More UIDs than this help nobody.
  private static let mostUIDs = 300
  /// Of more events a year takes longer than a press of a key may take.
  private static let mostEventsOfYear = 20_000

  func run(_ shell: Shell, words: [String]) throws(AppError) -> Int32 {
    guard !words.isEmpty else {
      try session.console.print(CompletionScript.text(for: shell))
      return 0
    }
    let answer = CompletionAnswer(shell, words)
    var found: [Candidate] = []
    for list in answer.lists { found += candidates(of: list, answer) }
    try session.console.print(answer.text(adding: found))
    return 0
  }

  private func candidates(of list: Completion.List, _ answer: CompletionAnswer) -> [Candidate] {
    switch list {
    case .sources: []
    case .calendars: calendars(answer).map(names) ?? []
    case .uids: calendars(answer).map { uids($0, from: answer.start) } ?? []
    case .themes: themes
    case .zones: SystemZones.names().map { Candidate($0) }
    case .encodings: TextEncoding.knownNames.map { Candidate($0) }
    }
  }

  private var themes: [Candidate] {
    Theme.BuiltIn.allCases.map { Candidate($0.rawValue, "Built in") }
      + preferences.themes.map { Candidate(VisibleText($0.name).description, "Of the configuration") }
  }

  /// The calendars of the SOURCEs that are typed, or else the open set; nil where they cannot be read in time.
  private func calendars(_ answer: CompletionAnswer) -> OpenCalendars? {
    let typed = answer.line.operands.map(expanded).filter { operand in
      let source = Source(argument: operand)
      return source.exists && !source.isStream
    }
    return try? OpenCalendars.forSources(typed, session: session)
  }

  /// A path that begins in the home directory, as a shell would hand it over.
  private func expanded(_ path: String) -> String {
    guard let home, path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }

  private func names(_ calendars: OpenCalendars) -> [Candidate] {
    var seen: Set<String> = []
    return calendars.store.calendars.compactMap { calendar in
      let name = calendar.info.name.visible.description
      guard !name.isEmpty, seen.insert(name).inserted else { return nil }
      return Candidate(name, VisibleText(calendar.path).description)
    }
  }

  /// Those of what is on from a week before to five weeks after today that begin so; where there is none, those of a year.
  private func uids(_ calendars: OpenCalendars, from start: String) -> [Candidate] {
    let near = uids(calendars, from: start, days: -7..<36)
    guard near.isEmpty, !start.isEmpty, calendars.eventCount <= Self.mostEventsOfYear else { return near }
    return uids(calendars, from: start, days: -180..<186)
  }

  private func uids(_ calendars: OpenCalendars, from start: String, days: Range<Int>) -> [Candidate] {
    let window = DayRange(
      start: session.today.adding(days: days.lowerBound), end: session.today.adding(days: days.upperBound))
    var seen: Set<String> = []
    var found: [Candidate] = []
    for occurrence in calendars.occurrences(in: window, session: session) where found.count < Self.mostUIDs {
      let uid = occurrence.event.uid
      let text = uid.visible.description
      // What is shown in another form than it has cannot be typed.
      guard !text.isEmpty, uid.isIdentical(to: UntrustedText(text)), text.hasPrefix(start), seen.insert(text).inserted
      else { continue }
      let title = occurrence.event.summary?.visible.description ?? ""
      found.append(Candidate(text, "\(session.locale.shortDate(occurrence.days.start)) \(title)"))
    }
    return found
  }
}
