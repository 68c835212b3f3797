import CalendarCore
import Canvas
import Foundation
import Pages
import TestSupport
import Testing
import TextGate

@Suite("A turn as a picture that moves") struct TurnPictureTests {
  /// Pages of two months, and between them one made of both.
  private func frames(
    _ style: PageStyle = PageStyle(theme: Theme(.light, depth: .trueColor)), adding more: [Occurrence] = [],
    width: Int = 80, height: Int = 24
  ) throws -> [TurnPicture.Frame] {
    let occurrences = try SampleMonth.december() + more
    let pages = try ["2026-11", "2026-12"].map { month in
      MonthPage(try content(month, occurrences, today: "2026-12-15"), width: width, height: height, style: style)
        .surface
    }
    var middle = pages[0]
    for row in height / 2..<height {
      for column in 0..<width where pages[1][row, column].part != .wideRight {
        middle[row, column] = pages[1][row, column]
      }
    }
    return [(0.0, pages[0]), (0.25, middle), (0.5, pages[0]), (1, pages[1])].map {
      TurnPicture.Frame(time: $0, surface: $1)
    }
  }

  private func svg(_ frames: [TurnPicture.Frame], title: String = "A turn", isDark: Bool = false) -> String {
    TurnPicture(frames, title: title, language: .english, isDark: isDark).svg
  }

  /// The classes that are seen at a part of the cycle, as the style sheet's key frames tell.
  private func isSeen(_ name: String, at percentage: Double, in css: String) throws -> Bool {
    let number = name.dropFirst()
    let start = try #require(css.range(of: "@keyframes k\(number){"))
    let rules = css[start.upperBound...].prefix { $0 != "\n" }
    var seen = false
    for match in rules.matches(of: /([0-9.]+)%\{visibility:(visible|hidden)\}/)
    where try #require(Double(match.output.1)) <= percentage {
      seen = match.output.2 == "visible"
    }
    return seen
  }

  /// The words of a moment, by the cell that they begin in.
  private func words(_ markup: ParsedMarkup, at percentage: Double) throws -> [String: String] {
    let css = markup.all("style").map(\.text).joined()
    var words: [String: String] = [:]
    for element in markup.all("text") {
      let group = try #require(element.ancestors.last.map { markup.elements[$0] })
      if let name = group.attributes["class"], try !isSeen(name, at: percentage, in: css) { continue }
      let key = "\(element.attributes["x"] ?? "") \(element.attributes["y"] ?? "")"
      #expect(words[key] == nil, "two texts in one place")
      words[key] = element.text
    }
    return words
  }

  /// The words of a surface in the same form.
  private func words(_ surface: Surface) -> [String: Set<Character>] {
    var rows: [String: Set<Character>] = [:]
    for row in 0..<surface.height {
      for column in 0..<surface.width {
        let character = surface[row, column].character
        guard character != " ", !"─│┌┬┐├┼┤└┴┘━╺╸".contains(character) else { continue }
        rows["\(row * 20 + 15)", default: []].insert(character)
      }
    }
    return rows
  }

  @Test("each frame has its words at its time")
  func moments() throws {
    let frames = try frames()
    let markup = try ParsedMarkup(svg(frames))
    // In percent of 3.6 seconds: 1.2 before the turn, which takes 0.9.
    for (frame, percentage) in [(0, 0.0), (0, 39.5), (1, 39.6), (2, 45.9), (3, 58.4), (3, 99.9)] {
      let found = try words(markup, at: percentage)
      var rows: [String: Set<Character>] = [:]
      for (key, text) in found { rows[String(key.split(separator: " ")[1]), default: []].formUnion(text) }
      #expect(rows == words(frames[frame].surface), "at \(percentage)%")
    }
    let last = try words(markup, at: 99)
    #expect(last.values.contains("December"))
    #expect(!last.values.contains("November"))
  }

  @Test("without motion the last frame is shown")
  func still() throws {
    let markup = try ParsedMarkup(svg(try frames()))
    let css = markup.all("style").map(\.text).joined()
    let hidden = try #require(css.split(separator: "\n").first { $0.hasSuffix("{visibility:hidden}") })
    let names = Set(hidden.matches(of: /v[0-9]+/).map { String($0.output) })
    for group in markup.all("g") {
      guard let name = group.attributes["class"], name.hasPrefix("v") else { continue }
      #expect(try names.contains(name) != isSeen(name, at: 99, in: css))
    }
    // Nothing moves outside of the query for it.
    let query = try #require(css.range(of: "@media (prefers-reduced-motion:no-preference){"))
    #expect(!css[..<query.lowerBound].contains("animation"))
  }

  @Test("it is a picture of its own: no script, nothing from elsewhere")
  func own() throws {
    let text = svg(try frames())
    for word in ["<script", "href", "url(", "@import", "http://www.w3.org/1999"] { #expect(!text.contains(word)) }
    #expect(text.components(separatedBy: "http").count == 2)
  }

  @Test(
    "what would be obeyed is text", arguments: ["<script>alert(1)</script>", "a&b\"c'd", "x]]>y", "\u{1B}[31mred\u{7}"])
  func hostile(title: String) throws {
    let more = try (1...31).map { try timed(title, "2026-12-\($0 < 10 ? "0" : "")\($0) 07:00", "08:00") }
    let text = svg(try frames(adding: more, width: 300, height: 50), title: title)
    let markup = try ParsedMarkup(text)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(Set(markup.elements.map(\.name)) == ["svg", "title", "style", "rect", "g", "text", "path"])
    let visible = VisibleText(title).description
    #expect(markup.all("text").contains { visible.hasPrefix($0.text) && $0.text.count > 2 })
  }

  @Test("what does not change is there once")
  func shared() throws {
    let frames = try frames()
    let one = svg([frames[0]]).utf8.count
    #expect(svg(frames).utf8.count < one * 5 / 2)
    let markup = try ParsedMarkup(svg([frames[0]]))
    #expect(!markup.all("style").map(\.text).joined().contains("animation"))
    #expect(markup.all("text").filter { $0.text == "Monday" }.count == 1)
  }

  @Test("colours of text have others on a dark ground, unless the page was drawn for one")
  func colors() throws {
    let light = svg(try frames())
    #expect(light.contains("prefers-color-scheme:dark"))
    let style = PageStyle(theme: Theme(.dark, depth: .trueColor))
    #expect(!svg(try frames(style), isDark: true).contains("prefers-color-scheme"))
  }

  @Test("styles are kept: bold, dim, struck out, and grounds")
  func styles() throws {
    var page = Surface(width: 12, height: 1)
    let styles = [
      Style(attributes: .bold), Style(attributes: .dim), Style(attributes: .strikethrough),
      Style(attributes: .reverse), Style(foreground: .ansi(1), background: .indexed(226)), Style(attributes: .italic),
    ]
    for (number, style) in styles.enumerated() { page.write("x", row: 0, column: number * 2, style: style) }
    let markup = try ParsedMarkup(svg([TurnPicture.Frame(time: 0, surface: page)]))
    let css = markup.all("style").map(\.text).joined()
    let rules = markup.all("text").map { text in
      css.split(separator: "\n").first { $0.hasPrefix("." + (text.attributes["class"] ?? "-") + "{") } ?? ""
    }
    let wanted = [
      "font-weight:700", "opacity:.6", "line-through", "var(--ground)", "color:#cd0000", "font-style:italic",
    ]
    for (rule, part) in zip(rules, wanted) { #expect(rule.contains(part)) }
    // Two grounds, each of a cell.
    let grounds = markup.all("path").filter { $0.attributes["class"]?.hasSuffix("fill") == true }
    #expect(Set(grounds.compactMap { $0.attributes["d"] }) == ["M60 0h10v20h-10z", "M80 0h10v20h-10z"])
    #expect(css.contains("color:#ffff00"))
  }

  @Test("lines are drawn from edge to edge, so that they join")
  func lines() throws {
    var page = Surface(width: 4, height: 3)
    page.write("┌──┐", row: 0, column: 0)
    page.write("│a/│", row: 1, column: 0)
    page.write("└/─┘", row: 2, column: 0)
    let markup = try ParsedMarkup(svg([TurnPicture.Frame(time: 0, surface: page)]))
    // What looks alike is one path.
    let paths = markup.all("path").compactMap { $0.attributes["d"] }
    #expect(paths.count == 1)
    for line in ["M5 10H10M5 10V20", "M10 10H30", "M5 20V40", "M20 40l10 -20", "M10 60l10 -20"] {
      #expect(paths.first?.contains(line) == true)
    }
    #expect(markup.all("text").map(\.text) == ["a"])
  }
}
