/// What a key can do while browsing, each named by the word that a configuration may use for it.
public enum KeyCommand: String, CaseIterable, Sendable, Hashable {
  /// The day before, the day after.
  case previousDay = "previous-day"
  case nextDay = "next-day"
  /// The same weekday a week earlier, a week later.
  case previousWeek = "previous-week"
  case nextWeek = "next-week"
  /// The same day a month earlier, a month later.
  case previousMonth = "previous-month"
  case nextMonth = "next-month"
  /// The same day a year earlier, a year later.
  case previousYear = "previous-year"
  case nextYear = "next-year"
  /// The first and the last day of the month.
  case firstDay = "first-day"
  case lastDay = "last-day"
  /// The day it is.
  case today
  /// Asks for a day and goes there.
  case goTo = "go-to"

  /// Opens the occurrence that is chosen.
  case open
  /// Moves between the page and the list of the day.
  case agenda
  /// Shows or hides the list of the day.
  case list
  /// Asks for words and looks for them.
  case search
  /// The next and the previous occurrence that was found.
  case nextHit = "next-hit"
  case previousHit = "previous-hit"

  /// Pages of months, weeks, years.
  case monthView = "month-view"
  case weekView = "week-view"
  case yearView = "year-view"
  /// Asks for a time zone to show times in.
  case zone
  /// Lists the calendars, to show or hide them.
  case calendars
  /// Reads the sources again.
  case reload
  /// Draws the screen again.
  case redraw
  /// Lists the keys.
  case help
  /// Ends.
  case quit

  /// One line up or down in a list or a text.
  case up
  case down
  /// A screen of it up or down.
  case pageUp = "page-up"
  case pageDown = "page-down"
  /// The occurrence before and after the one that is shown.
  case previous
  case next
  /// Shows or hides the calendar that is chosen; shows it alone; shows all.
  case toggle
  case only
  case all
  /// Leaves what was opened.
  case close

  /// Takes what was typed, or drops it.
  case accept
  case cancel
  /// Deletes the character, the word, all before the cursor; the character after it.
  case deleteBack = "delete-back"
  case deleteWord = "delete-word"
  case deleteLine = "delete-line"
  case deleteOn = "delete-on"
  /// Moves the cursor of what is typed.
  case cursorLeft = "cursor-left"
  case cursorRight = "cursor-right"
  case cursorStart = "cursor-start"
  case cursorEnd = "cursor-end"
}

/// Where a key is typed while browsing, each named by the word that a configuration uses for it. What the innermost one
/// does not bind, the next one may.
public enum KeyContext: String, CaseIterable, Sendable, Hashable {
  /// A page.
  case page
  /// A page, while there is something that was searched for.
  case hits
  /// The list of the day beside or beneath the page.
  case agenda
  /// An occurrence in full.
  case detail
  /// The list of calendars.
  case calendars
  /// The list of keys.
  case help
  /// A line that is typed into.
  case prompt

  /// Where it is, as a heading.
  public var title: String {
    switch self {
    case .page: "On the page"
    case .hits: "While searching"
    case .agenda: "In the day's list"
    case .detail: "In an occurrence"
    case .calendars: "Among the calendars"
    case .help: "In the list of keys"
    case .prompt: "While typing"
    }
  }

  /// The same within a sentence.
  var lowercasedTitle: String { title.prefix(1).lowercased() + title.dropFirst() }

  /// The first word of all ``section`` names, and the whole of the page's.
  public static let firstSectionWord = "keys"

  /// What its section of a configuration is called: `keys`, or `keys` and its word.
  public var section: String {
    self == .page ? KeyContext.firstSectionWord : "\(KeyContext.firstSectionWord) \(rawValue)"
  }

  /// What binds the keys that this one does not.
  public var outer: KeyContext? {
    switch self {
    case .hits, .agenda: .page
    default: nil
    }
  }
}
