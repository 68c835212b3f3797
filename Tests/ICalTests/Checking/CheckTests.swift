import CalendarCore
import SeededNumbers
import TestSupport
import Testing
import TextGate

@testable import ICal

@Suite("Checking")
struct CheckTests {
  static let cases = lineRuleCases + valueRuleCases + componentRuleCases

  @Test("each rule has a source that breaks it")
  func completeness() {
    // What cannot be read has no source; the command names it.
    let rules = LintRule.allCases.filter { $0 != .unreadable }
    #expect(Set(CheckTests.cases.map(\.rule)) == Set(rules))
    #expect(CheckTests.cases.count == rules.count)
  }

  @Test("what breaks one rule has one finding, what is mended none", arguments: cases)
  func rule(_ example: RuleCase) {
    let found = findings(example.broken, isItem: example.isItem)
    #expect(found.map(\.rule) == [example.rule], "\(found)")
    #expect(found.first?.line == example.line, "\(found)")
    #expect(findings(example.mended, isItem: example.isItem).isEmpty, "\(findings(example.mended))")
  }

  @Test("ids are words and hyphens, sections and advice are not empty", arguments: LintRule.allCases)
  func facts(_ rule: LintRule) {
    #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
    #expect(!rule.advice.description.isEmpty && !rule.advice.description.hasSuffix("."))
    #expect(rule.section.description.hasPrefix("RFC ") || ["vdir", "flipcal"].contains(rule.section))
  }

  @Test(
    "values are rewritten where it can be told how",
    arguments: [
      ("DTSTART:2026-12-01", "write 20261201"), ("DTSTART:2026-12-01T09:00:00+01:00", "write 20261201T080000Z"),
      ("DTSTART:20261201", "write DTSTART;VALUE=DATE:20261201"),
      ("ORGANIZER:a@example.org", "write mailto:a@example.org"),
      ("ORGANIZER;CN=A, B:mailto:a@example.org", "write CN=\"A, B\""),
      ("STATUS:DONE", "write TENTATIVE, CONFIRMED or CANCELLED"),
    ])
  func corrections(property: String, suggestion: String) {
    let found = findings(Array(eventCalendar(property).utf8))
    #expect(found.map(\.suggestion.description).contains(suggestion), "\(found)")
  }

  @Test("all that reading says is among the findings, once", arguments: 0..<8)
  func diagnostics(seed: UInt64) {
    var random = SeededGenerator(state: 1000 + seed)
    for round in 0..<300 {
      let bytes = MutationTests.damaged(MutationTests.seeds[round % 2], &random)
      let said = contents(bytes)
      let found = findings(bytes)
      guard said.isCalendar else {
        #expect(found.map(\.rule) == [.noCalendar])
        continue
      }
      for diagnostic in said.diagnostics {
        let count = found.count { $0.message == diagnostic.message && $0.line == diagnostic.location?.line }
        let saidCount = said.diagnostics.count { $0 == diagnostic }
        #expect(count == saidCount, "seed \(seed), round \(round): \(diagnostic) in \(found)")
        #expect(diagnostic.rule != nil)
      }
      #expect(found.map { $0.line ?? 0 } == found.map { $0.line ?? 0 }.sorted(), "seed \(seed), round \(round)")
      let lineCount = bytes.count { $0 == 10 || $0 == 13 } + 1
      #expect(found.allSatisfy { (1...lineCount).contains($0.line ?? 1) }, "seed \(seed), round \(round)")
    }
  }

  @Test("lines of a source in pieces are those of a whole one, and those that reading sees", arguments: 0..<4)
  func pieces(seed: UInt64) {
    var random = SeededGenerator(state: 2000 + seed)
    for round in 0..<100 {
      let bytes = MutationTests.damaged(MutationTests.seeds[round % 2], &random)
      let (whole, found) = checkedLines(MemoryBytes(bytes))
      let (pieces, foundInPieces) = checkedLines(PiecewiseBytes(bytes: bytes, most: 40))
      #expect(pieces.map(\.line) == whole.map(\.line) && pieces.map(\.bytes) == whole.map(\.bytes))
      #expect(foundInPieces == found, "seed \(seed), round \(round)")
      // A margin of the whole file is taken away before.
      guard let first = bytes.first, first > 0x20 else { continue }
      var scanner = ContentLineScanner(bytes)
      for line in whole {
        let read = scanner.next()
        #expect(read?.line == line.line && read?.bytes == line.bytes, "seed \(seed), round \(round)")
      }
      #expect(scanner.next() == nil)
    }
  }

  private func checkedLines(_ source: any ByteSource) -> (lines: [ContentLine], findings: [Finding]) {
    var lines = CheckedLines(source, from: 0)
    var found = FindingList([])
    var all: [ContentLine] = []
    while let line = lines.next(&found) { all.append(line) }
    return (all, found.sorted)
  }

  @Test("findings of one rule are counted from a hundred on")
  func flood() {
    let found = findings(Array(eventCalendar(lines: Array(repeating: "STATUS:DONE", count: 2000)).utf8))
    #expect(found.count == 202)
    #expect(found.count { $0.rule == .status } == 101)
    #expect(found.contains { $0.rule == .status && $0.line == 108 && $0.message == "and 1900 more of this rule" })
    #expect(found.contains { $0.rule == .repeatedProperty && $0.message == "and 1899 more of this rule" })
  }

  @Test("a long run of carriage returns, of folds and of one line takes no time that grows with its square")
  func linear() {
    let run = String(repeating: "\r", count: 200_000)
    let folds = "SUMMARY:" + String(repeating: "\r\n a", count: 100_000)
    let source = eventCalendar(lines: [folds, "COMMENT:" + String(repeating: "\\", count: 400_000)])
    let time = ContinuousClock().measure {
      _ = findings(Array(source.utf8))
      var lines = CheckedLines(MemoryBytes(Array((run + "a").utf8)), from: 0)
      var found = FindingList([])
      while lines.next(&found) != nil {}
    }
    #expect(time < .seconds(20))
  }
}
