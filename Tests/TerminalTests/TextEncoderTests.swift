import Canvas
import Testing

@testable import Terminal
@testable import TestSupport

@Suite("Static printing")
struct TextEncoderTests {
  static var page: Surface {
    var surface = Surface(width: 12, height: 3)
    surface.write("plain", row: 0, column: 0)
    surface.write("red", row: 1, column: 1, style: Style(foreground: .ansi(1), attributes: .bold))
    surface.write("日é", row: 2, column: 0, style: Style(background: .ansi(4)))
    return surface
  }

  @Test("on a pipe: text and line feeds, nothing else")
  func pipe() {
    #expect(TextEncoder(.pipe()).encode(Self.page).text == "plain\n red\n日é\n")
  }

  @Test("on a terminal: few sequences, each row ends plain, blanks at its end are left out")
  func terminal() {
    #expect(
      TextEncoder(.full).encode(Self.page).text
        == "plain\n \u{1B}[1;31mred\u{1B}[0m\n\u{1B}[44m日é\u{1B}[0m\n")
  }

  @Test("blanks at the end stay where they can be seen")
  func visibleBlanks() {
    var surface = Surface(width: 4, height: 2)
    surface.restyle(Rect(row: 0, column: 0, width: 2, height: 1)) { $0.attributes = .reverse }
    surface.restyle(Rect(row: 1, column: 0, width: 4, height: 1)) { $0.attributes = .bold }
    #expect(TextEncoder(.full).encode(surface).text == "\u{1B}[7m  \u{1B}[0m\n\n")
    #expect(TextEncoder(.pipe()).encode(surface).text == "\n\n")
  }

  @Test("NO_COLOR leaves attributes on a terminal")
  func noColor() {
    let text = TextEncoder(.terminal(["NO_COLOR": "1"])).encode(Self.page).text
    #expect(text == "plain\n \u{1B}[1mred\u{1B}[0m\n日é\n")
  }

  @Test("another encoding: a question mark for each cell that cannot arrive, only on a terminal")
  func otherCharset() {
    let latin2 = ["LANG": "cs_CZ.ISO-8859-2"]
    let encoder = TextEncoder(.terminal(latin2, color: .never))
    #expect(encoder.encode(Self.page).text == "plain\n red\n???\n")
    #expect(encoder.encode("Zürich 日本 e\u{301}\n").text == "Z?rich ???? ?\n")
    #expect(TextEncoder(.pipe(latin2)).encode(Self.page).text == "plain\n red\n日é\n")
    #expect(TextEncoder(.terminal(["LANG": "C"], color: .never)).encode("日\n").text == "日\n")
  }

  @Test(
    "borders stand right beside clusters that a terminal draws part by part",
    arguments: ["👨‍👩‍👧", "🇩🇪", "❤️", "👍🏽", "1️⃣", "🏳️‍🌈"])
  func disputedWidths(cluster: String) {
    var surface = Surface(width: 20, height: 3)
    for row in 0..<3 {
      surface.write("|", row: row, column: 0)
      surface.write("|", row: row, column: 19)
    }
    surface.write("\(cluster) x", row: 0, column: 2)
    // At the right edge its parts would run over the end of the row.
    surface.write(cluster, row: 1, column: 17)
    let screen = VirtualScreen(columns: 20, rows: 5).after(TextEncoder(.full).encode(surface))
    #expect(screen.unknown == [])
    for row in 0..<3 {
      #expect(screen.spots[row][0].text == "|")
      #expect(screen.spots[row][19].text == "|", "row \(row)")
    }
    #expect(screen.spots[0][5].text == "x")
    #expect(screen.row == 3)
    #expect(screen.modes == VirtualScreen(columns: 1, rows: 1).modes)
  }

  @Test("a cluster behind which nothing follows leaves nothing of its parts")
  func disputedEnd() {
    let screen = VirtualScreen(columns: 20, rows: 3)
      .after(TextEncoder(.full).encode(Surface.text("👨‍👩‍👧", width: 20)))
    #expect(screen.spots[0][2...].allSatisfy { $0.text == " " })
  }

  @Test(
    "clusters whose width is disputed",
    arguments: [
      ("a", false), ("é", false), ("e\u{301}", false), ("日", false), ("│", false), ("·", false), ("1", false),
      ("👍", true), ("🇩🇪", true), ("❤\u{FE0F}", true), ("1\u{FE0F}\u{20E3}", true), ("a\u{200D}b", true),
    ] as [(Character, Bool)])
  func disputed(character: Character, isDisputed: Bool) {
    #expect(character.hasDisputedWidth == isDisputed)
  }

  @Test(
    "random pages arrive as they are, at every place of the screen", arguments: InlinePresenterTests.places, 1...3)
  func arrival(place: InlinePresenterTests.Place, seed: Int) {
    var random = Seeded(seed)
    let surface = Surface.random(width: place.width, height: place.height, using: &random)
    let screen = place.screen.after(TextEncoder(.full).encode(surface))
    place.expect(surface, on: screen)
  }
}
