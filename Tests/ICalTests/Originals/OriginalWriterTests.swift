import Testing

@testable import ICal

@Suite("Components as their sources have them")
struct OriginalWriterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: [String]
    let written: [String]

    init(_ name: String, _ source: [String], _ written: [String]? = nil) {
      testDescription = name
      self.source = source
      self.written = written ?? source
    }

    static let all = [
      Case(
        "folds, unknown properties and alarms stay",
        [
          "BEGIN:VEVENT", "UID:1", "DTSTART:20261201", "SUMMARY:a", " b", "\tc", "x-own;p=\"q:r\":1", "BEGIN:VALARM",
          "TRIGGER:-PT5M", "END:VALARM", "END:VEVENT",
        ]),
      Case("a blank line stays", ["BEGIN:VEVENT", "UID:1", "", "DTSTART:20261201", "END:VEVENT"]),
      Case("control characters stay", ["BEGIN:VEVENT", "UID:1", "SUMMARY:a\u{1B}[31mb", "END:VEVENT"]),
      Case(
        "an alarm without END gets one", ["BEGIN:VEVENT", "UID:1", "BEGIN:VALARM", "TRIGGER:PT0S", "END:VEVENT"],
        ["BEGIN:VEVENT", "UID:1", "BEGIN:VALARM", "TRIGGER:PT0S", "END:VALARM", "END:VEVENT"]),
      Case(
        "an event without END gets one", ["BEGIN:VEVENT", "UID:1", "DTSTART:20261201"],
        ["BEGIN:VEVENT", "UID:1", "DTSTART:20261201", "END:VEVENT"]),
      Case(
        "an END of nothing is left out", ["BEGIN:VEVENT", "UID:1", "END:VALARM", "END:VEVENT"],
        ["BEGIN:VEVENT", "UID:1", "END:VEVENT"]),
      Case(
        "a text that was not folded gets its fold", ["BEGIN:VEVENT", "DESCRIPTION:a", "and so on", "END:VEVENT"],
        ["BEGIN:VEVENT", "DESCRIPTION:a", " \\nand so on", "END:VEVENT"]),
      Case(
        "what is no property of anything is left out", ["BEGIN:VEVENT", "UID:1", "???", "END:VEVENT"],
        ["BEGIN:VEVENT", "UID:1", "END:VEVENT"]),
      Case(
        "lines that have run together are two",
        ["BEGIN:VEVENT", "BEGIN:VALARM", "END:VALARMBEGIN:VALARM", "END:VALARM", "END:VEVENT"],
        ["BEGIN:VEVENT", "BEGIN:VALARM", "END:VALARM", "BEGIN:VALARM", "END:VALARM", "END:VEVENT"]),
      Case(
        "a NUL becomes visible", ["BEGIN:VEVENT", "SUMMARY:a\0b", "END:VEVENT"],
        ["BEGIN:VEVENT", "SUMMARY:a\u{FFFD}b", "END:VEVENT"]),
      Case(
        "quoted-printable lines that go on stay",
        [
          "BEGIN:VEVENT", "SUMMARY;ENCODING=QUOTED-PRINTABLE:a=", "b c", "END:VEVENT",
        ]),
    ]
  }

  private func written(_ bytes: [UInt8], _ decoder: LineDecoder = .utf8) -> [UInt8] {
    var written: [UInt8] = []
    OriginalWriter.write(MemoryBytes(bytes), 0..<bytes.count, decoder: decoder) { written += $0 }
    return written
  }

  private func text(_ lines: [String], _ end: String = "\r\n") -> [UInt8] {
    Array(lines.map { $0 + end }.joined().utf8)
  }

  @Test("are written byte for byte but for what nobody could read", arguments: Case.all)
  func write(_ example: Case) {
    #expect(
      String(decoding: written(text(example.source)), as: UTF8.self)
        == String(decoding: text(example.written), as: UTF8.self))
  }

  @Test("keep their line ends", arguments: ["\n", "\r\n"])
  func lineEnds(_ end: String) {
    let source = text(["BEGIN:VEVENT", "UID:1", "SUMMARY:ü", "END:VEVENT"], end)
    #expect(written(source) == source)
  }

  @Test("get a line end where the file ends without one")
  func unended() {
    #expect(written(Array("BEGIN:VEVENT\nUID:1\nEND:VEVENT".utf8)) == Array("BEGIN:VEVENT\nUID:1\nEND:VEVENT\r\n".utf8))
  }

  @Test("keep a fold inside a character")
  func foldInCharacter() {
    let source = Array("BEGIN:VEVENT\r\nSUMMARY:".utf8) + [0xC3, 13, 10, 0x20, 0xBC] + Array("\r\nEND:VEVENT\r\n".utf8)
    #expect(written(source) == source)
  }

  @Test("are decoded line by line, and folded anew where they grow too long")
  func decoded() throws {
    let latin = LineDecoder(encoding: .init(named: "windows-1252"), isGiven: true)
    let source =
      Array("BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:".utf8) + [UInt8](repeating: 0xFC, count: 60)
      + Array("\r\nEND:VEVENT\r\n".utf8)
    let result = written(source, latin)
    let lines = String(decoding: result, as: UTF8.self).split(separator: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(lines.joined().replacing(" ", with: "").contains("SUMMARY:" + String(repeating: "ü", count: 60)))
    #expect(lines.first == "BEGIN:VEVENT" && lines.last == "END:VEVENT")
  }

  @Test("are the same in pieces, however long their lines are", arguments: [1, 100, 70_000, 300_000])
  func pieces(_ length: Int) {
    let source = text(["BEGIN:VEVENT", "UID:1", "DESCRIPTION:" + String(repeating: "x", count: length), "END:VEVENT"])
    #expect(written(source) == source)
  }

  @Test("stay as they are when they are written again, whatever they hold")
  func random() {
    var random = RandomEventLines(seed: 5)
    for _ in 0..<300 {
      let calendar = CalendarText(MemoryBytes(random.calendar()), file: "t.ics", zones: RuleZones())
      for span in calendar.allComponents {
        var once: [UInt8] = []
        calendar.write(span) { once += $0 }
        #expect(written(once) == once)
      }
    }
  }
}
