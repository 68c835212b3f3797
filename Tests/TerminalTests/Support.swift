import Canvas

@testable import Terminal
@testable import TestSupport

/// Random numbers that are the same in every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension Surface {
  /// Text with wide cells and accents in many styles, and blanks between and behind it.
  static func random(width: Int, height: Int, using random: inout Seeded) -> Surface {
    var surface = Surface(width: width, height: height)
    for row in 0..<surface.height {
      let end = Bool.random(using: &random) ? width : Int.random(in: 0...max(0, width), using: &random)
      var column = 0
      while column < end {
        let style = Style.random(using: &random)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let text = ["a", "Z", "|", " ", " ", "日", "é", "e\u{301}", "█", "שלום"].randomElement(using: &random) ?? "a"
          column += max(1, surface.write(text, row: row, column: column, style: style))
        }
      }
    }
    return surface
  }

  /// Text in the plain style.
  static func text(_ lines: String..., width: Int) -> Surface {
    var surface = Surface(width: width, height: lines.count)
    for (row, line) in lines.enumerated() { surface.write(line, row: row, column: 0) }
    return surface
  }
}

extension Style {
  static func random(using random: inout Seeded) -> Style {
    func color() -> Color? {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .ansi(UInt8.random(in: 0..<16, using: &random))
      case 1: .rgb(red: .random(in: 0...255, using: &random), green: 7, blue: .random(in: 0...255, using: &random))
      default: nil
      }
    }
    let plain = Int.random(in: 0..<3, using: &random) == 0
    if plain { return .plain }
    let bits = Int.random(in: 0..<2, using: &random) == 0 ? 0 : UInt8.random(in: 0..<64, using: &random)
    return Style(foreground: color(), background: color(), attributes: Attributes(rawValue: bits))
  }
}

extension Capabilities {
  /// A terminal that can everything.
  static let full = terminal()

  static func terminal(
    _ environment: [String: String] = [:], color: ColorChoice = .auto,
    entry: TerminfoEntry? = TerminfoEntry(
      colors: 256, cursorUp: "\u{1B}[%p1%dA", hideCursor: "\u{1B}[?25l", showCursor: "\u{1B}[?12l\u{1B}[?25h",
      enterScreen: "\u{1B}[?1049h", leaveScreen: "\u{1B}[?1049l")
  ) -> Capabilities {
    let usual = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_GB.UTF-8"]
    return Capabilities(
      environment: usual.merging(environment) { $1 }, isTerminal: true, color: color, terminfo: { _ in entry })
  }

  static func pipe(_ environment: [String: String] = [:], color: ColorChoice = .auto) -> Capabilities {
    Capabilities(environment: environment, isTerminal: false, color: color, terminfo: { _ in nil })
  }
}

extension VirtualScreen {
  /// A screen with a few lines on it and the cursor where the output of a command begins.
  static func prompted(columns: Int, rows: Int, row: Int) -> VirtualScreen {
    var screen = VirtualScreen(columns: columns, rows: rows)
    for line in 0..<row { screen.feed("line \(line)\n".utf8) }
    return screen
  }

  /// The same screen after these bytes.
  func after(_ bytes: [UInt8]) -> VirtualScreen {
    var screen = self
    screen.feed(bytes)
    return screen
  }
}

extension [UInt8] {
  var text: String { String(decoding: self, as: UTF8.self) }
}
