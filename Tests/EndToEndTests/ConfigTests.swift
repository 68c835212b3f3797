import Foundation
import Testing

@Suite("The configuration")
struct ConfigTests {
  let home: Home

  init() throws { home = try Home() }

  @discardableResult
  private func configure(_ text: String) throws -> String { try home.configure(text) }

  /// The weekday of the first column.
  private func firstWeekday(_ outcome: Outcome) -> String? {
    outcome.output.split(separator: "\n").dropFirst().first?.split(separator: " ").first.map(String.init)
  }

  private let month = ["month", "2026-12", Binary.sample("family")]

  @Test("the command line beats the environment, and that the file")
  func precedence() throws {
    #expect(firstWeekday(try home.run(month)) == "Monday")
    try configure("[options]\nweek-start = sunday\n")
    #expect(firstWeekday(try home.run(month)) == "Sunday")
    let environment = ["FLIPCAL_WEEK_START": "saturday"]
    #expect(firstWeekday(try home.run(month, environment: environment)) == "Saturday")
    #expect(firstWeekday(try home.run(month + ["--week-start", "friday"], environment: environment)) == "Friday")
    #expect(firstWeekday(try home.run(month + ["--no-week-start"], environment: environment)) == "Monday")
  }

  struct Order: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(file) \(environment) \(line)" }
    let file: String
    var environment: [String: String] = [:]
    var line: [String] = []
    /// How many days of the calendar are shown.
    let days: Int
  }

  static let orders = [
    Order(file: "", days: 7),
    Order(file: "[options]\ndays = 2", days: 2),
    Order(file: "[options]\ndays = 2\n[agenda]\ndays = 3", days: 3),
    Order(file: "[agenda]\ndays = 3\n[options]\ndays = 2", days: 3),
    Order(file: "[day]\n[search]\ndays = 3\n[options]\ndays = 2", days: 2),
    Order(file: "[agenda]\ndays = 3", environment: ["FLIPCAL_DAYS": "4"], days: 4),
    Order(file: "[agenda]\ndays = 3", environment: ["FLIPCAL_DAYS": "4"], line: ["--days", "5"], days: 5),
    Order(file: "[agenda]\ndays = 3", line: ["--to", "+5d"], days: 6),
    Order(file: "[agenda]\ndays = 3", line: ["--no-days"], days: 7),
  ]

  @Test(
    "the section of a command beats that of all, the environment beats both, the command line all", arguments: orders)
  func order(_ example: Order) throws {
    try configure(example.file + "\n")
    let event = "BEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20261101\nRRULE:FREQ=DAILY\nSUMMARY:Tea\nEND:VEVENT\n"
    let file = try home.write("BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n", to: "tea.ics")
    let outcome = try home.run(["agenda", file] + example.line, environment: example.environment)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.split(separator: "\n").count == example.days)
  }

  @Test("a format may be a default, and one that a command has not is passed over")
  func formats() throws {
    try configure("[options]\njson = yes\n[search]\ntsv = yes\n")
    let sample = Binary.sample("family")
    #expect(try home.run("agenda", sample).output.hasPrefix("["))
    #expect(try home.run("agenda", sample, "--no-json").output.hasPrefix("2026-"))
    #expect(try home.run("search", "tea", sample).output.hasPrefix("start\t"))
    #expect(try home.run("--width", "60", sample).output.contains("December") == false)
    let page = try home.run("next")
    #expect(page.status == 0 && page.error.isEmpty && page.output.contains("December 2026"))
  }

  @Test("motion that is typed away, or by a variable, beats turns that the file always wants")
  func motion() throws {
    try configure("[options]\nanimate = always\n")
    _ = try home.run(Binary.sample("family"))
    func turns(_ words: String..., environment: [String: String] = [:]) throws -> Bool {
      let terminal = try LiveTerminal(["next"] + words, in: home, environment: environment)
      #expect(terminal.end(atMost: 5) == .status(0))
      return terminal.text.contains("\u{1B}[?25l")
    }
    #expect(try turns())
    #expect(try !turns("--motion", "none"))
    #expect(try !turns(environment: ["FLIPCAL_MOTION": "reduced"]))
    #expect(try turns("--animate", "always", environment: ["FLIPCAL_MOTION": "reduced"]))
  }

  @Test("variables that other programs obey beat the file")
  func commonVariables() throws {
    try configure("[options]\ntz = Asia/Tokyo\nwidth = 40\ncolor = always\n")
    let event = "BEGIN:VEVENT\nUID:1\nDTSTART:20261201T100000Z\nSUMMARY:Call\nEND:VEVENT\n"
    let file = try home.write("BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n", to: "call.ics")
    func run(_ environment: [String: String]) throws -> [String] {
      try home.run("month", "2026-12", file, environment: environment).output.components(separatedBy: "\n")
    }
    let written = try run(["TZ": ""])
    #expect(written.contains { $0.contains("2026-12-01 19:00  Call") })
    #expect(written[0].contains("\u{1B}["))
    #expect(written[2].contains("┌") && !written[2].contains(String(repeating: "─", count: 6)))
    let set = try run(["TZ": "Europe/Berlin", "COLUMNS": "100", "NO_COLOR": "1"])
    #expect(set.contains { $0.contains("2026-12-01 11:00  Call") })
    #expect(!set[0].contains("\u{1B}"))
    #expect(set[2].count == 100)
  }

  @Test("a theme of the file, over a built-in one")
  func theme() throws {
    try configure(
      """
      [options]
      theme = mine
      color = always
      [theme mine]
      base = light
      title = #010203 on #f00
      weekday = none
      """)
    let colors = ["COLORTERM": "truecolor"]
    let own = try home.run(month, environment: colors)
    #expect(own.error.isEmpty)
    #expect(own.output.contains("38;2;1;2;3") && own.output.contains("48;2;255;0;0"))
    let light = try home.run(month + ["--theme", "light"], environment: colors)
    #expect(!light.output.contains("38;2;1;2;3"))
    let weekend = "38;2;176;0;32"
    #expect(light.output.contains(weekend) && own.output.contains(weekend))
    #expect(!(try home.run(month + ["--theme", "plain"], environment: colors).output.contains("38;2;")))
    // Without colour, what a theme marks by colour alone stays apart.
    let mono = try home.run(month + ["--color", "never"], environment: colors)
    #expect(!mono.output.contains("\u{1B}"))
  }

  @Test("an unknown theme is wrong use where it was typed, and a diagnostic where it was not")
  func unknownTheme() throws {
    let file = try configure("[options]\ntheme = drak\n[theme mine]\ntitle = bold\n")
    let list = "there are auto, dark, light, plain and mine"
    let typed = try home.run(month + ["--theme", "nosuch"])
    #expect(typed.status == 2 && typed.output.isEmpty)
    #expect(typed.error == "flipcal: there is no theme 'nosuch'; \(list)\n")
    let written = try home.run(month)
    #expect(written.status == 0 && written.output.contains("December 2026"))
    #expect(written.error == "flipcal: \(file):2: there is no theme 'drak', so auto is used; did you mean 'dark'?\n")
    let set = try home.run(month, environment: ["FLIPCAL_THEME": "x"])
    #expect(set.status == 0)
    #expect(set.error == "flipcal: FLIPCAL_THEME: there is no theme 'x', so auto is used; \(list)\n")
  }

  @Test(
    "a template that nothing can be made of is passed over as all that cannot be obeyed is; a typed one ends the run")
  func template() throws {
    // flipcal-config(5): it changes neither the rest nor the exit status, and config check looks for all of it.
    let file = try configure("[options]\nformat = {nope\n")
    let message = "'format': the { before 'nope' has no }; a brace itself is {{"
    let calendar = try home.write(
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261201\r\nSUMMARY:Tea\r\nEND:VEVENT\r\n"
        + "END:VCALENDAR\r\n", to: "tea.ics")
    let agenda = ["agenda", "--from", "2026-12-01", "--days", "1", calendar]
    let written = try home.run(agenda)
    #expect(written.status == 0)
    #expect(written.output == "2026-12-01  Tea  [tea]\n")
    #expect(written.error == "flipcal: \(file):2: \(message)\n")
    #expect(try home.run(agenda + ["--tsv"]).error.isEmpty)
    let typed = try home.run(agenda + ["--format", "{nope"])
    #expect(typed.status == 2)
    #expect(typed.error == "flipcal: --format: the { before 'nope' has no }; a brace itself is {{\n")
    let checked = try home.run("config", "check")
    #expect(checked.status == 1)
    #expect(checked.output == "\(file):2: error: \(message)\n")
  }

  @Test("what is broken is named by its line, and the rest holds")
  func broken() throws {
    let file = try configure(
      """
      [options]
      week-start = sunday
      week-numbrs = yes
      no line of its kind
      help = yes
      color = purple
      tz = Nowhere/City
      theme = mine
      [theme mine]
      titel = bold
      today = blod red
      base = drak
      [colors]
      """)
    // Where TZ is set, it decides, and the file's zone is not looked up.
    let noZone = ["TZ": ""]
    let plain = try Home().run(month + ["--week-start", "sunday"], environment: noZone)
    let outcome = try home.run(month, environment: noZone)
    #expect(outcome.status == 0)
    #expect(outcome.output == plain.output)
    let lines = outcome.error.split(separator: "\n").map(String.init)
    let start = "flipcal: \(file):"
    #expect(lines.allSatisfy { $0.hasPrefix(start) })
    let numbers = lines.compactMap { $0.dropFirst(start.count).split(separator: ":").first.map(String.init) }
    #expect(numbers == ["3", "4", "5", "6", "13", "10", "11", "12", "7"])
    let today = lines.first { $0.hasPrefix(start + "11:") }
    #expect(today?.hasPrefix(start + "11: today: \"blod\" is neither a colour nor bold, dim") == true)
    #expect(today?.hasSuffix("; did you mean 'bold'?") == true)
    // Requests for help and the version are answered without them.
    #expect(try home.run("--version").error.isEmpty)
  }

  @Test("entries without a section, and a theme that has the name of a built-in one, are said")
  func misplaced() throws {
    let file = try configure("week-start = sunday\n[option]\nlunar = yes\n[theme dark]\ntitle = bold\n")
    let outcome = try home.run(month + ["--theme", "dark"])
    #expect(outcome.status == 0 && firstWeekday(outcome) == "Monday")
    #expect(
      outcome.error == """
        flipcal: \(file):1: the entries stand in no section; write [options] above them
        flipcal: \(file):2: there is no section [option]; did you mean 'options'?
        flipcal: \(file):4: the theme dark is built in and stays as it is; give this one another name

        """)
  }

  @Test("COLORFGBG tells the usual theme what the background is")
  func background() throws {
    let file = try home.write(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:1
      DTSTART:20261201T120000Z
      COLOR:navy
      SUMMARY:Lunch
      END:VEVENT
      END:VCALENDAR
      """, to: "a.ics")
    func page(_ colors: String) throws -> String {
      let environment = ["COLORFGBG": colors, "COLORTERM": "truecolor"]
      return try home.run("month", "2026-12", file, "--color", "always", environment: environment).output
    }
    let navy = "38;2;0;0;128"
    #expect(try page("0;15").contains(navy))
    #expect(try !page("15;0").contains(navy), "navy cannot be read on black")
  }

  @Test("a broken variable is named, and the file holds")
  func brokenVariable() throws {
    try configure("[options]\nweek-start = sunday\n")
    let outcome = try home.run(month, environment: ["FLIPCAL_WEEK_START": "funday"])
    #expect(outcome.status == 0 && firstWeekday(outcome) == "Sunday")
    #expect(outcome.error.hasPrefix("flipcal: FLIPCAL_WEEK_START: 'week-start' takes a weekday"))
  }

  @Test("a file that FLIPCAL_CONFIG names and that is missing is said, and the page is shown")
  func missing() throws {
    try configure("[options]\nweek-start = sunday\n")
    let path = home.url.path + "/nothing"
    let outcome = try home.run(month, environment: ["FLIPCAL_CONFIG": path])
    #expect(outcome.status == 0 && firstWeekday(outcome) == "Monday")
    #expect(outcome.error == "flipcal: \(path): the configuration is passed over: No such file or directory\n")
  }

  @Test("a pipe as the configuration keeps nobody waiting", .timeLimit(.minutes(1)))
  func pipe() throws {
    let path = home.url.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let outcome = try home.run(month, environment: ["FLIPCAL_CONFIG": path])
    #expect(outcome.status == 0 && outcome.error.contains("not a regular file"))
  }
}

extension Home {
  /// Writes the configuration and returns its path.
  @discardableResult
  func configure(_ text: String) throws -> String {
    let folder = url.appending(path: "config/flipcal")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try write(text, to: "config/flipcal/config")
  }
}
