import ICU
import TestSupport
import Testing

@testable import ICal

/// Encodings whose units are no bytes, and those that somebody names.
@Suite("Encodings of whole files")
struct WholeEncodingTests {
  private static let text = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201\r\nSUMMARY:Grüße 会议 😀\r\nEND:VEVENT\r\n"

  /// A text in Unicode with units of some bytes.
  private func encoded(_ text: String, _ encoding: String) -> [UInt8] {
    let size = encoding.hasPrefix("UTF-32") ? 4 : 2
    let units = size == 4 ? text.unicodeScalars.map(\.value) : text.utf16.map(UInt32.init)
    return units.flatMap { unit in
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: unit >> UInt32(8 * $0)) }
      return encoding.hasSuffix("BE") ? bytes.reversed() : bytes
    }
  }

  private func contents(_ bytes: [UInt8], given name: String) throws -> (titles: [String?], diagnostics: [String]) {
    let encoding = try #require(TextEncoding(named: name))
    let text = CalendarText(MemoryBytes(bytes), file: "t.ics", zones: RuleZones(), encoding: encoding)
    return (text.events.compactMap(text.event).map(\.summary?.raw), text.diagnostics.map(\.message.description))
  }

  @Test("show by a byte order mark", arguments: ["UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"])
  func byteOrderMark(_ encoding: String) {
    let found = ICalTests.contents(encoded("\u{FEFF}" + WholeEncodingTests.text, encoding))
    #expect(found.events.map(\.summary) == ["Grüße 会议 😀"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("of seven bits shows by its escape sequences")
  func sevenBits() {
    let found = ICalTests.contents(
      encoded("BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201\r\nSUMMARY:会議 a\r\nEND:VEVENT\r\n", "ISO-2022-JP"))
    #expect(found.events.map(\.summary) == ["会議 a"])
    #expect(found.diagnostics.map { $0.location?.line } == [1])
  }

  @Test("show by their NULs, and that is said", arguments: ["UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"])
  func withoutMark(_ encoding: String) {
    let found = ICalTests.contents(encoded(WholeEncodingTests.text, encoding))
    #expect(found.events.map(\.summary) == ["Grüße 会议 😀"])
    #expect(
      found.diagnostics.map(\.message.description) == [
        "not UTF-8; read as \(encoding), by the look of it; if that is wrong, name it with --encoding"
      ])
    #expect(found.diagnostics.map { $0.location?.line } == [1])
  }

  @Test("UTF-8 with a mark is UTF-8")
  func utf8Mark() {
    let found = ICalTests.contents("\u{FEFF}" + WholeEncodingTests.text)
    #expect(found.events.map(\.summary) == ["Grüße 会议 😀"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("with lone surrogates and half a unit at the end lose only those")
  func broken() throws {
    let text = WholeEncodingTests.text.replacing("Grüße", with: "a#b#c")
    var bytes = encoded("\u{FEFF}" + text, "UTF-16LE")
    // The first sign becomes a high surrogate, the second a low one.
    for (sign, high) in [(0, UInt8(0xD8)), (0, UInt8(0xDC))] {
      let place = try #require(bytes.indices.first { bytes[$0] == UInt8(ascii: "#") && bytes[$0 + 1] == sign })
      (bytes[place], bytes[place + 1]) = (0x01, high)
    }
    bytes.append(0x41)
    #expect(ICalTests.contents(bytes).events.map(\.summary) == ["a\u{FFFD}b\u{FFFD}c 会议 😀"])
  }

  @Test("are read in pieces of any size")
  func pieces() {
    let many = String(repeating: WholeEncodingTests.text, count: 9000)
    let bytes = encoded("\u{FEFF}" + many, "UTF-16BE")
    let text = CalendarText(PiecewiseBytes(bytes: bytes, most: 4001), file: "t.ics", zones: RuleZones())
    #expect(text.events.count == 9000)
    #expect(text.events.allSatisfy { text.event($0)?.summary == "Grüße 会议 😀" })
    #expect(text.diagnostics.isEmpty)
  }

  struct Given: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let encoding: String
    let title: [UInt8]
    let summary: String

    init(_ encoding: String, _ hex: String, _ summary: String) {
      testDescription = "\(encoding): \(summary)"
      self.encoding = encoding
      title = EncodedTitles.bytes(hex)
      self.summary = summary
    }

    static let all = [
      Given("gbk", "bbe1d2e9", "会议"),
      // Also UTF-8, by chance: the famous one.
      Given("GBK", "c1aacda8", "联通"),
      Given("cp866", "82e1e2e0a5e7a0", "Встреча"),
      Given("latin1", "c3bc", "Ã¼"),
      Given("Latin-2", "b6c5", "śĹ"),
      Given("sjis", "955c", "表"),
      Given("EUC-KR", "c8b8c0c7", "회의"),
      Given("UTF-8", "61ff62", "a\u{FFFD}b"),
      // Stateful ones.
      Given("ISO-2022-JP", "1b2442327135441b2842", "会議"),
      Given("HZ", "7e7b3b6152697e7d", "会议"),
      Given("UTF-7", "2b546f68626d672d", "予定"),
    ]
  }

  @Test("hold where they are given, and nothing is said", arguments: Given.all)
  func given(_ example: Given) throws {
    let bytes =
      Array("BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201\r\nSUMMARY:".utf8) + example.title
      + Array("\r\nEND:VEVENT\r\n".utf8)
    let found = try contents(bytes, given: example.encoding)
    #expect(found.titles == [example.summary])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("that are given give way to a byte order mark", arguments: ["UTF-16LE", "UTF-32BE", "UTF-8"])
  func markBeatsGiven(_ encoding: String) throws {
    let text = "\u{FEFF}" + WholeEncodingTests.text
    let found = try contents(encoding == "UTF-8" ? Array(text.utf8) : encoded(text, encoding), given: "GBK")
    #expect(found.titles == ["Grüße 会议 😀"])
  }

  @Test(
    "may be given without a mark, and without the order of their bytes",
    arguments: [
      ("UTF-16LE", "UTF-16LE"), ("UTF-16BE", "UTF-16BE"), ("UTF-32LE", "UTF-32LE"), ("UTF-16", "UTF-16LE"),
      ("UTF-16", "UTF-16BE"), ("UTF-32", "UTF-32LE"),
    ])
  func givenUnits(_ given: String, _ encoding: String) throws {
    let found = try contents(encoded(WholeEncodingTests.text, encoding), given: given)
    #expect(found.titles == ["Grüße 会议 😀"])
    #expect(found.diagnostics.isEmpty)
  }
}
