/// Words that other programs have for what flipcal calls otherwise, and what to write instead.
enum ForeignWords {
  /// The hint for a word that is no command; nil where nothing is known of it.
  static func command(_ word: String) -> String? {
    if let other = commands[word.lowercased()] { return "did you mean \(other)?" }
    return editing.contains(word.lowercased()) ? "flipcal shows calendars and does not edit them yet" : nil
  }

  /// The hint for an option that is none, by its name without hyphens; nil where nothing is known of it.
  static func option(_ name: String) -> String? {
    options[name.lowercased()].map { $0.hasPrefix("'") ? "did you mean \($0)?" : "write \($0)" }
  }

  private static let commands: [String: String] = [
    "list": "'agenda'", "ls": "'agenda'", "events": "'agenda'", "upcoming": "'agenda'", "week": "'agenda'",
    "cal": "'month' or 'calendars'", "calendar": "'month' or 'calendars'", "year": "'month -y'",
    "at": "'day --at now'", "now": "'day --at now'", "find": "'search'", "grep": "'search'", "query": "'search'",
    "previous": "'prev'", "back": "'prev'", "forward": "'next'", "todo": "'tasks'", "todos": "'tasks'",
    "task": "'tasks'", "busy": "'free'", "freebusy": "'free'", "overlaps": "'conflicts'",
    "print": "'month' or 'agenda'",
    "interactive": "'browse'", "tui": "'browse'", "validate": "'check'", "lint": "'check'", "info": "'show'",
    "view": "'show' or 'browse'", "cat": "'show'", "settings": "'config'", "version": "'--version'",
    "open": "'flipcal SOURCE'",
    "printcalendars": "'calendars'", "completion": "'completions'",
  ]

  private static let editing: Set<String> = [
    "add", "new", "create", "edit", "modify", "delete", "remove", "rm", "import", "quick",
  ]

  private static let options: [String: String] = [
    "csv": "'--tsv'", "start": "'--from'", "since": "'--from'", "after": "'--from'", "begin": "'--from'",
    "end": "'--to'", "until": "'--to'", "till": "'--to'", "before": "'--to'", "colour": "'--color'",
    "colours": "'--color'", "colors": "'--color'", "include": "'--calendar'", "only": "'--calendar'",
    "exclude": "'--except'", "without": "'--except'", "timezone": "'--tz'", "time-zone": "'--tz'", "zone": "'--tz'",
    "fields": "a template such as --format '{start} {summary}'", "template": "'--format'",
    "output": "'--json', '--ndjson', '--tsv' or '--ics'", "locale": "LC_ALL=de_DE.UTF-8 before flipcal",
    "monday": "'--week-start monday'", "sunday": "'--week-start sunday'", "first-day": "'--week-start'",
    "firstweekday": "'--week-start'", "week": "'--week-start' or '--week-numbers'", "no-colour": "'--color never'",
    "no-colours": "'--color never'", "no-colors": "'--color never'", "no-animation": "'--animate never'",
    "no-animations": "'--animate never'",
    "config": "FLIPCAL_CONFIG=FILE before flipcal", "dark": "'--theme dark'", "light": "'--theme light'",
    "charset": "'--encoding'", "done": "'--all'", "o": "'--json', '--ndjson', '--tsv' or '--ics'",
  ]
}
