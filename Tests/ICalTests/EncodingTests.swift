import ICU
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
    /// What is said of the title's line: the name of an encoding, "cut", or nothing.
    let said: String?

    init(_ name: String, _ title: [UInt8], _ summary: String, _ said: String? = nil) {
      testDescription = name
      self.title = title
      self.summary = summary
      self.said = said
    }

    init(_ name: String, hex: String, _ summary: String, _ said: String? = nil) {
      self.init(name, EncodedTitles.bytes(hex), summary, said)
    }

    static let all = [
      Case("ASCII", Array("Lunch".utf8), "Lunch"),
      Case("UTF-8", Array("Grüße 😀".utf8), "Grüße 😀"),
      Case("UTF-8 that is folded inside its characters", folded("Grüße 😀"), "Grüße 😀"),
      Case("Latin-1", [0x47, 0x72, 0xFC, 0xDF, 0x65], "Grüße", "windows-1252"),
      Case("one letter at the end", Array("Caf".utf8) + [0xE9], "Café", "windows-1252"),
      Case("a sharp s at the end", Array("Spa".utf8) + [0xDF], "Spaß", "windows-1252"),
      Case("capitals", [0x49, 0x52, 0x4D, 0xC3], "IRMÃ", "windows-1252"),
      Case("Windows-1252 punctuation", [0x93, 0x61, 0x94, 0x80], "“a”€", "windows-1252"),
      Case("an apostrophe", Array("It".utf8) + [0x92] + Array("s late".utf8), "It’s late", "windows-1252"),
      Case("an unassigned byte of Windows-1252", [0x61, 0x81], "a\u{FFFD}", "windows-1252"),
      Case("a written U+FFFD is valid", Array("a\u{FFFD}".utf8), "a\u{FFFD}"),
      Case("a NUL does not end the text", [0x61, 0x00, 0x62], "a\u{FFFD}b"),
      Case("NUL and UTF-8", [0x00] + Array("ü".utf8), "\u{FFFD}ü"),
      Case("NUL and Latin-1", [0x00, 0xFC], "\u{FFFD}ü", "windows-1252"),
      Case(
        "an escape character stays: pages show it by a stand-in", [0x61, 0x1B, 0x5B, 0x33, 0x31, 0x6D], "a\u{1B}[31m"),
      // Python: "会议".encode("gbk") and so on.
      Case("two Chinese characters", hex: "bbe1d2e9", "会议", "GB18030"),
      Case("Chinese in Latin letters", hex: "5445414dbbe1d2e9", "TEAM会议", "GB18030"),
      Case("two kana", hex: "82cd82a2", "はい", "Shift_JIS"),
      Case(
        "second bytes that are backslashes in Shift_JIS", hex: "835c83748367945c955c979d", "ソフト能表理",
        "Shift_JIS"),
      Case("a backslash at the end that is none", hex: "8365835882f0955c", "テスを表", "Shift_JIS"),
      Case("escapes behind such bytes", hex: "83745c2c835c5c6e8374", "フ,ソ\nフ", "Shift_JIS"),
      Case("second bytes that are backslashes in Big5", hex: "a55cbdd2b35cb9b3a4a7a4a4b0ea", "功課許像之中國", "Big5"),
      Case(
        "Chinese that is folded inside a character", hex: "cfeec4bfc6c00d0a20c9f3bb0d0a20e1d2e9", "项目评审会议", "GB18030"),
      Case("folded where only a fold's blank ends the first byte", hex: "bb0d0a20e1d20d0a09e9", "会议", "GB18030"),
      // Characters that are cut.
      Case("cut at the end", Array("Grüß".utf8.dropLast()), "Grü\u{FFFD}", "cut"),
      Case("the only character of a title is cut", Array("abc".utf8) + [0xC3], "abc\u{FFFD}", "cut"),
      Case("cut in its middle", Array("abc ".utf8) + [0xE4, 0xBC], "abc \u{FFFD}", "cut"),
      Case("cut before dots", Array("abc".utf8) + [0xC3] + Array("...".utf8), "abc\u{FFFD}...", "cut"),
      Case("cut before an ellipsis", Array("abc".utf8) + [0xC3] + Array("…".utf8), "abc\u{FFFD}…", "cut"),
      Case("cut before an escape", Array("abc".utf8) + [0xC3] + Array(#"\, d"#.utf8), "abc\u{FFFD}, d", "cut"),
      Case("cut Chinese", Array("项目评审".utf8.dropLast()), "项目评\u{FFFD}", "cut"),
      Case(
        "a lost byte among sound characters", Array("项目评".utf8) + [0xAE] + Array("审会议".utf8), "项目评\u{FFFD}审会议", "cut"),
    ]

    /// A text with a fold before every byte.
    private static func folded(_ text: String) -> [UInt8] { text.utf8.flatMap { [13, 10, 32, $0] } }
  }

  private func source(title: [UInt8]) -> [UInt8] {
    Array("BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201\r\nSUMMARY:".utf8) + title + Array("\r\nEND:VEVENT\r\n".utf8)
  }

  /// What diagnostics say of encodings: "4 windows-1252", "4 cut".
  private func said(_ contents: CalendarContents) -> [String] {
    contents.diagnostics.map { diagnostic in
      let line = diagnostic.location?.line ?? 0
      let message = diagnostic.message.description
      if message == "a character is cut off; shown as U+FFFD (this is said once for the file)" { return "\(line) cut" }
      let (before, after) = ("not UTF-8; read as ", ", by the look of it; if that is wrong, name it with --encoding")
      guard message.hasPrefix(before), message.hasSuffix(after) else { return message }
      return "\(line) \(message.dropFirst(before.count).dropLast(after.count))"
    }
  }

  @Test("of a title", arguments: Case.all)
  func title(_ example: Case) {
    let found = contents(source(title: example.title))
    #expect(found.events.map(\.summary?.raw) == [example.summary])
    #expect(said(found) == (example.said.map { ["4 \($0)"] } ?? []))
  }

  @Test("guessed in several lines are said once")
  func saidOnce() {
    let found = contents(source(title: [0xFC]) + source(title: [0xE4]))
    #expect(found.events.map(\.summary) == ["ü", "ä"])
    #expect(said(found) == ["4 windows-1252"])
  }

  @Test("may be mixed line by line, and cut characters besides")
  func mixed() {
    let titles = [Array("日本 😀".utf8), [0xFC], Array("Größ".utf8.dropLast()), Array("ä".utf8), [0xDF, 0xE4]]
    let found = contents(titles.flatMap { source(title: $0) })
    #expect(found.events.map(\.summary) == ["日本 😀", "ü", "Gr\u{F6}\u{FFFD}", "ä", "ßä"])
    #expect(said(found) == ["9 windows-1252", "14 cut"])
  }

  @Test("of a calendar's name and its zones' are the same as those of titles")
  func names() throws {
    let bytes =
      Array("BEGIN:VCALENDAR\r\nX-WR-CALNAME:".utf8) + EncodedTitles.bytes("bbe1d2e9") + Array("\r\n".utf8)
      + source(title: EncodedTitles.bytes("cfeec4bfc6c0c9f3")) + Array("END:VCALENDAR\r\n".utf8)
    let found = contents(bytes)
    #expect(found.name == "会议")
    #expect(found.events.map(\.summary) == ["项目评审"])
    #expect(said(found) == ["2 GB18030"])
  }

  // MARK: Detection

  @Test("of a file with titles of a language", arguments: EncodedTitles.all)
  func language(_ example: EncodedTitles) {
    let found = contents(example.bytes.flatMap { source(title: $0) })
    #expect(found.events.map(\.summary?.raw) == example.titles)
    #expect(said(found) == ["4 \(example.encoding)"])
  }

  @Test("of single titles are guessed as well as they can be", arguments: EncodedTitles.all)
  func alone(_ example: EncodedTitles) {
    let (alone, inZone) = ([], [example.zone]) as (Set<String>, Set<String>)
    let counts = [alone, inZone].map { zones in
      example.bytes.count { EncodingGuess([$0], zones: zones).encoding?.name == example.encoding }
    }
    #expect(counts[0] >= example.alone && counts[1] >= example.aloneInZone, "\(counts) of \(example.bytes.count)")
  }

  @Test("of a file whose other titles are cut by bytes")
  func cutForeign() throws {
    let chinese = try #require(EncodedTitles.all.first { $0.encoding == "GB18030" })
    let titles = chinese.bytes + [Array(chinese.bytes[3].dropLast())]
    let found = contents(titles.flatMap { source(title: $0) })
    #expect(found.events.map(\.summary).last == "项目评审会\u{FFFD}")
    #expect(said(found) == ["4 GB18030"])
  }

  @Test("of a word that is UTF-8 by chance are those of its file")
  func chance() {
    let titles = ["cfeec4bfc6c0c9f3", "d1a7d0a3", "bbe1d2e9", "d6dcb1a8"].map(EncodedTitles.bytes)
    let found = contents(titles.flatMap { source(title: $0) })
    #expect(found.events.map(\.summary) == ["项目评审", "学校", "会议", "周报"])
    // With more of UTF-8 it is none.
    let mixed = contents((titles + [Array("Встреча".utf8), Array("Праздник".utf8)]).flatMap { source(title: $0) })
    #expect(mixed.events.map(\.summary) == ["项目评审", "ѧУ", "会议", "周报", "Встреча", "Праздник"])
  }

  @Test("are the same where a file is read in pieces, and in parts at the same time")
  func pieces() throws {
    let japanese = try #require(EncodedTitles.all.first { $0.encoding == "EUC-JP" })
    let body = (0..<40).flatMap { _ in japanese.bytes.flatMap { source(title: $0) } }
    let bytes = Array("BEGIN:VCALENDAR\r\n".utf8) + body + Array("END:VCALENDAR\r\n".utf8)
    let whole = ComponentScanner(MemoryBytes(bytes), from: 0)
    let workers = Workers(count: 3) { here, others in
      here()
      others.forEach { $0() }
    }
    let parts = ComponentScanner.scan(PiecewiseBytes(bytes: bytes), from: 0, workers: workers, leastSize: 0)
    #expect(whole.evidence.firstForeign == 5)
    #expect(parts.lines == whole.lines)
    let text = CalendarText(PiecewiseBytes(bytes: bytes), file: "t.ics", zones: RuleZones())
    #expect(text.events.compactMap(text.event).map(\.summary?.raw) == (0..<40).flatMap { _ in japanese.titles })
  }
}
