import Canvas
import Testing

@testable import Terminal
@testable import TestSupport

@Suite("SGR")
struct StyleEncoderTests {
  static let red = Style(foreground: .ansi(1))

  @Test(
    "the shortest way",
    arguments: [
      (.plain, .plain, ""),
      (.plain, red, "\u{1B}[31m"),
      (red, .plain, "\u{1B}[0m"),
      (red, red, ""),
      (red, Style(foreground: .ansi(9)), "\u{1B}[91m"),
      (.plain, Style(background: .ansi(12)), "\u{1B}[104m"),
      (Style(attributes: [.bold, .underline]), Style(attributes: .underline), "\u{1B}[22m"),
      (Style(attributes: [.bold, .dim]), Style(attributes: .dim), "\u{1B}[0;2m"),
      (
        Style(foreground: .rgb(red: 1, green: 2, blue: 3), attributes: [.bold, .dim]),
        Style(foreground: .rgb(red: 1, green: 2, blue: 3), attributes: .dim), "\u{1B}[22;2m"
      ),
      (.plain, Style(attributes: [.bold, .dim, .italic, .underline, .reverse, .strikethrough]), "\u{1B}[1;2;3;4;7;9m"),
      (
        .plain, Style(foreground: .rgb(red: 1, green: 2, blue: 3), background: .rgb(red: 4, green: 5, blue: 6)),
        "\u{1B}[38;2;1;2;3;48;2;4;5;6m"
      ),
    ] as [(Style, Style, String)])
  func transitions(old: Style, new: Style, sequence: String) {
    #expect(StyleEncoder(depth: .trueColor, rendersAttributes: true).transition(from: old, to: new) == sequence)
  }

  @Test("every transition ends in the new style, whatever the old one was", arguments: 1...4)
  func transitionsArrive(seed: Int) {
    let encoder = StyleEncoder(depth: .trueColor, rendersAttributes: true)
    var random = Seeded(seed)
    var screen = VirtualScreen(columns: 4, rows: 1)
    var style = Style.plain
    for _ in 0..<500 {
      let next = Style.random(using: &random)
      screen.feed(encoder.transition(from: style, to: next).utf8)
      #expect(screen.pen == next, "from \(style)")
      style = next
    }
  }

  @Test(
    "depths",
    arguments: [
      (.none, true, "\u{1B}[1m"), (.none, false, ""), (.ansi16, true, "\u{1B}[1;91m"),
      (.palette256, true, "\u{1B}[1;38;5;196m"), (.palette256, false, "\u{1B}[38;5;196m"),
      (.trueColor, true, "\u{1B}[1;38;2;255;0;0m"),
    ] as [(ColorDepth, Bool, String)])
  func depths(depth: ColorDepth, attributes: Bool, sequence: String) {
    let style = Style(foreground: .rgb(red: 255, green: 0, blue: 0), attributes: .bold)
    #expect(StyleEncoder(depth: depth, rendersAttributes: attributes).transition(from: .plain, to: style) == sequence)
  }
}
