import Canvas
import Testing

@testable import Terminal

@Suite("Capabilities")
struct CapabilitiesTests {
  @Test(
    "TERM tells a dumb terminal",
    arguments: [
      ([:], true), (["TERM": ""], true), (["TERM": "dumb"], true), (["TERM": "unknown"], true),
      (["TERM": "xterm"], false), (["TERM": "linux"], false),
    ] as [([String: String], Bool)])
  func dumb(environment: [String: String], isDumb: Bool) {
    let capabilities = Capabilities(environment: environment, isTerminal: true, terminfo: { _ in nil })
    #expect(capabilities.isDumb == isDumb)
    #expect(capabilities.canAnimate == !isDumb, "a terminal without an entry is taken for an ANSI terminal")
    #expect(capabilities.rendersAttributes == !isDumb)
  }

  struct Depth: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var environment: [String: String] = [:]
    var isTerminal = true
    var color = ColorChoice.auto
    var colors: Int? = 256
    var hasEntry = true
    var depth: ColorDepth
    var attributes = true
  }

  static let depths = [
    Depth(testDescription: "terminfo's 256", environment: ["TERM": "x"], depth: .palette256),
    Depth(testDescription: "terminfo's 8", environment: ["TERM": "x"], colors: 8, depth: .ansi16),
    Depth(testDescription: "terminfo's 24 bits", environment: ["TERM": "x"], colors: 1 << 24, depth: .trueColor),
    Depth(testDescription: "monochrome", environment: ["TERM": "vt100"], colors: nil, depth: .none),
    Depth(
      testDescription: "monochrome with an inherited COLORTERM",
      environment: ["TERM": "vt100", "COLORTERM": "truecolor"], colors: nil, depth: .none),
    Depth(testDescription: "truecolor", environment: ["TERM": "x", "COLORTERM": "truecolor"], depth: .trueColor),
    Depth(testDescription: "24bit", environment: ["TERM": "x", "COLORTERM": "24bit"], colors: 8, depth: .trueColor),
    Depth(testDescription: "another COLORTERM", environment: ["TERM": "x", "COLORTERM": "yes"], depth: .palette256),
    Depth(testDescription: "no entry", environment: ["TERM": "x"], hasEntry: false, depth: .ansi16),
    Depth(
      testDescription: "no entry, 256 in the name", environment: ["TERM": "x-256color"], hasEntry: false,
      depth: .palette256),
    Depth(testDescription: "NO_COLOR", environment: ["TERM": "x", "NO_COLOR": "1"], depth: .none),
    Depth(testDescription: "empty NO_COLOR", environment: ["TERM": "x", "NO_COLOR": ""], depth: .palette256),
    Depth(
      testDescription: "NO_COLOR and always", environment: ["TERM": "x", "NO_COLOR": "1"], color: .always,
      depth: .palette256),
    Depth(
      testDescription: "NO_COLOR and CLICOLOR_FORCE",
      environment: ["TERM": "x", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], depth: .none),
    Depth(testDescription: "never", environment: ["TERM": "x"], color: .never, depth: .none, attributes: false),
    Depth(
      testDescription: "never and CLICOLOR_FORCE", environment: ["TERM": "x", "CLICOLOR_FORCE": "1"], color: .never,
      depth: .none, attributes: false),
    Depth(testDescription: "dumb", environment: ["TERM": "dumb"], depth: .none, attributes: false),
    Depth(
      testDescription: "dumb and CLICOLOR_FORCE", environment: ["TERM": "dumb", "CLICOLOR_FORCE": "1"], depth: .none,
      attributes: false),
    Depth(testDescription: "dumb and always", environment: ["TERM": "dumb"], color: .always, depth: .ansi16),
    Depth(testDescription: "pipe", environment: ["TERM": "x"], isTerminal: false, depth: .none, attributes: false),
    Depth(
      testDescription: "pipe and COLORTERM", environment: ["TERM": "x", "COLORTERM": "truecolor"], isTerminal: false,
      depth: .none, attributes: false),
    Depth(
      testDescription: "pipe and CLICOLOR_FORCE", environment: ["CLICOLOR_FORCE": "1"], isTerminal: false,
      depth: .ansi16),
    Depth(
      testDescription: "pipe and CLICOLOR_FORCE=0", environment: ["CLICOLOR_FORCE": "0"], isTerminal: false,
      depth: .none, attributes: false),
    Depth(
      testDescription: "pipe, always, 256 in the name", environment: ["TERM": "x-256color"], isTerminal: false,
      color: .always, depth: .palette256),
    Depth(
      testDescription: "pipe, always, COLORTERM", environment: ["COLORTERM": "truecolor"], isTerminal: false,
      color: .always, depth: .trueColor),
  ]

  @Test("colour depth: option over environment over terminfo", arguments: depths)
  func depth(_ given: Depth) {
    let entry = TerminfoEntry(colors: given.colors, cursorUp: "\u{1B}[%p1%dA")
    let capabilities = Capabilities(
      environment: given.environment, isTerminal: given.isTerminal, color: given.color,
      terminfo: { _ in given.hasEntry ? entry : nil })
    #expect(capabilities.colorDepth == given.depth)
    #expect(capabilities.rendersAttributes == given.attributes)
  }

  @Test("terminfo is left alone unless a terminal needs it, since it costs start-up time")
  func terminfoIsLazy() {
    var asked: [String] = []
    func ask(_ environment: [String: String], isTerminal: Bool, color: ColorChoice = .auto) {
      _ = Capabilities(environment: environment, isTerminal: isTerminal, color: color) { name in
        asked.append(name)
        return nil
      }
    }
    ask(["TERM": "xterm"], isTerminal: false)
    ask(["TERM": "xterm"], isTerminal: false, color: .always)
    ask(["TERM": "dumb"], isTerminal: true)
    #expect(asked == [])
    ask(["TERM": "xterm"], isTerminal: true)
    #expect(asked == ["xterm"])
  }

  @Test("a terminal whose cursor moves otherwise, or not at all, gets plain text", arguments: [nil, "\u{1B}A"])
  func notECMA48(cursorUp: String?) {
    let capabilities = Capabilities.terminal(entry: TerminfoEntry(colors: 256, cursorUp: cursorUp))
    #expect(!capabilities.canAnimate)
    #expect(capabilities.colorDepth == .none)
    #expect(!capabilities.rendersAttributes)
  }

  @Test("hiding the cursor")
  func cursorVisibility() {
    func visibility(_ hide: String?, _ show: String?) -> CursorVisibility {
      Capabilities.terminal(entry: TerminfoEntry(cursorUp: "\u{1B}[A", hideCursor: hide, showCursor: show))
        .cursorVisibility
    }
    #expect(
      visibility("\u{1B}[?25l", "\u{1B}[?12l\u{1B}[?25h") == .dectcem, "xterm's cnorm would also stop the blinking")
    #expect(visibility("\u{1B}.0$<5/>", "$<9>\u{1B}.1") == CursorVisibility(hide: "\u{1B}.0", show: "\u{1B}.1"))
    #expect(visibility(nil, "\u{1B}.1") == .fixed)
    #expect(Capabilities.terminal(entry: nil).cursorVisibility == .dectcem)
  }

  @Test("system terminfo: an entry, and a name without one")
  func systemTerminfo() {
    #expect(TerminfoEntry.lookUp("no-such-terminal-at-all", descriptor: 1) == nil)
    let vt100 = TerminfoEntry.lookUp("vt100", descriptor: 1)
    #expect(vt100?.cursorUp?.hasPrefix("\u{1B}[") == true)
    #expect(vt100?.colors == nil)
    #expect(vt100?.hideCursor == nil)
  }
}
