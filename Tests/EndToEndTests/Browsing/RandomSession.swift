import Foundation
import Glibc
import SeededNumbers

@testable import TestSupport

/// A session of browsing by chance: keys, lines, pointers, resizes, stops and garbage, and some end of it.
struct RandomSession {
  /// Something that is done.
  enum Step: CustomStringConvertible {
    case type([UInt8])
    case resize(columns: Int, rows: Int)
    /// Stopped and continued from outside.
    case pause

    var description: String {
      switch self {
      case .type(let bytes): "\(String(decoding: bytes, as: UTF8.self).debugDescription)"
      case .resize(let columns, let rows): "\(columns)x\(rows)"
      case .pause: "pause"
      }
    }
  }

  /// How it ends.
  enum End: Hashable {
    case quit
    case signal(Int32)
    case hangUp
  }

  let seed: Int
  let size: (columns: Int, rows: Int)
  let environment: [String: String]
  let steps: [Step]
  let end: End
  /// Bytes of a turn's output after which the end comes; nil at rest.
  let endsAfter: Int?

  init(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed) &* 0x9E37_79B9)
    self.seed = seed
    size = RandomSession.size(&random)
    environment = random.pick([
      [:], ["FLIPCAL_MOTION": "none"], ["FLIPCAL_MOTION": "none"], ["FLIPCAL_TRANSITION": "push"],
      ["FLIPCAL_TRANSITION": "fade"], ["FLIPCAL_SHADING": "unicode", "COLORFGBG": "15;0"],
      ["FLIPCAL_TRANSITION": "reveal", "NO_COLOR": "1"], ["FLIPCAL_TRANSITION": "move-in", "FLIPCAL_ASCII": "yes"],
    ])
    steps = (0..<random.int(in: 2...9)).map { _ in RandomSession.step(&random) }
    end = random.pick([
      .quit, .quit, .quit, .signal(SIGINT), .signal(SIGTERM), .signal(SIGHUP), .signal(SIGSEGV), .hangUp,
    ])
    endsAfter = random.chance(3) ? random.int(in: 1...6000) : nil
  }

  private static func size(_ random: inout SeededGenerator) -> (columns: Int, rows: Int) {
    random.chance(4)
      ? (random.int(in: 1...30), random.int(in: 1...12)) : (random.int(in: 20...150), random.int(in: 8...50))
  }

  private static let keys = [
    "h", "j", "k", "l", "[", "]", "n", "p", "{", "}", "t", "0", "$", "m", "w", "y", "c", "?", "r", "\r", "\t", " ",
    "\u{C}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}OF",
    "o", "a", "N", "b",
  ]
  private static let lines = [
    "g2027-03-04\r", "gfriday\r", "g+2w\r", "gnever\r", "/choir\r", "/zzz\r", "/stand\rnn", "zAsia/Tokyo\r", "zxx\r",
    "z\r", "/ä\u{7F}日本\u{15}", "g\u{1B}", "/\u{1B}[200~pa\nste\u{1B}[201~\r",
  ]

  private static func step(_ random: inout SeededGenerator) -> Step {
    switch random.int(in: 1...12) {
    case 1...5: return .type((0..<random.int(in: 1...6)).flatMap { _ in Array(random.pick(keys).utf8) })
    case 6, 7: return .type(Array(random.pick(lines).utf8))
    case 8, 9: return .type(pointer(&random))
    case 10:
      let (columns, rows) = size(&random)
      return .resize(columns: columns, rows: rows)
    case 11: return .pause
    default:
      // Without what the line discipline makes signals of.
      return .type((0..<random.int(in: 1...20)).map { _ in UInt8(random.int(in: 0x1D...0xFF)) })
    }
  }

  private static let pointerReport = Array("\u{1B}[<".utf8)

  /// A click, a double click, the wheel, or a drag, as SGR reports.
  private static func pointer(_ random: inout SeededGenerator) -> [UInt8] {
    func place() -> String { "\(random.int(in: 1...150));\(random.int(in: 1...50))" }
    let first = place()
    let click = "\u{1B}[<0;\(first)M\u{1B}[<0;\(first)m"
    switch random.int(in: 1...4) {
    case 1: return Array(click.utf8)
    case 2: return Array((click + click).utf8)
    case 3: return Array("\u{1B}[<\(random.int(in: 64...65));\(first)M".utf8)
    default:
      var report = "\u{1B}[<0;\(first)M"
      for _ in 0..<random.int(in: 1...5) { report += "\u{1B}[<32;\(place())M" }
      return Array((report + "\u{1B}[<0;\(place())m").utf8)
    }
  }
}

extension RandomSession {
  /// Plays it.
  ///
  /// - Parameter reference: A model at its beginning.
  /// - Returns: What was wrong, one line each.
  func play(_ sources: [String], reference: Reference, in home: Home) throws -> [String] {
    var reference = reference
    reference.resize(columns: size.columns, rows: size.rows)
    let terminal = try LiveTerminal(
      ["browse"] + sources, columns: size.columns, rows: size.rows, in: home,
      // The language's own report of a crash takes long, and is no matter of ours.
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
    var faults: [String] = []
    func fault(_ text: String) { faults.append("seed \(seed), \(size), \(steps): \(text)") }
    func compare(_ name: String) {
      let lines = reference.lines
      terminal.wait(atMost: 10, for: lines)
      let differences = terminal.differences(from: lines)
      if !differences.isEmpty { fault("\(name): \(differences.prefix(2))") }
    }
    compare("start")
    for step in steps where faults.isEmpty && !reference.hasQuit {
      terminal.settle(quiet: 0.02)
      switch step {
      case .type(let bytes):
        // What is pointed at while a page turns is ignored, so the turn has to be at its end, which cannot be seen.
        if bytes.starts(with: RandomSession.pointerReport), environment["FLIPCAL_MOTION"] == nil {
          terminal.pass(seconds: 0.6)
        }
        terminal.type(bytes)
        reference.type(bytes)
        // A lone escape character is a key after a pause, which a busy machine may not notice where it is short.
        if bytes.suffix(2).contains(0x1B) { terminal.pass(seconds: 0.4) }
        if bytes.contains(0x1B) || bytes.contains(where: { $0 > 0x7F }) { terminal.settle(quiet: 0.08) }
      case .resize(let columns, let rows):
        terminal.resize(columns: columns, rows: rows)
        reference.resize(columns: columns, rows: rows)
      case .pause:
        kill(terminal.process, SIGSTOP)
        usleep(2000)
        kill(terminal.process, SIGCONT)
        terminal.settle()
      }
      reference.settle()
      if !reference.hasQuit { compare("after \(step)") }
    }
    guard faults.isEmpty else { return faults }
    finish(terminal, hasQuit: reference.hasQuit, fault)
    return faults
  }

  private func finish(_ terminal: LiveTerminal, hasQuit: Bool, _ fault: (String) -> Void) {
    var wanted: [LiveTerminal.Ending] = [.status(0)]
    if !hasQuit {
      if let endsAfter {
        let start = terminal.bytes.count
        terminal.type("]")
        terminal.wait(forBytes: start + endsAfter, atMost: 0.6)
      }
      switch end {
      case .quit: quit(terminal)
      case .signal(let number):
        kill(terminal.process, number)
        wanted = [.signal(number)]
      case .hangUp:
        terminal.hangUp()
        wanted = [.status(0), .signal(SIGHUP)]
      }
    }
    let ending = terminal.end()
    if !wanted.contains(ending) { fault("ended by \(ending), not \(wanted)") }
    guard end != .hangUp || hasQuit else { return }
    if !terminal.screen.isAtRest { fault("the terminal is not at rest") }
    if !terminal.settingsAreRestored { fault("the terminal's settings are others") }
    if !terminal.screen.unknown.isEmpty { fault("unknown: \(terminal.screen.unknown)") }
  }

  /// Leaves whatever is open: a line, an overlay, a list, a search.
  private func quit(_ terminal: LiveTerminal) {
    for _ in 0..<20 where terminal.isRunning {
      terminal.type("\u{1B}")
      terminal.settle(quiet: 0.1)
      terminal.type("q")
      terminal.settle(quiet: 0.02)
    }
  }
}

extension SeededGenerator {
  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(in: 0...values.count - 1)] }
}
