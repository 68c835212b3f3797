import CommandTable
import Testing

/// The paths that exist in these tests; most have names that mean something else as well.
let existingPaths: Set<String> = ["work", "next", "friday", "2026-12", "cal.ics", "2026", "12", "march"]

/// Parses a command line that is split at spaces.
func parse(_ line: String) throws(UsageError) -> Invocation {
  try parse(line.split(separator: " ").map(String.init))
}

func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
  try CommandTable.parse(arguments: arguments) { existingPaths.contains($0) }
}

/// The error of a command line, or nil where it parses.
func usageError(_ arguments: [String]) -> UsageError? {
  do {
    _ = try parse(arguments)
    return nil
  } catch {
    return error
  }
}

/// An invocation as expected by a test.
func invocation(_ command: CommandName, _ change: (inout Invocation) -> Void = { _ in }) -> Invocation {
  var invocation = Invocation(command: command)
  change(&invocation)
  return invocation
}

/// What a value of the option may look like.
func sampleValue(_ kind: ValueKind) -> String? {
  switch kind {
  case .flag: nil
  case .choice(let words): words.last
  case .text, .path: "work"
  case .day: "-2w"
  case .time: "14:30"
  case .duration: "30m"
  case .hours: "09:00-18:00"
  case .count(let range): "\(range.upperBound)"
  case .zone: "Europe/Berlin"
  case .weekday: "sun"
  }
}

/// Operands with which the command parses.
func sampleOperands(_ command: CommandName) -> [String] {
  switch command {
  case .open, .check: ["cal.ics"]
  case .swipe: ["-1", "2"]
  case .search: ["dentist"]
  case .show: ["1@example.org"]
  case .completions: ["bash"]
  default: []
  }
}

extension CommandSpec: CustomTestStringConvertible {
  /// The name instead of the whole entry, in the names of test cases.
  public var testDescription: String { title }
}

extension OptionSpec: CustomTestStringConvertible {
  /// The name instead of the whole entry, in the names of test cases.
  public var testDescription: String { key.longName }
}
