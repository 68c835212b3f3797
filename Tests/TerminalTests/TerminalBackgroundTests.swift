import Canvas
import Testing

@testable import Terminal

@Suite("The terminal's background")
struct TerminalBackgroundTests {
  @Test(
    "COLORFGBG tells it by its last field",
    arguments: [
      ("15;0", .dark), ("0;15", .light), ("15;default;0", .dark), ("0;7", .light), ("15;8", .dark), ("7;6", .dark),
      ("0;9", .light), ("12;4", .dark), ("0;default", .unknown), ("0;16", .unknown), ("15", .unknown), ("", .unknown),
      ("15;", .unknown), (";", .unknown), ("a;b", .unknown), ("0;-1", .unknown), ("0;99999999999", .unknown),
    ] as [(String, Background)])
  func colorFgBg(text: String, background: Background) {
    let environment = ["TERM": "xterm", "COLORFGBG": text]
    #expect(Capabilities(environment: environment, isTerminal: true, terminfo: { _ in nil }).background == background)
  }

  @Test("Without COLORFGBG nothing is known")
  func unset() {
    #expect(Capabilities(environment: [:], isTerminal: true, terminfo: { _ in nil }).background == .unknown)
  }
}
