import CommandTable
import Testing

@Suite("The first word decides the command")
struct CommandWordTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let expected: Invocation
    var testDescription: String { "flipcal \(line)" }

    init(_ line: String, _ command: CommandName, _ change: (inout Invocation) -> Void = { _ in }) {
      self.line = line
      expected = invocation(command, change)
    }
  }

  static let commands: [Case] = [
    Case("", .page),
    Case("--", .page),
    Case("--ascii", .page) { $0.options.ascii = true },
    Case("next", .next),
    Case("next 5", .next) { $0.count = 5 },
    Case("next 0012", .next) { $0.count = 12 },
    Case("next -- 3", .next) { $0.count = 3 },
    Case("prev 9999", .prev) { $0.count = 9999 },
    Case("today", .today),
    Case("swipe 0 -1", .swipe) { $0.vector = .init(dx: 0, dy: -1) },
    Case("swipe -8 -3", .swipe) { $0.vector = .init(dx: -8, dy: -3) },
    Case("swipe +8 -0", .swipe) { $0.vector = .init(dx: 8, dy: 0) },
    Case("swipe -3 --ascii -2", .swipe) {
      $0.vector = .init(dx: -3, dy: -2)
      $0.options.ascii = true
    },
    Case("month", .month),
    Case("agenda", .agenda),
    Case("agenda work nosuch -", .agenda) { $0.sources = ["work", "nosuch", "-"] },
    Case("day", .day),
    Case("search next", .search) { $0.text = "next" },
    Case("search 2026-12 work.ics", .search) {
      $0.text = "2026-12"
      $0.sources = ["work.ics"]
    },
    Case("calendars", .calendars),
    Case("--ascii next 2", .next) {
      $0.count = 2
      $0.options.ascii = true
    },
    Case("-a next next", .next) { $0.options.calendars = ["next"] },
  ]

  static let sources: [Case] = [
    Case("work", .open) { $0.sources = ["work"] },
    Case("nosuch/dir", .open) { $0.sources = ["nosuch/dir"] },
    Case("./next", .open) { $0.sources = ["./next"] },
    Case("nosuch.ics", .open) { $0.sources = ["nosuch.ics"] },
    Case("NOSUCH.ICS", .open) { $0.sources = ["NOSUCH.ICS"] },
    Case("-", .open) { $0.sources = ["-"] },
    Case("work next nosuch", .open) { $0.sources = ["work", "next", "nosuch"] },
    Case("2026-12", .open) { $0.sources = ["2026-12"] },
    Case("-- next", .open) { $0.sources = ["next"] },
    Case("-- nosuch", .open) { $0.sources = ["nosuch"] },
    Case("-- --json -3", .open) { $0.sources = ["--json", "-3"] },
    Case("--tz UTC work --width 60 -- --ascii", .open) {
      $0.sources = ["work", "--ascii"]
      $0.options.tz = "UTC"
      $0.options.width = 60
    },
  ]

  static let requests: [Case] = [
    Case("help", .help) { $0.request = .help(nil) },
    Case("help next", .help) { $0.request = .help(.command(.next)) },
    Case("help help", .help) { $0.request = .help(.command(.help)) },
    Case("--help", .page) { $0.request = .help(nil) },
    Case("-h", .page) { $0.request = .help(nil) },
    Case("-h swipe", .swipe) { $0.request = .help(.command(.swipe)) },
    Case("swipe --help", .swipe) { $0.request = .help(.command(.swipe)) },
    Case("swipe 1 -h --bogus", .swipe) { $0.request = .help(.command(.swipe)) },
    Case("next --json --help", .next) { $0.request = .help(.command(.next)) },
    Case("work --help", .open) { $0.request = .help(.command(.open)) },
    Case("--version", .page) { $0.request = .version },
    Case("-V nosuch", .page) { $0.request = .version },
    Case("day --version", .day) { $0.request = .version },
    Case("-hV", .page) { $0.request = .help(nil) },
    Case("-Vh", .page) { $0.request = .version },
    Case("agenda -- --help", .agenda) { $0.sources = ["--help"] },
    Case("agenda --from today -a --help", .agenda) {
      $0.options.from = .today
      $0.options.calendars = ["--help"]
    },
  ]

  @Test("Command words, sources, and requests for help and version", arguments: commands + sources + requests)
  func parses(_ example: Case) throws {
    #expect(try parse(example.line) == example.expected)
  }

  @Test("A command wins over a file of its name, without a look at the file system")
  func commandWins() throws {
    var asked: [String] = []
    let result = try CommandTable.parse(arguments: ["next"]) { path in
      asked.append(path)
      return true
    }
    #expect(result == invocation(.next))
    #expect(asked.isEmpty)
  }
}
