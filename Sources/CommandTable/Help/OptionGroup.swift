/// What belongs together in the options of a command: what it has for itself first, what many have then.
enum OptionGroup: String, CaseIterable {
  case own = "Options"
  case calendars = "Calendars and times"
  case format = "Form of the output"
  case looks = "Looks"
  case turn = "The turn of the page"
  case other = "Other options"

  /// The group of an option.
  init(_ key: OptionKey) {
    switch key {
    case .tz, .calendar, .except, .encoding, .holidays: self = .calendars
    case .json, .ndjson, .tsv, .ics, .format, .sarif, .html, .svg, .frames, .cast: self = .format
    case .color, .theme, .ascii, .ambiguousWidth, .width, .height, .weekStart, .weekNumbers, .lunar, .calendarSystem:
      self = .looks
    case .motion, .animate, .transition, .corner, .shading: self = .turn
    case .pager, .help, .version: self = .other
    default: self = .own
    }
  }

  /// The options of a command, by their groups; those without any are left out.
  static func groups(of command: CommandSpec) -> [(title: String, options: [OptionSpec])] {
    let options = CommandTable.options(of: command)
    return allCases.compactMap { group in
      let members = options.filter { OptionGroup($0.key) == group }
      return members.isEmpty ? nil : (group.rawValue, members)
    }
  }
}
