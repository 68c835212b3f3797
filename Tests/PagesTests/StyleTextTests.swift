import Canvas
import Testing

@testable import Pages

@Suite("Styles as written")
struct StyleTextTests {
  static let valid: [(String, Style)] = [
    ("none", .plain), ("  NONE ", .plain), ("default", .plain), ("default on default", .plain),
    ("bold", Style(attributes: .bold)),
    (
      "bold dim italic underline reverse strike",
      Style(attributes: [.bold, .dim, .italic, .underline, .reverse, .strikethrough])
    ),
    ("strikethrough", Style(attributes: .strikethrough)),
    ("red", Style(foreground: .ansi(1))), ("white", Style(foreground: .ansi(7))),
    ("bright-black", Style(foreground: .ansi(8))),
    ("Bright-Red underline", Style(foreground: .ansi(9), attributes: .underline)),
    ("on yellow", Style(background: .ansi(3))),
    (
      "bold #ff8800 on navy",
      Style(
        foreground: .rgb(red: 0xFF, green: 0x88, blue: 0), background: .rgb(red: 0, green: 0, blue: 0x80),
        attributes: .bold)
    ),
    (
      "on #FFF\tbold #f00",
      Style(
        foreground: .rgb(red: 0xFF, green: 0, blue: 0), background: .rgb(red: 0xFF, green: 0xFF, blue: 0xFF),
        attributes: .bold)
    ),
    ("orange", Style(foreground: .rgb(red: 0xFF, green: 0xA5, blue: 0))),
  ]

  @Test("are read", arguments: valid)
  func reads(_ text: String, _ style: Style) throws {
    #expect(try Style(text: text) == style)
  }

  static let invalid: [(String, StyleTextError)] = [
    ("", StyleTextError(word: "", reason: .empty)), (" \t", StyleTextError(word: "", reason: .empty)),
    ("bold orang", StyleTextError(word: "orang", reason: .unknownWord)),
    ("#ff88001", StyleTextError(word: "#ff88001", reason: .unknownWord)),
    ("#ff880088", StyleTextError(word: "#ff880088", reason: .unknownWord)),
    ("#gg0000", StyleTextError(word: "#gg0000", reason: .unknownWord)),
    ("bright-orange", StyleTextError(word: "bright-orange", reason: .unknownWord)),
    ("red on", StyleTextError(word: "on", reason: .missingColor)),
    ("red on bold", StyleTextError(word: "bold", reason: .unknownColor)),
    ("red Blue", StyleTextError(word: "Blue", reason: .secondColor)),
    ("default red", StyleTextError(word: "red", reason: .secondColor)),
    ("on red on blue", StyleTextError(word: "blue", reason: .secondColor)),
    ("none bold", StyleTextError(word: "none", reason: .notAlone)),
  ]

  @Test("or the word is named that is wrong", arguments: invalid)
  func refuses(_ text: String, _ error: StyleTextError) {
    #expect(throws: error) { try Style(text: text) }
  }

  @Test(
    "Every word that may be suggested can be written", arguments: [StyleTextError.Reason.unknownWord, .unknownColor])
  func candidates(_ reason: StyleTextError.Reason) throws {
    let words = StyleTextError(word: "", reason: reason).candidates
    #expect(words.count > 150 && Set(words).count == words.count)
    for word in words where word != "on" { _ = try Style(text: reason == .unknownColor ? "on \(word)" : word) }
  }
}
