/// The commands, in the order in which help and the man page list them.
public enum CommandName: String, CaseIterable, Sendable, Hashable {
  /// `flipcal SOURCE...`: open sources. It has no word of its own.
  case open
  /// `flipcal` alone: show the page. It has no word of its own.
  case page
  /// Turn to a later month.
  case next
  /// Turn to an earlier month.
  case prev
  /// Turn to the month of today.
  case today
  /// Turn by a vector.
  case swipe
  /// One month's page.
  case month
  /// The pages by hand, full screen.
  case browse
  /// A turn of the page as a recording.
  case turn
  /// The occurrences of a span of days.
  case agenda
  /// The occurrences of one day.
  case day
  /// The occurrences whose text holds some words.
  case search
  /// One event in full.
  case show
  /// What comes next, in one line.
  case nextEvent = "next-event"
  /// What is to be done.
  case tasks
  /// When nothing is on.
  case free
  /// What overlaps.
  case conflicts
  /// How many occurrences and hours there are.
  case stats
  /// What is open.
  case calendars
  /// Nothing is open any more.
  case close
  /// What is wrong with sources.
  case check
  /// What is set for all runs.
  case config
  /// What completes command lines in a shell.
  case completions
  /// The help texts.
  case help

  /// The word that is typed for the command, or nil where there is none (`open` and `page`).
  public var word: String? {
    switch self {
    case .open, .page: nil
    default: rawValue
    }
  }

  /// The command with this word.
  /// - Parameter word: as typed; letter case counts.
  public init?(word: String) {
    guard let name = Self(rawValue: word), name.word != nil else { return nil }
    self = name
  }
}
