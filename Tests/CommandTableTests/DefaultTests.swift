import Testing

@testable import CommandTable

@Suite("Defaults of options")
struct DefaultTests {
  /// A default of a line of the configuration: `key = value`, its place in the list being its line.
  private static func written(_ lines: [String]) -> [OptionDefault] {
    lines.enumerated().map { index, line in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingBlanks }
      return OptionDefault(parts[0], parts.count > 1 ? parts[1] : "", .configuration(line: index + 1))
    }
  }

  private func parse(_ line: String, _ defaults: [OptionDefault]) throws -> Invocation {
    try parse(line.split(separator: " ").map(String.init), defaults)
  }

  private func parse(_ words: [String], _ defaults: [OptionDefault]) throws -> Invocation {
    try CommandTable.parse(arguments: words, defaults: defaults) { existingPaths.contains($0) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(file) \(environment) flipcal \(line)" }
    let line: String
    let file: [String]
    let environment: [String: String]
    let expected: InvocationOptions

    init(
      _ line: String, file: [String] = [], environment: [String: String] = [:],
      _ change: (inout InvocationOptions) -> Void = { _ in }
    ) {
      self.line = line
      self.file = file
      self.environment = environment
      var options = InvocationOptions()
      change(&options)
      expected = options
    }
  }

  static let precedence: [Case] = [
    Case("", file: ["theme = dark"]) { $0.theme = "dark" },
    Case("", file: ["theme = dark"], environment: ["FLIPCAL_THEME": "light"]) { $0.theme = "light" },
    Case("--theme plain", file: ["theme = dark"], environment: ["FLIPCAL_THEME": "light"]) { $0.theme = "plain" },
    Case("", file: ["theme = dark"], environment: ["FLIPCAL_THEME": ""]) { $0.theme = "dark" },
    Case("", file: ["theme = dark", "theme = light"]) { $0.theme = "light" },
    Case("", environment: ["FLIPCAL_WEEK_NUMBERS": "1", "FLIPCAL_AMBIGUOUS_WIDTH": "2"]) {
      $0.weekNumbers = true
      $0.ambiguousWidth = 2
    },
    Case("", file: ["lunar = Yes", "ascii = on", "week-numbers = TRUE"]) {
      $0.lunar = true
      $0.ascii = true
      $0.weekNumbers = true
    },
    Case("", file: ["ascii = yes"], environment: ["FLIPCAL_ASCII": "off"]),
    Case("--ascii", file: ["ascii = no"]) { $0.ascii = true },
    // A command that does not take the option passes it over.
    Case("agenda", file: ["encoding = GBK"], environment: ["FLIPCAL_ENCODING": "Big5"]) { $0.encoding = "Big5" },
    Case("agenda", file: ["week-start = sunday", "tz = UTC"]) { $0.tz = "UTC" },
    Case("calendars", file: ["theme = dark", "width = 60"]),
    // Of an option that collects, the highest place counts as a whole.
    Case("", file: ["holidays = a", "holidays = b"]) { $0.holidays = ["a", "b"] },
    Case("", file: ["holidays = a", "holidays = b"], environment: ["FLIPCAL_HOLIDAYS": "c"]) { $0.holidays = ["c"] },
    Case("--holidays d --holidays e", file: ["holidays = a"]) { $0.holidays = ["d", "e"] },
  ]

  static let negatives: [Case] = [
    Case("--no-week-numbers", file: ["week-numbers = yes"]),
    Case("--no-lunar --no-ascii", file: ["lunar = yes", "ascii = yes"]),
    Case("--no-calendar-system", file: ["calendar-system = hebrew"]),
    Case("--no-holidays", file: ["holidays = a"]),
    Case("--no-holidays --holidays b", file: ["holidays = a"]) { $0.holidays = ["b"] },
    Case("--no-tz --no-width --no-height --no-week-start", file: ["tz = UTC", "width = 60", "height = 9"]),
    Case("--no-lunar"),
    Case("--lunar --no-lunar"),
    Case("--no-lunar --lunar") { $0.lunar = true },
  ]

  static let exclusive: [Case] = [
    Case("--lunar", file: ["calendar-system = hebrew"]) { $0.lunar = true },
    Case("--calendar-system hebrew", environment: ["FLIPCAL_LUNAR": "yes"]) { $0.calendarSystem = "hebrew" },
    Case("", file: ["calendar-system = hebrew"], environment: ["FLIPCAL_LUNAR": "yes"]) { $0.lunar = true },
    Case("", file: ["calendar-system = hebrew"], environment: ["FLIPCAL_LUNAR": "no"]) { $0.calendarSystem = "hebrew" },
    Case("--no-lunar", file: ["calendar-system = hebrew"]) { $0.calendarSystem = "hebrew" },
    Case("--lunar --no-lunar --calendar-system hebrew") { $0.calendarSystem = "hebrew" },
  ]

  @Test("The command line beats the environment, and that the file", arguments: precedence + negatives + exclusive)
  func precedes(_ example: Case) throws {
    let defaults = Self.written(example.file) + OptionDefault.all(in: example.environment)
    var result = try parse(example.line, defaults)
    result.options.origins = [:]
    #expect(result.options == example.expected)
    #expect(result.faults.isEmpty)
  }

  @Test("What was not typed has its origin")
  func origins() throws {
    let defaults = Self.written(["theme = dark", "tz = UTC"]) + OptionDefault.all(in: ["FLIPCAL_COLOR": "never"])
    let options = try parse("--tz UTC", defaults).options
    #expect(
      options.origins == [.theme: .configuration(line: 1), .color: .environment(variable: "FLIPCAL_COLOR")])
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String { line }
    let line: String
    let message: String
  }

  static let faults = [
    Fault(line: "week-numbrs = yes", message: "there is no option 'week-numbrs'; did you mean 'week-numbers'?"),
    Fault(line: "week_start = mon", message: "there is no option 'week_start'; did you mean 'week-start'?"),
    Fault(line: "frobnicate = yes", message: "there is no option 'frobnicate'; flipcal(1) lists them"),
    Fault(line: "x\u{1B}y = 1", message: "there is no option 'x<U+001B>y'; flipcal(1) lists them"),
    Fault(line: "help = yes", message: "'help' cannot be a default; give '--help' where it is wanted"),
    Fault(line: "json = jes", message: "'json' takes yes or no, not 'jes'; did you mean 'yes'?"),
    Fault(line: "hours = 9", message: "'hours' takes hours of a day such as 09:00-18:00, not '9'"),
    Fault(line: "lunar = maybe", message: "'lunar' takes yes or no, not 'maybe'"),
    Fault(line: "lunar =", message: "'lunar' takes yes or no, not ''"),
    Fault(line: "color = alway", message: "'color' takes auto, always or never, not 'alway'; did you mean 'always'?"),
    Fault(line: "width = 2", message: "'width' takes a whole number from 20 to 1000, not '2'"),
    Fault(
      line: "week-start = mondy",
      message: "'week-start' takes a weekday such as monday or mon, not 'mondy'; did you mean 'monday'?"),
    Fault(line: "theme =", message: "'theme' needs a value: NAME"),
  ]

  @Test("A default that cannot be obeyed is a fault of its own, and the others hold", arguments: faults)
  func isFaulty(_ example: Fault) throws {
    for line in ["", "calendars"] {
      let result = try parse(line, Self.written([example.line, "color = never"]))
      #expect(result.faults == [DefaultFault(origin: .configuration(line: 1), message: example.message)])
      #expect(result.options.color == .never)
    }
  }

  @Test("A variable that cannot be obeyed is named, and the file holds")
  func faultyVariable() throws {
    let variables = ["FLIPCAL_COLOR": "red", "FLIPCAL_JSON": "2", "FLIPCAL_VERSION": "1"]
    let defaults = Self.written(["color = never"]) + OptionDefault.all(in: variables)
    let result = try parse("", defaults)
    #expect(result.options.color == .never)
    #expect(
      result.faults.map(\.origin) == [
        .environment(variable: "FLIPCAL_COLOR"), .environment(variable: "FLIPCAL_JSON"),
      ])
  }

  @Test("The variable of an option is its name in upper case", arguments: CommandTable.options)
  func variables(_ option: OptionSpec) {
    let name = "FLIPCAL_" + option.key.rawValue.uppercased().replacing("-", with: "_")
    let isGlobal = CommandTable.globalOptions.contains(option.key)
    let given = OptionDefault(option.key.rawValue, "x", .environment(variable: name))
    #expect(OptionDefault.all(in: [name: "x", "FLIPCAL_OTHER": "y"]) == (isGlobal ? [] : [given]))
    #expect(OptionDefault.all(in: [name.lowercased(): "x", String(name.dropFirst(8)): "x"]).isEmpty)
  }

  @Test(
    "Names near to a variable's belong to others", arguments: ["FLIPCAL_WEEK-START", "FLIPCAL_Theme", "FLIPCAL_"])
  func otherVariables(_ name: String) {
    #expect(OptionDefault.all(in: [name: "x"]).isEmpty)
  }

  @Test("Of two that exclude each other in one place, the first holds")
  func exclusiveInOnePlace() throws {
    let result = try parse("", Self.written(["lunar = yes", "calendar-system = hebrew"]))
    #expect(result.options.lunar && result.options.calendarSystem == nil)
    let message = "'calendar-system' and 'lunar' exclude each other; remove one of them"
    #expect(result.faults == [DefaultFault(origin: .configuration(line: 2), message: message)])
  }

  @Test("Every option may have a default, or is refused one", arguments: CommandTable.options)
  func everyOption(_ option: OptionSpec) throws {
    let value = option.kind == .flag ? "yes" : sampleValue(option.kind) ?? ""
    let given = [OptionDefault(option.key.rawValue, value, .configuration(line: 1))]
    for command in CommandTable.commands where command.name != .help {
      let words = (command.name.word.map { [$0] } ?? []) + sampleOperands(command.name)
      let plain = try parse(words, [])
      let result = try parse(words, given)
      #expect(result.faults.isEmpty == (option.preset != .refused))
      let holds = option.preset != .refused && command.takes(option.key)
      #expect((result.options != plain.options) == holds, "\(command.title)")
      guard let negative = option.negativeName, holds else { continue }
      let negated = try parse(words + [negative], given)
      // No pager is what this one asks for, and not that of the environment.
      var expected = plain.options
      if option.key == .pager { expected.pager = .none }
      #expect(negated.options == expected, "\(command.title)")
    }
  }

  @Test("Help and the version are asked for in one run only; all else may be a default", arguments: OptionKey.allCases)
  func refused(_ key: OptionKey) {
    #expect((CommandTable.option(key)?.preset == .refused) == CommandTable.globalOptions.contains(key))
    if CommandTable.globalOptions.contains(key) { #expect(CommandTable.option(key)?.negativeName == nil) }
  }

  @Test("The usual value of an option, given as its default, changes nothing", arguments: CommandTable.options)
  func usualValues(_ option: OptionSpec) throws {
    guard option.preset != .refused, let value = option.usualValue, option.key != .theme else { return }
    for command in CommandTable.commands where command.takes(option.key) && command.name != .help {
      let words = (command.name.word.map { [$0] } ?? []) + sampleOperands(command.name)
      var result = try parse(words, [OptionDefault(option.key.rawValue, value, .configuration(line: 1))])
      result.options.origins = [:]
      // Nothing said means 1.
      if option.key == .ambiguousWidth, result.options.ambiguousWidth == 1 { result.options.ambiguousWidth = nil }
      #expect(try result.options == parse(words, []).options, "\(command.title)")
    }
  }

  // MARK: Commands by themselves

  /// Defaults of a file with sections: `agenda.days = 3` stands in `[agenda]`.
  private static func sectioned(_ lines: [String]) -> [OptionDefault] {
    let all = written(lines).map { given in
      let parts = given.key.split(separator: ".").map(String.init)
      guard parts.count == 2 else { return given }
      return OptionDefault(parts[1], given.value, given.origin, for: CommandName(rawValue: parts[0]))
    }
    return all.filter { $0.command == nil } + all.filter { $0.command != nil }
  }

  static let sections: [Case] = [
    Case("agenda", file: ["agenda.json = yes"]) { $0.format = .json },
    Case("day", file: ["agenda.json = yes"]),
    Case("agenda", file: ["agenda.days = 3", "days = 9"]) { $0.days = 3 },
    Case("search x", file: ["agenda.days = 3", "days = 9"]) { $0.days = 9 },
    Case("agenda", file: ["agenda.days = 3"], environment: ["FLIPCAL_DAYS": "5"]) { $0.days = 5 },
    Case("agenda --days 2", file: ["agenda.days = 3"], environment: ["FLIPCAL_DAYS": "5"]) { $0.days = 2 },
    Case("agenda --no-days", file: ["agenda.days = 3", "days = 9"]),
    // A command's own list counts as a whole.
    Case("agenda", file: ["calendar = a", "agenda.calendar = b", "agenda.calendar = c"]) { $0.calendars = ["b", "c"] },
    // What a command is told by itself also beats what contradicts it.
    Case("agenda", file: ["json = yes", "agenda.tsv = yes"]) { $0.format = .tsv },
    Case("day", file: ["json = yes", "agenda.tsv = yes"]) { $0.format = .json },
    Case("agenda --ics", file: ["agenda.tsv = yes"]) { $0.format = .ics },
    Case("agenda --days 3", file: ["to = +9d"]) { $0.days = 3 },
    Case("agenda", file: ["json = yes", "agenda.json = no"]),
    Case("", file: ["page.browse = yes"]) { $0.browse = true },
    Case("cal.ics", file: ["open.three = yes"]) { $0.span = .threeMonths },
    // Two that exclude each other are none where no command takes both.
    Case("month", file: ["html = yes", "ics = yes"]) { $0.format = .html },
    Case("agenda", file: ["html = yes", "ics = yes"]) { $0.format = .ics },
  ]

  @Test(
    "What stands in a command's section beats what holds for all, and the environment beats both", arguments: sections)
  func sectionsPrecede(_ example: Case) throws {
    var result = try parse(example.line, Self.sectioned(example.file) + OptionDefault.all(in: example.environment))
    result.options.origins = [:]
    #expect(result.options == example.expected)
    #expect(result.faults.isEmpty)
  }

  @Test("An option that the command of a section does not take is a fault, whatever the command is")
  func sectionFault() throws {
    let message = "'days' does not apply to 'day'; it applies to 'agenda', 'search', 'free', 'conflicts' and 'stats'"
    for line in ["", "day"] {
      let result = try parse(line, Self.sectioned(["day.days = 3"]))
      #expect(result.faults == [DefaultFault(origin: .configuration(line: 1), message: message)])
    }
  }

  @Test("What holds without a command line")
  func settings() throws {
    let defaults = Self.sectioned(["json = yes", "calendar = a", "calendar = b", "agenda.tsv = yes", "days = 3"])
    let settings = CommandTable.settings(of: defaults + OptionDefault.all(in: ["FLIPCAL_DAYS": "4"]))
    #expect(settings.general.map { "\($0.key) \($0.value)" } == ["json yes", "calendar a", "calendar b", "days 4"])
    #expect(settings.own.map(\.key) == ["tsv"])
    #expect(settings.general(.calendar).count == 2 && settings.faults.isEmpty)
  }

  @Test(
    "Negative forms that are none",
    arguments: [
      ("--no-lunr", "unknown option '--no-lunr'; did you mean '--no-lunar'?"),
      ("--no-color", "unknown option '--no-color'; write '--color never'"),
      ("--no-animate", "unknown option '--no-animate'; write '--animate never'"),
      ("--no-json", "option '--no-json' does not apply to 'next'"),
      ("--no-help", "unknown option '--no-help'"),
      ("--no-ascii=yes", "option '--no-ascii' takes no value"),
      ("calendars --no-ascii", "option '--no-ascii' does not apply to 'calendars'"),
    ])
  func noNegative(_ line: String, _ message: String) {
    let error = usageError((line.hasPrefix("--") ? "next \(line)" : line).split(separator: " ").map(String.init))
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
