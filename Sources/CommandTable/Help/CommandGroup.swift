/// What belongs together in the list of commands.
enum CommandGroup: String, CaseIterable {
  case pages = "Pages"
  case lists = "Lists"
  case finding = "Finding"
  case calendars = "Calendars"
  case shell = "Shell and settings"

  /// The group of a command.
  init(_ name: CommandName) {
    switch name {
    case .open, .page, .next, .prev, .today, .swipe, .month, .browse, .turn: self = .pages
    case .search, .show: self = .finding
    case .calendars, .close, .check: self = .calendars
    case .config, .completions, .help: self = .shell
    case .agenda, .day, .nextEvent, .tasks, .free, .conflicts, .stats: self = .lists
    }
  }

  /// Its commands that have a word, in the order of the table.
  var commands: [CommandSpec] {
    CommandTable.commands.filter { $0.name.word != nil && CommandGroup($0.name) == self }
  }
}
