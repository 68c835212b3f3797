import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@testable import TestSupport

/// flipcal on a pseudo-terminal, driven step by step, as a person or a signal would.
final class LiveTerminal {
  /// How a process ended.
  enum Ending: Hashable {
    case status(Int32)
    case signal(Int32)
    /// It did not, and was killed.
    case never
  }

  let process: pid_t
  /// What the person sees.
  private(set) var screen: VirtualScreen
  /// All that was written.
  private(set) var bytes: [UInt8] = []
  /// Whether the terminal says that it has drawn what was written before it was asked.
  var acknowledges = true

  private let terminal: PseudoTerminal
  private var master: Int32
  private let slave: Int32
  private let settingsBefore: [UInt32]
  private var ending: Ending?
  private var answered = 0
  private var fed = 0

  init(
    _ arguments: [String], program: String = Binary.path, columns: Int = 80, rows: Int = 24, in home: Home,
    environment changes: [String: String] = [:]
  ) throws {
    terminal = PseudoTerminal(columns: columns, rows: rows)
    (master, slave) = try terminal.open()
    settingsBefore = terminal.settings(slave)
    screen = VirtualScreen(columns: columns, rows: rows)
    process = try terminal.spawn(
      arguments, program: program, on: slave, environment: home.environment.merging(changes) { $1 })
  }

  deinit {
    if ending == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if master >= 0 { close(master) }
    close(slave)
  }

  /// Whether the terminal's settings are what they were before.
  var settingsAreRestored: Bool { terminal.settings(slave) == settingsBefore }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: What a person does

  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func resize(columns: Int, rows: Int) {
    pump()
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    screen.resize(columns: columns, rows: rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Takes the terminal away, as when its window is closed.
  func hangUp() {
    pump()
    close(master)
    master = -1
  }

  // MARK: Time

  /// Takes what has been written so far.
  func pump() {
    while master >= 0 {
      var item = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&item, 1, 0) > 0, item.revents & Int16(POLLIN) != 0 else { return }
      var chunk = [UInt8](repeating: 0, count: 1 << 14)
      let count = read(master, &chunk, chunk.count)
      guard count > 0 else { return }
      bytes += chunk[..<count]
      // What is read may end in the middle of a character or of a sequence.
      let end = LiveTerminal.wholeEnd(of: bytes, from: fed)
      screen.feed(bytes[fed..<end])
      fed = end
      answer()
    }
  }

  /// Where the last whole character or sequence ends.
  private static func wholeEnd(of bytes: [UInt8], from start: Int) -> Int {
    var end = bytes.count
    let tail = max(start, end - 64)
    if let escape = bytes[tail...].lastIndex(of: 0x1B) {
      let sequence = bytes[escape...].dropFirst()
      let isWhole =
        sequence.first == UInt8(ascii: "[")
        ? sequence.dropFirst().contains { (0x40...0x7E).contains($0) } : !sequence.isEmpty
      if !isWhole { return escape }
    }
    var lead = end
    while lead > start, lead > end - 4 {
      lead -= 1
      guard bytes[lead] & 0xC0 != 0x80 else { continue }
      let length = bytes[lead] < 0x80 ? 1 : bytes[lead] < 0xE0 ? 2 : bytes[lead] < 0xF0 ? 3 : 4
      if lead + length > end { end = lead }
      break
    }
    return end
  }

  private static let question = Array("\u{1B}[5n".utf8)

  private func answer() {
    while let range = bytes[answered...].firstRange(of: LiveTerminal.question) {
      answered = range.upperBound
      if acknowledges { type("\u{1B}[0n") }
    }
    answered = max(answered, bytes.count - LiveTerminal.question.count + 1)
  }

  /// Lets time pass, while the terminal takes and answers what is written.
  func pass(seconds: Double) {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      pump()
      usleep(2000)
    }
  }

  /// Waits until everything typed has been taken and nothing has been written for a while.
  ///
  /// - Returns: Whether it came to rest in time.
  @discardableResult
  func settle(quiet: Double = 0.03, atMost limit: Double = 20) -> Bool {
    let deadline = Date().addingTimeInterval(limit)
    var quietSince = Date()
    while Date() < deadline {
      let before = bytes.count
      pump()
      if bytes.count > before || !hasTakenInput || !isSleeping { quietSince = Date() }
      if Date().timeIntervalSince(quietSince) >= quiet || !isRunning { return true }
      usleep(1000)
    }
    return false
  }

  /// Waits for so many bytes of output in all.
  func wait(forBytes count: Int, atMost limit: Double = 10) {
    let deadline = Date().addingTimeInterval(limit)
    while bytes.count < count, Date() < deadline, isRunning {
      pump()
      usleep(500)
    }
  }

  /// Waits until something holds of what is written, or of the process.
  @discardableResult
  func wait(atMost limit: Double = 20, until condition: (LiveTerminal) -> Bool) -> Bool {
    let deadline = Date().addingTimeInterval(limit)
    var seen = -1
    while Date() < deadline {
      pump()
      // Often nothing has been written meanwhile; but the condition may look elsewhere, too.
      if seen != bytes.count || Int(deadline.timeIntervalSinceNow * 20) % 2 == 0 {
        if condition(self) { return true }
        seen = bytes.count
      }
      usleep(2000)
    }
    return condition(self)
  }

  /// Waits until the screen shows these rows.
  @discardableResult
  func wait(atMost limit: Double = 20, for lines: [String]) -> Bool {
    wait(atMost: limit) { $0.differences(from: lines).isEmpty || !$0.isRunning }
  }

  private var hasTakenInput: Bool {
    var count: Int32 = 0
    return ioctl(slave, UInt(FIONREAD), &count) != 0 || count == 0
  }

  /// Whether the process waits for something, or is gone.
  private var isSleeping: Bool {
    #if os(Linux)
      guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = stat.lastIndex(of: ")")
      else { return true }
      return "SZT".contains(stat[end...].dropFirst(2).prefix(1))
    #else
      return true
    #endif
  }

  // MARK: The end

  /// Whether the process has not ended.
  var isRunning: Bool {
    guard ending == nil else { return false }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return true }
    let signal = status & 0x7F
    ending = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    return false
  }

  /// Waits for the end while nobody reads what is written.
  func waitForEndWithoutReading(atMost limit: Double) {
    let deadline = Date().addingTimeInterval(limit)
    while isRunning, Date() < deadline { usleep(5000) }
  }

  /// Waits for the end.
  func end(atMost limit: Double = 20) -> Ending {
    let deadline = Date().addingTimeInterval(limit)
    while isRunning, Date() < deadline {
      pump()
      usleep(2000)
    }
    pump()
    if isRunning {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
      ending = .never
    }
    return ending ?? .never
  }
}

extension LiveTerminal {
  /// What the process has done so far: how often it waited for something, and its time of the processor in ticks.
  func effort() throws -> [String] {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let switches = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }.map(String.init)
    let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8).split(separator: " ")
    return switches + stat[13...14].map(String.init)
  }
}

extension LiveTerminal {
  /// The rows that are not what they should be, as they are and as they should be.
  func differences(from lines: [String]) -> [String] {
    // Of the isolates around text from right to left the screen keeps those that follow a cell.
    func text(_ line: String) -> String {
      String(String.UnicodeScalarView(line.unicodeScalars.filter { !["\u{2068}", "\u{2069}"].contains($0) }))
    }
    let rows = screen.lines.map(text)
    let lines = lines.map(text)
    return (0..<max(rows.count, lines.count)).compactMap { row in
      let (seen, wanted) = (rows.dropFirst(row).first, lines.dropFirst(row).first)
      return seen == wanted ? nil : "row \(row): \(seen ?? "none")\n     not: \(wanted ?? "none")"
    }
  }
}
