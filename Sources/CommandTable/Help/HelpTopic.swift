/// What `help` explains.
public enum HelpTopic: Sendable, Hashable {
  /// A command.
  case command(CommandName)
  /// A section of the manual.
  case section(HelpSection)

  /// The topic of a word; nil where there is none.
  init?(word: String) {
    if let name = CommandName(word: word) {
      self = .command(name)
    } else if let section = HelpSection(rawValue: word) {
      self = .section(section)
    } else {
      return nil
    }
  }

  /// All words.
  static let words = CommandTable.commands.compactMap(\.name.word) + HelpSection.allCases.map(\.rawValue)
}

/// A section of the manual that `help` shows as well, by its word.
public enum HelpSection: String, CaseIterable, Sendable {
  case dates, sources, options, formats, pages, swipes, keys, configuration, environment, files

  /// What it is about: one line, no full stop.
  var summary: String {
    switch self {
    case .dates: "How days and months are written"
    case .sources: "What calendars are read from"
    case .options: "All options in full"
    case .formats: "What is written to pipes: lines, JSON, templates"
    case .pages: "What the marks on a page mean"
    case .swipes: "How the page turns"
    case .keys: "Keys and the mouse in browse"
    case .configuration: "The configuration file"
    case .environment: "Variables of the environment"
    case .files: "Where things are kept"
    }
  }

  var blocks: [ManBlock] {
    switch self {
    case .dates: ManProse.dates
    case .sources: ManProse.sources
    case .options: ManPage.options
    case .formats: ManProse.output
    case .pages: ManProse.page
    case .swipes: ManProse.turn
    case .keys: ManProse.browsing
    case .configuration: ManProse.configuration
    case .environment: ManProse.environment
    case .files: ManProse.files
    }
  }
}
