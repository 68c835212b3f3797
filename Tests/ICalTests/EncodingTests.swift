import Testing
import TextGate
import TestSupport

@testable import ICal

/// RFC 5545 3.1.4 wants UTF-8; the rest is what producers write.
@Suite("Encodings")
struct EncodingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let title: [UInt8]
    let summary: String
    /// Whether it has to be said that the text was guessed.
    let isGuess: Bool

    init(_ name: String, _ title: [UInt8], _ summary: String, isGuess: Bool = false) {
      testDescription = name
      self.title = title
      self.summary = summary
      self.isGuess = isGuess
    }

    static let all = [
      Case("ASCII", Array("Lunch".utf8), "Lunch"),
      Case("UTF-8", Array("Grüße 😀".utf8), "Grüße 😀"),
      Case("Latin-1", [0x47, 0x72, 0xFC, 0xDF, 0x65], "Grüße", isGuess: true),
      Case("Windows-1252 punctuation", [0x93, 0x61, 0x94, 0x80], "“a”€", isGuess: true),
      Case("an unassigned byte of Windows-1252", [0x61, 0x81], "a\u{FFFD}", isGuess: true),
      Case("UTF-8 cut inside a character", Array("Grüß".utf8.dropLast()), "Grü\u{FFFD}", isGuess: true),
      Case("a written U+FFFD is valid", Array("a\u{FFFD}".utf8), "a\u{FFFD}"),
      Case("a NUL does not end the text", [0x61, 0x00, 0x62], "a\u{FFFD}b"),
      Case("NUL and UTF-8", [0x00] + Array("ü".utf8), "\u{FFFD}ü"),
      Case(
        "an escape character stays: pages show it by a stand-in", [0x61, 0x1B, 0x5B, 0x33, 0x31, 0x6D], "a\u{1B}[31m"),
    ]
  }

  private func source(title: [UInt8]) -> [UInt8] {
    Array("BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201\r\nSUMMARY:".utf8) + title + Array("\r\nEND:VEVENT\r\n".utf8)
  }

  @Test("of a title", arguments: Case.all)
  func title(_ example: Case) {
    let found = contents(source(title: example.title))
    #expect(found.events.map(\.summary?.raw) == [example.summary])
    #expect(lines(found) == (example.isGuess ? [4] : []))
  }

  @Test("guessed in several lines are said once")
  func saidOnce() {
    let found = contents(source(title: [0xFC]) + source(title: [0xE4]))
    #expect(found.events.map(\.summary) == ["ü", "ä"])
    #expect(lines(found) == [4])
  }

  @Test("with a mark", arguments: ["UTF-8", "UTF-16LE", "UTF-16BE"])
  func byteOrderMark(_ encoding: String) {
    let text = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201\r\nSUMMARY:Grüße 😀\r\nEND:VEVENT\r\n"
    var bytes: [UInt8] = encoding == "UTF-8" ? Array("\u{FEFF}\(text)".utf8) : []
    for unit in "\u{FEFF}\(text)".utf16 where encoding != "UTF-8" {
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      bytes += encoding == "UTF-16BE" ? [high, low] : [low, high]
    }
    let found = contents(bytes)
    #expect(found.events.map(\.summary) == ["Grüße 😀"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("in UTF-16 with an odd byte at the end lose that byte only")
  func oddUTF16() {
    let text = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201\r\nSUMMARY:a\r\nEND:VEVENT\r\n"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
    bytes.append(0x41)
    #expect(contents(bytes).events.map(\.summary) == ["a"])
  }
}
