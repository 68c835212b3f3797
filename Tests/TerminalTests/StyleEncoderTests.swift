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

@Suite("Nearest colours")
struct PaletteTests {
  /// The entries 16...255 by xterm's definition.
  static let palette: [Palette.RGB] = {
    let steps = [0, 95, 135, 175, 215, 255]
    var entries: [Palette.RGB] = []
    for red in steps { for green in steps { for blue in steps { entries.append(Palette.RGB(red, green, blue)) } } }
    return entries + (0..<24).map { Palette.RGB(8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0) }
  }()

  @Test("of 256: no entry is nearer than the one found")
  func nearestIndex() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 5) {
          let color = Palette.RGB(red, green, blue)
          let found = Self.palette[Int(Palette.nearestIndex(to: color)) - 16].distance(to: color)
          let least = Self.palette.map { $0.distance(to: color) }.min()
          #expect(found == least, "\(color)")
        }
      }
    }
  }

  @Test("of 256: an entry's own colour gives the entry's colour")
  func ownIndex() {
    for color in Self.palette {
      #expect(Self.palette[Int(Palette.nearestIndex(to: color)) - 16] == color)
    }
  }

  @Test("of 16: their own colours, and greys become greys")
  func nearestANSI() {
    for (index, color) in Palette.ansi.enumerated() { #expect(Palette.nearestANSI(to: color) == UInt8(index)) }
    for level in 0...255 {
      #expect([0, 7, 8, 15].contains(Palette.nearestANSI(to: Palette.RGB(level, level, level))), "\(level)")
    }
  }

  @Test(
    "of 16: a muted colour keeps a hue",
    arguments: [
      (Palette.RGB(0x33, 0xB6, 0x79), [2, 6]), (Palette.RGB(0x79, 0x86, 0xCB), [4, 12]),
      (Palette.RGB(0xE6, 0x7C, 0x73), [1, 9, 3, 5]), (Palette.RGB(0x61, 0x61, 0x61), [8]),
    ])
  func hues(color: Palette.RGB, allowed: [UInt8]) {
    #expect(allowed.contains(Palette.nearestANSI(to: color)))
  }
}
