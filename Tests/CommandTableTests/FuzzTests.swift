import CommandTable
import Testing
import SeededNumbers

@Suite("Any command line gives an invocation or a usage error")
struct FuzzTests {
  /// Pieces that mean something in some place, and pieces that mean nothing anywhere.
  static let pieces: [String] =
    CommandName.allCases.map(\.rawValue) + CommandTable.options.flatMap(\.spellings)
    + CommandTable.options.compactMap(\.negativeName)
    + CommandTable.options.flatMap { ["\($0.key.longName)=", "\($0.key.longName)=x"] } + [
      "", "-", "--", "---", "=", "--=", "-=", "-é", "-e\u{301}", "-\u{301}", "--\u{301}", "-\u{0}", "\u{0}", "-3",
      "-3\u{301}", "3", "0", "+7d", "-2w", "2026-12", "2026-02-30", "20261201", "today", "fri", "cal.ics", "work",
      "a/b", "-ha", "-hVa", "-awork", "99999999999999999999", "-99999999999999999999", "always", "left", "\u{202E}",
      "🗓️", "\r\n", "-\r\n", "٣", "{x}", "`", "\u{FFFD}",
    ]

  @Test("Arguments drawn and glued at random", arguments: [1, 2, 3, 5, 8, 13] as [UInt64])
  func neverCrashes(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var accepted = 0
    var refused = 0
    for _ in 0..<4000 {
      let arguments = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        let glued = Int.random(in: 0..<8, using: &random) == 0
        return glued ? piece + (Self.pieces.randomElement(using: &random) ?? "") : piece
      }
      do {
        let result = try parse(arguments)
        accepted += 1
        check(result, arguments)
      } catch {
        refused += 1
        let isOneLine = error.description.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
        #expect(isOneLine && !error.message.isEmpty && error.description.count < 600, "\(arguments)")
      }
    }
    #expect(accepted > 200)
    #expect(refused > 200)
  }

  /// What holds for every invocation.
  private func check(_ result: Invocation, _ arguments: [String]) {
    let options = result.options
    #expect(!result.sources.contains(""), "\(arguments)")
    #expect(result.count.map { (1...9999).contains($0) } ?? true, "\(arguments)")
    #expect(result.vector != .init(dx: 0, dy: 0), "\(arguments)")
    #expect((result.vector != nil) == (result.command == .swipe && result.request == .run), "\(arguments)")
    #expect(options.width.map { (20...1000).contains($0) } ?? true, "\(arguments)")
    #expect(options.height.map { (3...1000).contains($0) } ?? true, "\(arguments)")
    #expect(options.weekStart.map { (1...7).contains($0) } ?? true, "\(arguments)")
    #expect(options.to == nil || options.days == nil, "\(arguments)")
    #expect(options.tz != "", "\(arguments)")
    #expect(result.command != .open || result.request != .run || !result.sources.isEmpty, "\(arguments)")
  }
}
