import Foundation
import Testing

@testable import TestSupport

@Suite("A turn written down")
struct TurnRecordingTests {
  let home: Home

  init() throws { home = try Home() }

  private static let team = Binary.sample("team")

  private func recording(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
    let outcome = try home.run(["turn", Self.team] + arguments, environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty)
    return outcome.output
  }

  private func month(_ month: String, _ arguments: String..., rows: Int = 24) throws -> String {
    let output = try home.run(["month", month, Self.team, "--height", "\(rows)"] + arguments).output
    return output.split(separator: "\n", omittingEmptySubsequences: false).prefix(rows).map { $0 + "\n" }.joined()
  }

  @Test(
    "frames go from the page of the one month to that of the other",
    arguments: [("2026-11", "2026-12"), ("2027-01", "2026-12")])
  func frames(from: String, to: String) throws {
    let frames = try recording("--frames", "--from", from, "--to", to).components(separatedBy: "\u{0C}\n")
    #expect((10...16).contains(frames.count))
    #expect(try frames.first == month(from))
    #expect(try frames.last == month(to))
    for frame in frames { #expect(frame.split(separator: "\n", omittingEmptySubsequences: false).count == 25) }
    for (before, after) in zip(frames, frames.dropFirst()) { #expect(before != after) }
    #expect(frames.dropFirst().dropLast().allSatisfy { $0.contains("/") || $0.contains("'") })
  }

  @Test("frames have the size and the characters that are asked for")
  func size() throws {
    let frames = try recording("--frames", "--width", "60", "--height", "12", "--ascii", "--transition", "none")
      .components(separatedBy: "\u{0C}\n")
    #expect(frames.count == 2)
    #expect(try frames.last == month("2026-12", "--width", "60", "--ascii", rows: 12))
  }

  /// A recording's header and events.
  private func events(_ cast: String) throws -> (header: [String: Any], events: [(time: Double, data: String)]) {
    let lines = cast.split(separator: "\n").map { Data($0.utf8) }
    let header = try #require(try JSONSerialization.jsonObject(with: lines[0]) as? [String: Any])
    let events = try lines.dropFirst().map { line in
      let event = try #require(try JSONSerialization.jsonObject(with: line) as? [Any])
      #expect(event[1] as? String == "o")
      return (try #require(event[0] as? Double), try #require(event[2] as? String))
    }
    return (header, events)
  }

  @Test("a cast leaves the screen of the new page", arguments: [80, 132], ["auto", "never"])
  func cast(width: Int, color: String) throws {
    let cast = try recording("--cast", "--width", "\(width)", "--color", color)
    let (header, events) = try events(cast)
    #expect(header["version"] as? Int == 2)
    let (columns, rows) = try (#require(header["width"] as? Int), #require(header["height"] as? Int))
    #expect(columns == width && rows == 25)
    var screen = VirtualScreen(columns: columns, rows: rows)
    let forced = color == "never" ? color : "always"
    let frames = try recording("--frames", "--width", "\(width)", "--color", forced)
      .components(separatedBy: "\u{0C}\n")
    // Frames that differ in styles only are one frame of text.
    #expect(events.count > frames.count)
    let texts = frames.map { frame in
      var printed = VirtualScreen(columns: columns, rows: rows)
      printed.feed(frame.utf8)
      return printed.lines
    }
    var seen: [[String]] = []
    for event in events {
      screen.feed(event.data.utf8)
      if seen.last != screen.lines { seen.append(screen.lines) }
    }
    #expect(seen == texts)
    #expect(screen.unknown.isEmpty)
    #expect(screen.modes == [true, false, true])
    #expect(screen.scrolledOff.isEmpty)
    let page = try month("2026-12", "--width", "\(width)", "--color", forced)
    var printed = VirtualScreen(columns: columns, rows: rows)
    printed.feed(page.utf8)
    #expect(screen.visibleSpots == printed.visibleSpots)
    #expect(screen.row == 24 && screen.column == 0)
    let hasColor = screen.spots.joined().contains { $0.style.foreground != nil || $0.style.background != nil }
    #expect(hasColor == (color == "auto"))
    // A second of the old page, half a second of the turn, two of the new page.
    #expect(events.map(\.time) == events.map(\.time).sorted())
    #expect(events[0].time == 0 && events[1].time > 1 && events[1].time < 1.1)
    #expect(events.last?.time == 3.5)
    #expect(events[events.count - 2].time <= 1.5)
  }

  @Test("recordings are the same wherever they are made", arguments: ["--cast", "--svg", "--frames"])
  func same(format: String) throws {
    let first = try recording(format)
    #expect(try recording(format) == first)
    let elsewhere = ["TERM": "dumb", "COLORTERM": "truecolor", "COLORFGBG": "0;15", "CLICOLOR_FORCE": "0"]
    #expect(try recording(format, environment: elsewhere) == first)
    let terminal = try PseudoTerminal(columns: 80, rows: 30).run(["turn", Self.team, format], in: home)
    if format != "--frames" {
      #expect(terminal.text.replacingOccurrences(of: "\r\n", with: "\n") == first)
    }
  }

  @Test(
    "a picture is small and well-formed", arguments: ["team", "family", "conference", "chinese", "hebrew", "arabic"])
  func picture(sample: String) throws {
    let outcome = try home.run("turn", Binary.sample(sample), "--svg")
    #expect(outcome.status == 0)
    #expect(outcome.output.utf8.count < 120_000)
    #expect(outcome.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    let markup = try ParsedMarkup(outcome.output)
    #expect(markup.all("title").first?.text == "November 2026 \u{2192} December 2026")
    #expect(markup.all("text").contains { $0.text == "December" })
  }

  @Test("the focus leads, and is not moved")
  func focus() throws {
    _ = try home.run(Self.team)
    _ = try home.run("next", "3")
    let before = home.state("focus")
    let frames = try home.run("turn", "--frames").output.components(separatedBy: "\u{0C}\n")
    #expect(frames.first?.contains("February 2027") == true)
    #expect(frames.last?.contains("March 2027") == true)
    let back = try home.run("turn", "--to", "2026-12").output
    #expect(back.contains("December 2026"))
    #expect(home.state("focus") == before)
    #expect(try home.run().output.contains("February 2027"))
  }

  @Test("without a form the page is printed on a pipe, as the turn to it would")
  func pipe() throws {
    _ = try home.run(Self.team)
    let turned = try home.run("turn").output
    #expect(turned == (try home.run("next").output))
  }

  @Test("without a form the turn is played in a terminal")
  func played() throws {
    _ = try home.run(Self.team)
    let terminal = PseudoTerminal(columns: 80, rows: 24)
    let turned = try terminal.run(["turn"], in: home)
    let shown = try terminal.run(["month", "2026-12", Self.team], in: home)
    #expect(turned.screen == shown.screen)
    #expect(turned.frames.count > 5)
    #expect(turned.frames[0].lines[0].contains("November 2026"))
  }

  @Test(
    "a turn to the same month, or to none, is an error of use",
    arguments: [
      (["--to", "2026-11"], "from one month to another"),
      (["--from", "2027-02-01", "--to", "2027-02-28"], "from one month to another"),
      (["--from", "9999-12"], "no month after 9999-12"),
    ])
  func sameMonth(arguments: [String], message: String) throws {
    let outcome = try home.run(["turn", Self.team, "--cast"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains(message))
  }
}
