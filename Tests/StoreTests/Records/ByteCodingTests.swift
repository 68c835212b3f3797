import Testing

@testable import Store

@Suite("Values as bytes")
struct ByteCodingTests {
  @Test(
    "Varints have seven bits a byte, lowest first",
    arguments: [
      (0, [0]), (1, [1]), (127, [0x7F]), (128, [0x80, 1]), (300, [0xAC, 2]), (16_384, [0x80, 0x80, 1]),
      (UInt64(Int.max), [UInt8](repeating: 0xFF, count: 8) + [0x7F]),
      (UInt64.max, [UInt8](repeating: 0xFF, count: 9) + [1]),
    ] as [(UInt64, [UInt8])])
  func varints(_ value: UInt64, _ bytes: [UInt8]) {
    #expect(written { $0.append(unsigned: value) } == bytes)
    #expect(reading(bytes) { $0.unsigned() } == (value, true))
  }

  @Test(
    "Small signed numbers are short, whatever their sign",
    arguments: [
      (0, [0]), (-1, [1]), (1, [2]), (-64, [0x7F]), (64, [0x80, 1]),
      (Int.max, [0xFE] + [UInt8](repeating: 0xFF, count: 8) + [1]), (Int.min, [UInt8](repeating: 0xFF, count: 9) + [1]),
    ] as [(Int, [UInt8])])
  func signed(_ value: Int, _ bytes: [UInt8]) {
    #expect(written { $0.append(signed: value) } == bytes)
    #expect(reading(bytes) { $0.signed() } == (value, true))
  }

  @Test("Fixed numbers have their lowest byte first")
  func fixed() {
    let bytes = written {
      $0.append(byte: 9)
      $0.append(fixed: 0x0403_0201 as UInt32)
      $0.append(fixed: 0x0807_0605_0403_0201 as UInt64)
    }
    #expect(bytes == [9, 1, 2, 3, 4, 1, 2, 3, 4, 5, 6, 7, 8])
    let (values, isWhole) = reading(bytes) { (UInt64($0.byte()), UInt64($0.fixed32()), $0.fixed64()) }
    #expect(values == (9, 0x0403_0201, 0x0807_0605_0403_0201))
    #expect(isWhole)
  }

  @Test(
    "Texts keep every byte", arguments: ["", "a", "\0", "e\u{301}", "é", "🗓️", String(repeating: "ä", count: 50_000)])
  func texts(_ text: String) {
    let bytes = written { $0.append(text: text) }
    let (read, isWhole) = reading(bytes) { $0.text() }
    #expect(Array(read.utf8) == Array(text.utf8))
    #expect(isWhole)
    #expect(bytes.count == text.utf8.count + (text.utf8.count < 128 ? 1 : 3))
  }

  @Test(
    "What is no varint is bad, and reads as 0",
    arguments: [
      [], [0x80], [0x80, 0], [0xFF, 0x80, 0], [UInt8](repeating: 0xFF, count: 9) + [2],
      [UInt8](repeating: 0x80, count: 10), [UInt8](repeating: 0xFF, count: 100),
      [UInt8](repeating: 0x80, count: 10) + [1],
    ] as [[UInt8]])
  func badVarints(_ bytes: [UInt8]) {
    #expect(reading(bytes) { $0.unsigned() } == (0, false))
    #expect(reading(bytes) { $0.signed() } == (0, false))
  }

  @Test(
    "What is no text is bad, and reads as none: too short, or not UTF-8",
    arguments: [
      [], [1], [2, 65], [1, 0xFF], [1, 0x80], [2, 0xC0, 0x80], [3, 0xED, 0xA0, 0x80], [2, 0xE2, 0x82],
      [4, 0xF4, 0x90, 0x80, 0x80], [UInt8](repeating: 0xFF, count: 9) + [1, 65],
      [UInt8](repeating: 0xFF, count: 8) + [0x7F, 65],
    ] as [[UInt8]])
  func badTexts(_ bytes: [UInt8]) {
    #expect(reading(bytes) { $0.text() } == ("", false))
    #expect(reading(bytes) { $0.list(ofBytes: 1) { $0.text() }.joined() }.isWhole == false)
  }

  @Test("After a bad read all others give zeros and nothing")
  func failed() {
    let bytes = [0x80, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as [UInt8]
    bytes.withUnsafeBytes {
      var reader = ByteReader($0)
      _ = reader.unsigned()
      #expect(reader.failed)
      #expect(reader.byte() == 0 && reader.unsigned() == 0 && reader.signed() == 0)
      #expect(reader.fixed32() == 0 && reader.fixed64() == 0)
      #expect(reader.text() == "" && reader.block() == [] && reader.count() == 0 && reader.remaining == 0)
      #expect(!reader.isWhole)
    }
  }

  @Test("A number of things is not believed when they cannot all follow")
  func counts() {
    #expect(reading([3, 0, 0, 0, 0, 0, 0]) { ($0.count(ofBytes: 2), $0.failed) }.value == (3, false))
    #expect(reading([3, 0, 0, 0, 0, 0]) { ($0.count(ofBytes: 2), $0.failed) }.value == (0, true))
    let short = [100] + [UInt8](repeating: 0, count: 99)
    #expect(reading(short) { $0.list(ofBytes: 1) { $0.byte() } }.value.capacity == 0)
    #expect(reading([0]) { $0.list(ofBytes: 1) { $0.byte() } } == ([], false))
    #expect(reading([2, 7, 8]) { $0.list(ofBytes: 1) { $0.byte() } } == ([7, 8], true))
    #expect(!reading([2, 7, 8, 9]) { $0.list(ofBytes: 1) { $0.byte() } }.isWhole)
  }
}
