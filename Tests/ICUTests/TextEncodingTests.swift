import ICU
import SeededNumbers
import Testing

@Suite("Encodings of ICU")
struct TextEncodingTests {
  @Test(
    "are found by their names and aliases, in any letter case",
    arguments: [
      ("utf8", "UTF-8"), ("Latin1", "ISO-8859-1"), ("cp1252", "windows-1252"), ("SHIFT_JIS", "Shift_JIS"),
      ("sjis", "Shift_JIS"), ("gbk", "GBK"), ("gb18030", "GB18030"), ("big5", "Big5"), ("euc-kr", "EUC-KR"),
      ("koi8-r", "KOI8-R"), ("utf-16le", "UTF-16LE"), ("tis-620", "tis-620"),
    ])
  func names(_ alias: String, _ name: String) {
    #expect(TextEncoding(named: alias)?.name == name)
  }

  @Test(
    "that nobody knows are none",
    arguments: ["", "klingon", "UTF-8,version=1", "../klingon", "UTF-8\0", String(repeating: "a", count: 5000)])
  func unknown(_ name: String) {
    #expect(TextEncoding(named: name) == nil)
  }

  @Test(
    "mean ASCII by bytes below 0x80, or do not",
    arguments: [
      ("UTF-8", true), ("windows-1252", true), ("Shift_JIS", true), ("GB18030", true), ("Big5", true), ("EUC-JP", true),
      ("EUC-KR", true), ("KOI8-R", true), ("TIS-620", true), ("UTF-16", false), ("UTF-32LE", false), ("UTF-7", false),
      ("ISO-2022-JP", false), ("HZ", false), ("IBM037", false), ("SCSU", false),
    ])
  func meansASCII(_ name: String, _ expected: Bool) throws {
    #expect(try #require(TextEncoding(named: name)).meansASCII == expected)
  }

  @Test("can be listed")
  func list() {
    let names = TextEncoding.knownNames
    #expect(["UTF-8", "windows-1252", "Shift_JIS", "GB18030", "EUC-KR"].allSatisfy(names.contains))
    #expect(names.allSatisfy { TextEncoding(named: $0) != nil })
    #expect(Set(names).count == names.count)
  }

  @Test("decode whole texts, and count what is no character")
  func whole() throws {
    let japanese = try #require(TextEncoding(named: "Shift_JIS"))
    let sound = try #require(japanese.decoded([0x95, 0x5C, 0x41]))
    #expect(String(decoding: sound.bytes, as: UTF8.self) == "表A" && sound.faults == 0)
    let broken = try #require(japanese.decoded([0x41, 0xFF, 0x42, 0x95]))
    #expect(String(decoding: broken.bytes, as: UTF8.self) == "A\u{FFFD}B\u{FFFD}" && broken.faults == 2)
    // What was left open is no part of the next text.
    #expect(try #require(japanese.decoded([0x5C])).bytes == [0x5C])
    let western = try #require(TextEncoding(named: "windows-1252")?.decoded([0x80, 0x81, 0xFC]))
    #expect(String(decoding: western.bytes, as: UTF8.self) == "€\u{FFFD}ü")
    #expect(try #require(japanese.decoded([])).bytes.isEmpty)
  }

  @Test("decode pieces as one text, wherever they are cut", arguments: [1, 2, 3, 7, 1000])
  func pieces(_ size: Int) throws {
    let encoding = try #require(TextEncoding(named: "UTF-16LE"))
    let text = String(repeating: "Grüße 会议 😀\r\n", count: 60_000 / max(10, 200 / size))
    let bytes = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    guard var decoder = TextDecoder(encoding) else {
      Issue.record("ICU opens no decoder")
      return
    }
    var decoded: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let end = min(bytes.count, position + size)
      let isDecoded = decoder.decode(Array(bytes[position..<end]), isLast: end == bytes.count, into: &decoded)
      try #require(isDecoded)
      position = end
    }
    #expect(String(decoding: decoded, as: UTF8.self) == text)
  }

  @Test("decode a large piece that fills the room many times")
  func largePiece() throws {
    let encoding = try #require(TextEncoding(named: "GB18030"))
    let bytes = [[UInt8]](repeating: [0xBB, 0xE1, 0xD2, 0xE9], count: 200_000).flatMap(\.self)
    guard var decoder = TextDecoder(encoding) else {
      Issue.record("ICU opens no decoder")
      return
    }
    var decoded: [UInt8] = []
    let isDecoded = decoder.decode(bytes, isLast: true, into: &decoded)
    #expect(isDecoded)
    #expect(decoded == Array(String(repeating: "会议", count: 200_000).utf8))
  }

  @Test("give UTF-8 for any bytes, whole and in pieces alike", arguments: TextEncoding.knownNames)
  func garbage(_ name: String) throws {
    let encoding = try #require(TextEncoding(named: name))
    var random = SeededGenerator(state: 7)
    for _ in 0..<20 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      let whole = try #require(encoding.decoded(bytes)).bytes
      #expect(String(validating: whole, as: UTF8.self) != nil)
      var pieces: [UInt8] = []
      guard var decoder = TextDecoder(encoding) else {
        Issue.record("ICU opens no decoder")
        return
      }
      for start in stride(from: 0, to: 200, by: 40) {
        let isDecoded = decoder.decode(Array(bytes[start..<start + 40]), isLast: start == 160, into: &pieces)
        try #require(isDecoded)
      }
      #expect(String(validating: pieces, as: UTF8.self) != nil)
      // The controls that a whole text has no use for stay in pieces.
      let visible = { (text: [UInt8]) in
        String(decoding: text, as: UTF8.self).unicodeScalars.map {
          (0x80...0x9F).contains($0.value) ? "\u{FFFD}" : $0
        }
      }
      #expect(visible(pieces) == visible(whole))
    }
  }

  @Test("are used by many threads at once")
  func threads() async throws {
    let (japanese, chinese) = (
      try #require(TextEncoding(named: "Shift_JIS")), try #require(TextEncoding(named: "GB18030"))
    )
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { round in
            (number + round) % 2 == 0
              ? japanese.decoded([0x95, 0x5C])?.bytes == Array("表".utf8)
              : chinese.decoded([0xBB, 0xE1])?.bytes == Array("会".utf8)
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("are guessed by ICU for longer texts")
  func detector() throws {
    // "Встреча в понедельник, обед с мамой и звонок врачу" in KOI8-R, as Python writes it.
    let bytes: [UInt8] = [
      0xF7, 0xD3, 0xD4, 0xD2, 0xC5, 0xDE, 0xC1, 0x20, 0xD7, 0x20, 0xD0, 0xCF, 0xCE, 0xC5, 0xC4, 0xC5, 0xCC, 0xD8, 0xCE,
      0xC9, 0xCB, 0x2C, 0x20, 0xCF, 0xC2, 0xC5, 0xC4, 0x20, 0xD3, 0x20, 0xCD, 0xC1, 0xCD, 0xCF, 0xCA, 0x20, 0xC9, 0x20,
      0xDA, 0xD7, 0xCF, 0xCE, 0xCF, 0xCB, 0x20, 0xD7, 0xD2, 0xC1, 0xDE, 0xD5,
    ]
    let guess = try #require(EncodingDetector.guesses(bytes).first)
    #expect(guess.encoding.name == "KOI8-R")
    #expect((30...100).contains(guess.confidence))
  }
}
