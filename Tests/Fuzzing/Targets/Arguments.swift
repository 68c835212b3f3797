import CommandTable

/// Command lines, their words parted by line feeds.
struct Arguments: FuzzTarget {
  func run(_ input: [UInt8]) {
    let words = input.split(separator: 10, omittingEmptySubsequences: false).prefix(20)
      .map { String(decoding: $0, as: UTF8.self) }
    do {
      _ = try CommandTable.parse(arguments: words, pathExists: { $0.hasPrefix("/") })
    } catch {
      expect(!error.message.isEmpty, "a usage error says something")
    }
    for word in words { _ = try? DayExpression.parse(word) }
  }

  var seeds: [[UInt8]] {
    [
      "agenda\n--from\n-2w\n--to=today\n-a\nwork\n--json", "swipe\n-3\n4", "month\n2026-12\n--\n-x.ics", "help\nnxet",
      "day\nfri\n/tmp/a.ics", "day\nin\n3\ndays",
      "next-friday\n24.12.2026\n2026-W51-2\n2026-350\n-P3D\n12/24\ndec 24th, 2026",
      "search\nlocation:/room 5/\n!/a/\ncal.ics", "turn\n--from\n2026-12\n--cast",
    ].map { Array($0.utf8) }
  }
}
