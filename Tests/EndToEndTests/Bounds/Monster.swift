import Foundation
import Testing

/// A calendar that no person has: one good event, and beside it very much of something.
struct Monster: Sendable, CustomTestStringConvertible {
  let name: String
  /// How much of it there is in `make bounds`, and in other runs, whose binary is slower.
  let full: Int
  let tested: Int
  /// What is said of it; nil where nothing is wrong with it.
  let diagnostic: String?
  /// Whether it is said of all of it only.
  let isSaidInFull: Bool
  /// What a run of the release binary may take with all of it.
  let limits: Limits
  /// Writes what stands behind the good event.
  let write: @Sendable (Int, TextFile) -> Void

  var testDescription: String { name }

  /// Makes a monster.
  ///
  /// - Parameters:
  ///   - full: How often, or how many bytes.
  ///   - tested: The same where not all of it is asked for; a hundredth unless a limit in bytes is to be met.
  init(
    _ name: String, _ full: Int, tested: Int? = nil, says diagnostic: String? = nil, inFull: Bool = false,
    seconds: Int = 10, memory: Int = 600, write: @escaping @Sendable (Int, TextFile) -> Void
  ) {
    self.name = name
    self.full = full
    self.tested = tested ?? max(1, full / 100)
    self.diagnostic = diagnostic
    isSaidInFull = inFull
    limits = Limits(seconds: seconds, memory: memory)
    self.write = write
  }

  /// Whether all of it is asked for.
  static let isFull = ProcessInfo.processInfo.environment["FLIPCAL_BOUNDS"] == "full"

  var count: Int { Monster.isFull ? full : tested }

  /// Writes the calendar.
  func file(in home: Home) throws -> String {
    let path = home.url.path + "/monster.ics"
    let file = try TextFile(path)
    file.line("BEGIN:VCALENDAR")
    file.event("good", "DTSTART:20261210T100000Z", "SUMMARY:Good")
    write(count, file)
    file.line("END:VCALENDAR")
    try file.close()
    return path
  }
}

/// A file that is written piece by piece.
final class TextFile {
  private let handle: FileHandle
  private var buffer = Data()

  init(_ path: String) throws {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    handle = try FileHandle(forWritingTo: URL(filePath: path))
  }

  func text(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > 1 << 20 { flush() }
  }

  func line(_ text: String) { self.text(text + "\r\n") }

  /// A text as often as it takes to fill so many bytes.
  func fill(_ count: Int, with text: String) {
    let piece = String(repeating: text, count: max(1, 65_536 / text.utf8.count))
    for _ in 0..<max(1, count / piece.utf8.count) { self.text(piece) }
  }

  /// A VEVENT with these lines and what is written behind them.
  func event(_ uid: String, _ lines: String..., body: () -> Void = {}) {
    line("BEGIN:VEVENT")
    line("UID:\(uid)")
    for text in lines { line(text) }
    body()
    line("END:VEVENT")
  }

  private func flush() {
    handle.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  func close() throws {
    flush()
    try handle.close()
  }
}
