import CommandTable
import Testing

@Suite("Usage errors")
struct UsageErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let text: String
    var testDescription: String { "\(arguments.map { $0.prefix(80).debugDescription })" }

    init(_ line: String, _ text: String) {
      self.init(line.split(separator: " ").map(String.init), text)
    }

    init(_ arguments: [String], _ text: String) {
      self.arguments = arguments
      self.text = text
    }
  }

  static let words: [Case] = [
    Case("nxt", "'nxt' is neither a command nor an existing path; did you mean 'next'?"),
    Case("Next", "'Next' is neither a command nor an existing path; did you mean 'next'?"),
    Case("cal", "'cal' is neither a command nor an existing path; did you mean 'month' or 'calendars'?"),
    Case("pevr", "'pevr' is neither a command nor an existing path; did you mean 'prev'?"),
    Case("open", "'open' is neither a command nor an existing path; did you mean 'flipcal SOURCE'?"),
    Case("xyzzy", "'xyzzy' is neither a command nor an existing path; 'flipcal help' lists the commands"),
    Case([""], "'' is neither a command nor an existing path; 'flipcal help' lists the commands"),
    Case("2026-11", "'2026-11' is neither a command nor an existing path; for a month, 'flipcal month 2026-11'"),
    Case(
      "2026-W51",
      "'2026-W51' is neither a command nor an existing path; for a week, 'flipcal agenda --from 2026-W51 --to 2026-W51'"
    ),
    Case("tomorrow", "'tomorrow' is neither a command nor an existing path; for a day, 'flipcal day tomorrow'"),
    Case("help nxt", "'nxt' is neither a command nor a topic; did you mean 'next'?"),
    Case("help page", "'page' is neither a command nor a topic; did you mean 'pages'?"),
    Case("--help nxt", "'nxt' is neither a command nor an existing path; did you mean 'next'?"),
    Case(
      ["a\u{1B}[31m\n\u{202E}b"],
      "'a<U+001B>[31m<U+000A><U+202E>b' is neither a command nor an existing path; 'flipcal help' lists the commands"),
    Case(
      [String(repeating: "x", count: 5000)],
      "'\(String(repeating: "x", count: 80))...' is neither a command nor an existing path; "
        + "'flipcal help' lists the commands"),
  ]

  static let options: [Case] = [
    Case("--jsn", "unknown option '--jsn'; did you mean '--json'?"),
    Case("agenda --calender=x", "unknown option '--calender'; did you mean '--calendar'?"),
    Case("--colour always", "unknown option '--colour'; did you mean '--color'?"),
    Case("--week mon", "unknown option '--week'; did you mean '--week-start' or '--week-numbers'?"),
    Case("--frobnicate", "unknown option '--frobnicate'"),
    Case("agenda -json", "unknown option '-json'; did you mean '--json'?"),
    Case("agenda -xh", "unknown option '-x'"),
    Case("next -4", "unknown option '-4'; N is a whole number from 1 to 9999"),
    Case("next -3", "option '-3' does not apply to 'next'; it applies to 'flipcal SOURCE...', 'flipcal' and 'month'"),
    Case("agenda -2w", "unknown option '-2w'; an operand that begins with '-' goes after '--'"),
    Case("-4 next", "unknown option '-4'; an operand that begins with '-' goes after '--'"),
    Case("agenda --from", "option '--from' needs a value: D"),
    Case("agenda -a", "option '-a' needs a value: NAME"),
    Case("next --color", "option '--color' needs a value: auto|always|never"),
    Case("--ascii=yes", "option '--ascii' takes no value"),
    Case("--help=next", "option '--help' takes no value"),
    Case("next --color yes", "option '--color' takes auto, always or never, not 'yes'"),
    Case("next --animate=alway", "option '--animate' takes auto, always or never, not 'alway'; did you mean 'always'?"),
    Case("--width 19", "option '--width' takes a whole number from 20 to 1000, not '19'"),
    Case("--width 1001", "option '--width' takes a whole number from 20 to 1000, not '1001'"),
    Case("--height 2", "option '--height' takes a whole number from 3 to 1000, not '2'"),
    Case("agenda --days 0", "option '--days' takes a whole number from 1 to 36600, not '0'"),
    Case("agenda --days 36601", "option '--days' takes a whole number from 1 to 36600, not '36601'"),
    Case("agenda --days -7", "option '--days' takes a whole number from 1 to 36600, not '-7'"),
    Case("agenda --days +7", "option '--days' takes a whole number from 1 to 36600, not '+7'"),
    Case("agenda --days ٧", "option '--days' takes a whole number from 1 to 36600, not '٧'"),
    Case(["agenda", "--tz="], "option '--tz' takes the name of a time zone, not ''"),
    Case(
      "--week-start fryday",
      "option '--week-start' takes a weekday such as monday or mon, not 'fryday'; did you mean 'friday'?"),
    Case("agenda --to 2026-02-29", "option '--to' takes a day, not '2026-02-29'; February 2026 has the days 01 to 28"),
    Case("agenda --from --json", "option '--from' takes a day, not '--json'; \(aDay)"),
    Case("agenda --json --tsv", "options '--json' and '--tsv' exclude each other; give one of them"),
    Case("agenda --tsv --json", "options '--json' and '--tsv' exclude each other; give one of them"),
    Case("month --holidays -", "option '--holidays' takes a file or a directory, not '-'"),
    Case("month --lunar -3", "options '--lunar' and '-3' exclude each other; give one of them"),
    Case(
      "--year --calendar-system hebrew", "options '--calendar-system' and '--year' exclude each other; give one of them"
    ),
    Case("agenda --to today --days 3", "options '--days' and '--to' exclude each other; give one of them"),
    Case(
      "next --json",
      "option '--json' does not apply to 'next'; it applies to 'month', 'agenda', 'day', 'search', 'show', 'next-event', "
        + "'tasks', 'free', 'conflicts', 'stats', 'calendars', 'check' and 'config'"),
    Case(
      "--from today",
      "option '--from' does not apply to 'flipcal'; it applies to 'turn', 'agenda', 'search', 'free', 'conflicts' and "
        + "'stats'"),
    Case(
      "swipe 1 1 --corner left",
      "option '--corner' does not apply to 'swipe'; it applies to 'flipcal', 'next', 'prev', 'today', 'browse' and 'turn'"
    ),
  ]

  static let aDay =
    "a day is 2026-12-24, today, tomorrow, +7d, -2w, 3 days ago, friday, next friday, 24 dec, 24.12.2026 or 2026-W52-4"

  static let operands: [Case] = [
    Case("next 0", "N is a whole number from 1 to 9999, not '0'"),
    Case("prev 10000", "N is a whole number from 1 to 9999, not '10000'"),
    Case("next 99999999999999999999", "N is a whole number from 1 to 9999, not '99999999999999999999'"),
    Case("next two", "N is a whole number from 1 to 9999, not 'two'"),
    Case("next 1 2", "unexpected operand '2'; usage: flipcal next [N]"),
    Case("today cal.ics", "unexpected operand 'cal.ics'; usage: flipcal today"),
    Case("calendars cal.ics", "unexpected operand 'cal.ics'; usage: flipcal calendars"),
    Case("help next prev", "unexpected operand 'prev'; usage: flipcal help [TOPIC]"),
    Case("swipe", "'swipe' needs DX; usage: flipcal swipe DX DY"),
    Case("swipe 1", "'swipe' needs DY; usage: flipcal swipe DX DY"),
    Case("swipe 1 2 3", "unexpected operand '3'; usage: flipcal swipe DX DY"),
    Case("swipe 0 0", "the vector 0 0 has no direction; give DX or DY another value"),
    Case("swipe -0 +0", "the vector 0 0 has no direction; give DX or DY another value"),
    Case("swipe -2w 1", "DX is a whole number from -9999 to 9999, not '-2w'"),
    Case("swipe 1 -99999999999999999999", "DY is a whole number from -9999 to 9999, not '-99999999999999999999'"),
    Case(["agenda", ""], "a SOURCE is empty"),
    Case("search", "'search' needs TEXT; usage: flipcal search TEXT... [SOURCE...]"),
    Case(["search", " "], "TEXT is empty"),
    Case("agenda today", "a date is not taken here: 'today'; use '--from today'"),
    Case("cal.ics 2026-11", "a date is not taken here: '2026-11'; a file of that name is './2026-11'"),
    Case("day today tomorrow", "a second date is not taken: 'tomorrow'; a file of that name is './tomorrow'"),
    Case("day 2026-12", "'2026-12' is a month, not a day; 'flipcal month 2026-12' shows it"),
    Case("day tomorow", "'tomorow' is neither a date nor an existing path; did you mean 'tomorrow'?"),
    Case("month 26", "'26' is neither a date nor an existing path; \(aDay)"),
    Case("month 0000", "'0000' is not a month or a day; years are 0001 to 9999"),
    Case("day 2027", "'2027' is a year, not a day; 'flipcal month 2027' shows it"),
    Case("agenda 2027", "a date is not taken here: '2027'; use '--from 2027'"),
    Case("month 2027 2028", "a second date is not taken: '2028'; a file of that name is './2028'"),
    Case("month 2026-13", "'2026-13' is not a month or a day; months are 01 to 12"),
    Case("day 2026-W51", "'2026-W51' is a week, not a day; list it with: flipcal agenda --from 2026-W51 --to 2026-W51"),
    Case(
      "day last week",
      "'last week' is a week, not a day; list it with: flipcal agenda --from 'last week' --to 'last week'"),
    Case("day this month", "'this month' is a month, not a day; 'flipcal month this month' shows it"),
    Case("day 2026-W54", "'2026-W54' is not a day; 2026 has the weeks 01 to 53"),
    Case("day 2027-W53-1", "'2027-W53-1' is not a day; 2027 has the weeks 01 to 52"),
    Case("day 2026-W51-8", "'2026-W51-8' is not a day; the days of a week are 1 (Monday) to 7 (Sunday)"),
    Case("day 2026-366", "'2026-366' is not a day; 2026 has the days 001 to 365"),
    Case("day 30 feb", "'30 feb' is not a day; February has the days 01 to 29"),
    Case("day feb 29, 2027", "'feb 29, 2027' is not a day; February 2027 has the days 01 to 28"),
    Case("day 24.13.", "'24.13.' is not a day; months are 01 to 12"),
    Case("day 12/24", "'12/24' is not a day; write it as '24 dec', or with its year as in 2026-12-24"),
    Case("day 11/12", "'11/12' is not a day; write it as '12 nov' or '11 dec', or with its year as in 2026-12-24"),
    Case("day 24/12/2026", "'24/12/2026' is not a day; write it as '2026-12-24'"),
    Case("day 11/12/2026", "'11/12/2026' is not a day; write it as '2026-11-12' or '2026-12-11'"),
    Case("day 40/50", "'40/50' is not a day; write a date as 2026-12-24"),
    Case("day -3", "'-3' is not a day; the unit is d, w, m or y, such as +7d"),
  ]

  /// A month in the way of other programs.
  static let months: [Case] = [
    Case("11 2027", "'11' is neither a command nor an existing path; \(thatMonth("2027-11"))"),
    Case("december", "'december' is neither a command nor an existing path; \(aMonth("december"))"),
    Case("decem", "'decem' is neither a command nor an existing path; \(aMonth("december"))"),
    Case("Dec 2031", "'Dec' is neither a command nor an existing path; \(thatMonth("2031-12"))"),
    Case("2027 11", "'2027' is neither a command nor an existing path; for a year, 'flipcal month 2027'"),
    Case("13 2027", "'13' is neither a command nor an existing path; 'flipcal help' lists the commands"),
    Case("month 11 2027", "'11' is neither a date nor an existing path; \(thatMonth("2027-11"))"),
    Case("month 2027 3", "'3' is neither a date nor an existing path; \(thatMonth("2027-03"))"),
    Case("month 04 2027 cal.ics", "'04' is neither a date nor an existing path; \(thatMonth("2027-04"))"),
    Case("month decem", "'decem' is neither a date nor an existing path; \(aMonth("december"))"),
    Case("month cal.ics septem 2027", "'septem' is neither a date nor an existing path; \(thatMonth("2027-09"))"),
  ]

  static func thatMonth(_ month: String) -> String { "for that month, 'flipcal month \(month)'" }

  static func aMonth(_ month: String) -> String {
    "for that month, 'flipcal month \(month)', or with its year"
  }

  @Test("Each fault has its message and says what to do", arguments: words + options + operands + months)
  func fails(_ example: Case) {
    #expect(usageError(example.arguments)?.description == example.text)
  }

  @Test("An error names the command whose help tells more")
  func namesTheCommand() {
    #expect(usageError(["next", "0"])?.command == "next")
    #expect(usageError(["agenda", "--jsn"])?.command == "agenda")
    #expect(usageError(["nxt"])?.command == nil)
    #expect(usageError(["cal.ics", "--json"])?.command == nil)
  }
}
