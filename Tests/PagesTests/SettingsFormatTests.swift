import Pages
import Testing
import TextGate

@Suite("What is set, as text")
struct SettingsFormatTests {
  /// The lines of a section with one entry, without the origin behind them.
  private func lines(_ value: UntrustedText?, isSetting: Bool = true) -> [String] {
    let entry = SettingsList.Entry("key", value, .variable("X"), isSetting: isSetting)
    let list = SettingsList(
      configuration: nil, state: nil, cache: nil, openSet: [], sections: [SettingsList.Section("s", [entry])])
    let text = SettingsFormat.pieces(list).map(\.text).joined()
    return text.split(separator: "\n").dropFirst(4).map { String($0.replacing("  ; environment X", with: "")) }
  }

  @Test(
    "A value that a file cannot say as it is stands in a comment",
    arguments: [
      "a ", " a", "a\u{A0}", "a ; b", "a\t; b", ";", "a ;\u{301} b", "\u{1B}[1m", "a\nb",
      String(repeating: "x", count: 200),
    ])
  func unwritable(_ value: String) {
    let lines = lines(UntrustedText(value))
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("# ") }, "\(lines)")
  }

  @Test("A value that it can say is written", arguments: ["a", "a b", "a;b", "a # b", "=", "\u{4F1A}"])
  func written(_ value: String) { #expect(lines(UntrustedText(value)) == ["key = \(value)"]) }

  @Test("Nothing, and what is as usual, stand in comments")
  func usual() {
    #expect(lines(nil) == ["# key ="])
    #expect(lines("a", isSetting: false) == ["# key = a"])
  }

  @Test("A long value has its origin on the line before, so that a file may hold both")
  func long() {
    let value = String(repeating: "x", count: 170)
    #expect(lines(UntrustedText(value)) == ["# environment X", "key = \(value)"])
  }
}
