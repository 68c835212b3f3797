import CommandTable
import Testing

@Suite("Options")
struct OptionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let expected: InvocationOptions
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: [String], _ change: (inout InvocationOptions) -> Void) {
      self.arguments = arguments
      var options = InvocationOptions()
      change(&options)
      expected = options
    }

    init(_ line: String, _ change: (inout InvocationOptions) -> Void) {
      self.init(line.split(separator: " ").map(String.init), change)
    }
  }

  static let forms: [Case] = [
    Case("agenda --encoding GBK") { $0.encoding = "GBK" },
    Case("agenda --encoding GBK --no-encoding") { $0.encoding = nil },
    Case("agenda --tz=Asia/Tokyo") { $0.tz = "Asia/Tokyo" },
    Case("agenda --tz Asia/Tokyo") { $0.tz = "Asia/Tokyo" },
    Case("--tz Asia/Tokyo agenda") { $0.tz = "Asia/Tokyo" },
    Case("agenda -a work") { $0.calendars = ["work"] },
    Case("agenda -awork") { $0.calendars = ["work"] },
    Case("agenda -a -d") { $0.calendars = ["-d"] },
    Case("agenda --calendar=a=b") { $0.calendars = ["a=b"] },
    Case(["agenda", "--calendar="]) { $0.calendars = [""] },
    Case(["agenda", "-a", "two words"]) { $0.calendars = ["two words"] },
    Case(["agenda", "-aÜbung"]) { $0.calendars = ["Übung"] },
    Case("agenda -a x --calendar y -d z -dw") {
      $0.calendars = ["x", "y"]
      $0.except = ["z", "w"]
    },
    Case("agenda --from -2w --to +1y") {
      $0.from = .relative(amount: -2, unit: .week)
      $0.to = .relative(amount: 1, unit: .year)
    },
    Case("agenda --from=2026-12 --days 36600") {
      $0.from = .month(year: 2026, month: 12)
      $0.days = 36_600
    },
    Case("agenda --json") { $0.format = .json },
    Case("day --tsv") { $0.format = .tsv },
    Case("calendars --json --color never") {
      $0.format = .json
      $0.color = .never
    },
    Case("month --width 20 --height 3") {
      $0.width = 20
      $0.height = 3
    },
    Case("month --width 1000 --height 1000 --week-start SUNDAY") {
      $0.width = 1000
      $0.height = 1000
      $0.weekStart = 7
    },
    Case("--week-start mon") { $0.weekStart = 1 },
    Case("next --animate always --corner left --color=always --ascii") {
      $0.animate = .always
      $0.corner = .left
      $0.color = .always
      $0.ascii = true
    },
    Case("next --animate never --animate auto") { $0.animate = .auto },
    Case("agenda --tz UTC --tz Europe/Berlin") { $0.tz = "Europe/Berlin" },
    Case("--ascii --ascii") { $0.ascii = true },
  ]

  @Test("Every form in which options are typed", arguments: forms)
  func decodes(_ example: Case) throws {
    #expect(try parse(example.arguments).options == example.expected)
  }

  @Test("Every option of the table has an effect with each command that takes it", arguments: CommandTable.options)
  func everyOptionIsDecoded(_ option: OptionSpec) throws {
    let takers = CommandTable.commands(taking: option.key)
    #expect(!takers.isEmpty)
    for command in takers {
      let words = (command.name.word.map { [$0] } ?? []) + sampleOperands(command.name)
      let plain = try parse(words)
      for spelling in option.spellings {
        let option = [spelling] + (sampleValue(option.kind).map { [$0] } ?? [])
        // What follows `--version` is not read, so options stand last here; other tests have them first.
        let typed = try parse(words + option)
        #expect(typed != plain, "\(spelling) \(command.title)")
        #expect(typed.command == command.name)
      }
    }
  }

  @Test("An option is refused by each command that does not take it", arguments: CommandTable.options)
  func everyOptionIsRefused(_ option: OptionSpec) {
    for command in CommandTable.commands where !command.takes(option.key) {
      let words = (command.name.word.map { [$0] } ?? []) + sampleOperands(command.name)
      let error = usageError([option.key.longName] + (sampleValue(option.kind).map { [$0] } ?? []) + words)
      #expect(error?.message == "option '\(option.key.longName)' does not apply to '\(command.title)'")
      for taker in CommandTable.commands(taking: option.key) {
        #expect(error?.hint?.contains("'\(taker.title)'") == true)
      }
    }
  }
}
