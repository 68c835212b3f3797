import Foundation
import Testing

@testable import TestSupport

/// What the README shows is what the program prints. A comment names the command line of a capture:
/// `<!-- flipcal month 2026-12 samples/family.ics -->` stands above a block that holds the page, without the lines that
/// follow it on a pipe; with `> docs/NAME` at its end the whole output is that file. `<!-- frame 6 of flipcal turn ... -->`
/// is one of the frames that it prints, counted from 1, and `<!-- screen of flipcal browse ... -->` what a terminal of 80
/// columns and 24 rows shows. `FLIPCAL_RECORD_GOLDENS=1` writes them anew, and fails.
@Suite("The README")
struct ReadmeTests {
  private static let readme = Binary.repository.appending(path: "README.md")

  /// A command line, and the place in the README of what it prints.
  private struct Capture {
    let arguments: [String]
    /// What of the output it is.
    let part: Part
    /// The file that the output stands in; nil where it is a block of the README.
    let file: String?
    /// The lines of the block.
    let lines: Range<Int>

    enum Part: Equatable {
      case page
      case frame(Int)
      case screen
    }
  }

  private static func captures(in lines: [String]) throws -> [Capture] {
    try lines.indices.compactMap { index in
      guard lines[index].hasPrefix("<!-- "), lines[index].hasSuffix(" -->"), lines[index].contains("flipcal ") else {
        return nil
      }
      let all = lines[index].dropFirst(5).dropLast(4).split(separator: " ").map(String.init)
      let name = try #require(all.firstIndex(of: "flipcal"))
      let part: Capture.Part
      switch all[..<name].joined(separator: " ") {
      case "": part = .page
      case "screen of": part = .screen
      default:
        let number = try #require(all[..<name].dropFirst().first.flatMap { Int($0) }, "line \(index + 1)")
        part = .frame(number)
      }
      let words = Array(all[(name + 1)...])
      let parts = words.split(separator: ">")
      if parts.count == 2 {
        return Capture(arguments: Array(parts[0]), part: part, file: parts[1].first, lines: 0..<0)
      }
      try #require(lines[index + 1] == "```text", "no block below line \(index + 1)")
      let end = try #require(lines[(index + 2)...].firstIndex(of: "```"))
      return Capture(arguments: words, part: part, file: nil, lines: index + 2..<end)
    }
  }

  private static let environment = ["FLIPCAL_NOW": "2026-12-15T09:00:00+01:00"]

  /// The screen of a terminal, its blanks at the ends of lines left out.
  private static func screen(_ arguments: [String]) throws -> String {
    let terminal = try LiveTerminal(arguments, in: Home(), environment: environment)
    terminal.wait { $0.screen.lines.last?.isEmpty == false }
    terminal.settle()
    return terminal.screen.lines.joined(separator: "\n")
  }

  private static func output(_ capture: Capture) throws -> String {
    let arguments = capture.arguments.map { $0.hasPrefix("samples/") ? Binary.repository.path + "/" + $0 : $0 }
    if capture.part == .screen { return try screen(arguments) }
    let outcome = try Home().run(arguments, environment: environment)
    #expect(outcome.error.isEmpty)
    #expect(outcome.status == 0)
    guard case .frame(let number) = capture.part else { return outcome.output }
    let frames = outcome.output.components(separatedBy: "\u{0C}\n")
    return try #require(frames.dropFirst(number - 1).first, "there are \(frames.count) frames")
  }

  @Test("shows what the program prints")
  func captures() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    var lines = text.components(separatedBy: "\n")
    let captures = try Self.captures(in: lines)
    #expect(captures.count >= 4)
    let isRecording = ProcessInfo.processInfo.environment["FLIPCAL_RECORD_GOLDENS"] == "1"
    // From the end, so that the places of those above stay right.
    for capture in captures.reversed() {
      let output = try Self.output(capture)
      if let file = capture.file {
        let url = Binary.repository.appending(path: file)
        if isRecording { try output.write(to: url, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: url, encoding: .utf8) == output, "\(file) is stale")
      } else {
        // The lines that follow on a pipe begin with a date.
        var page = output.components(separatedBy: "\n").prefix { $0.prefixMatch(of: /\d{4}-\d\d-\d\d/) == nil }
        while page.last?.isEmpty == true { page.removeLast() }
        #expect(!page.isEmpty)
        if !isRecording { #expect(Array(lines[capture.lines]) == Array(page), "\(capture.arguments)") }
        lines.replaceSubrange(capture.lines, with: page)
      }
    }
    if isRecording {
      try lines.joined(separator: "\n").write(to: Self.readme, atomically: true, encoding: .utf8)
      Issue.record("recorded the README: look at it, then run again without recording")
    }
  }
}
