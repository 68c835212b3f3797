import CommandTable
import Input
import PageTurn
import Testing

@testable import Browse

@Suite("The table of keys")
struct KeyTableTests {
  @Test("A key does one thing in a context", arguments: KeyContext.allCases)
  func unique(_ context: KeyContext) {
    let keys = KeyTable.bindings(in: context).flatMap(\.keys)
    #expect(!keys.isEmpty && Set(keys).count == keys.count)
  }

  @Test("What a context does not bind, the one around it may")
  func outer() {
    #expect(KeyBindings.standard.command(for: "n", in: [.hits]) == .nextHit)
    #expect(KeyBindings.standard.command(for: "n", in: [.page]) == .nextMonth)
    #expect(KeyBindings.standard.command(for: "q", in: [.hits]) == .quit)
    #expect(KeyBindings.standard.command(for: "t", in: [.detail]) == nil)
  }

  /// What terminals send for the keys that have names.
  private static let bytes: [String: String] = [
    "Enter": "\r", "Tab": "\t", "Esc": "\u{1B}", "Space": " ", "Backspace": "\u{7F}", "Delete": "\u{1B}[3~",
    "Up": "\u{1B}[A", "Down": "\u{1B}[B", "Right": "\u{1B}[C", "Left": "\u{1B}[D", "Home": "\u{1B}[H",
    "End": "\u{1B}[F", "PgUp": "\u{1B}[5~", "PgDn": "\u{1B}[6~", "Ctrl-A": "\u{1}", "Ctrl-B": "\u{2}",
    "Ctrl-D": "\u{4}", "Ctrl-E": "\u{5}", "Ctrl-F": "\u{6}", "Ctrl-G": "\u{7}", "Ctrl-H": "\u{8}",
    "Ctrl-L": "\u{C}", "Ctrl-U": "\u{15}", "Ctrl-W": "\u{17}",
  ]

  @Test("Terminals send each of its keys", arguments: Set(KeyTable.bindings.flatMap(\.keys)).sorted())
  func sent(_ key: String) throws {
    // A character is sent as it is.
    let bytes = try #require(Self.bytes[key] ?? (key.count == 1 ? key : nil))
    var decoder = InputDecoder()
    let events = decoder.decode(bytes.utf8) + decoder.flush()
    guard events.count == 1, case .key(let press)? = events.first else {
      Issue.record("no key, or several: \(events)")
      return
    }
    #expect(press.name == key)
  }

  @Test("Each command has a key", arguments: KeyCommand.allCases)
  func bound(_ command: KeyCommand) {
    #expect(KeyTable.bindings.contains { $0.command == command })
  }

  @Test("Options name transitions and corners as the page's turn does")
  func names() {
    #expect(TransitionName.allCases.map(\.rawValue) == TransitionKind.allCases.map(\.rawValue))
    #expect(CornerChoice.allCases.map(\.rawValue) == Turn.CornerChoice.allCases.map(\.rawValue))
  }
}
