import ICU
import Testing

@testable import ICal

@Suite("Scanning: where limits begin and end")
struct ScanCornerTests {
  @Test("what is passed over of a long line are its folds and the blank lines behind it too, however it is read")
  func skippedLine() {
    let line = "X:aaaa\r\n bbbb\r\n\r\n \r\n\tcccc\r\n"
    for room in [1, 3, 7, 64] {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 1)
      defer { buffer.deallocate() }
      let source = MemoryBytes(Array((line + "Y:d\r\n").utf8))
      let skipped = LongLine.skip(in: source, from: 0, to: .max, room: buffer)
      #expect(skipped.end == line.utf8.count && skipped.lines == 5)
      let cut = LongLine.skip(in: source, from: 0, to: 10, room: buffer)
      #expect(cut.end == 10 && cut.lines == 1)
    }
  }

  @Test("a large component loses the lines that nothing reads, and no line's number")
  func largeComponent() throws {
    let guests = (0..<20_000).flatMap { number in
      ["ATTENDEE;CN=Guest \(number);ROLE=REQ-PARTICIPANT:", " mailto:\(number)@example.org"]
    }
    let lines = ["BEGIN:VEVENT", "SUMMARY:a", " b"] + guests + ["LOCATION:c", "END:VEVENT"]
    let source = Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
    #expect(source.count > 1 << 20)
    let kept = try #require(LargeComponent.bytes(of: MemoryBytes(source), 0..<source.count))
    #expect(kept.count < source.count / 4)
    let component = RawComponent(.event, kept, line: 1, decoder: .utf8)
    let read = component.lines.filter { PropertyLine($0)?.name != "X" }
    #expect(read.map { PropertyLine.text($0.bytes) } == ["SUMMARY:ab", "LOCATION:c"])
    #expect(read.map(\.line) == [2, lines.count - 1])
  }

  @Test("a line that is UTF-8 by more than chance stays so where another encoding is preferred")
  func preferredEncoding() throws {
    let encoding = try #require(TextEncoding(named: "GB18030"))
    let decoder = LineDecoder(encoding: encoding, isPreferred: true)
    let long = Array("春节放假通知安排".utf8)
    #expect(encoding.decoded(long)?.faults == 0)
    #expect(decoder.decoded(long) == long)
    // Two characters of three bytes each may be three of two.
    let short = Array("测试".utf8)
    #expect(decoder.decoded(short) == encoding.decoded(short)?.bytes)
  }

  @Test("text in UTF-8 is chance where there is five times as much that is none", arguments: [(51, true), (50, false)])
  func hardlyUTF8(foreign: Int, isHardly: Bool) {
    var evidence = EncodingEvidence()
    Array(String(repeating: "\u{E9}", count: 10).utf8).withUnsafeBytes { evidence.add(sound: $0) }
    evidence.add([UInt8](repeating: 0xFF, count: foreign), number: 1)
    #expect(evidence.isHardlyUTF8 == isHardly)
  }

  @Test("of a long line in another encoding, what is looked at ends between two characters")
  func evidenceOfLongLine() {
    var evidence = EncodingEvidence()
    let line = Array("SUMMARY: ".utf8) + [UInt8](repeating: 0xB4, count: 2000)
    evidence.add(line, number: 1)
    #expect(evidence.lines == [Array("SUMMARY:".utf8)])
  }

  @Test(
    "the first word of a text is told from a name",
    arguments: [("https", true), ("Note", true), ("HTTPS", false), ("x-foo", false), ("summary", false)])
  func unlikelyNames(name: String, isUnlikely: Bool) {
    #expect(PropertyHead.isUnlikely(Array(name.utf8)) == isUnlikely)
  }

  @Test("any number of carriage returns before a line feed end one line")
  func lineEnds() {
    let text = PlainText(endingLinesOf: PlainText(MemoryBytes(Array("a\r\r\nb\rc\r\r\rd\n\r\ne\r".utf8))))
    #expect(PropertyLine.text(text.bytes.allBytes()) == "a\nb\nc\n\n\nd\n\ne\n")
  }
}
