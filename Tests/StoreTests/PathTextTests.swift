import Testing

@testable import Store

@Suite("Paths as text")
struct PathTextTests {
  /// Names, and the scalars that their texts have.
  struct Name: Sendable {
    let bytes: [UInt8]
    let scalars: [UInt32]
  }

  static let names = [
    Name(bytes: Array("Käse.ics".utf8), scalars: [0x4B, 0xE4, 0x73, 0x65, 0x2E, 0x69, 0x63, 0x73]),
    Name(bytes: [0x4B, 0xE4, 0x73, 0x65], scalars: [0x4B, 0x10FEE4, 0x73, 0x65]),
    Name(bytes: [0xFF, 0xFE], scalars: [0x10FEFF, 0x10FEFE]),
    Name(bytes: [0xC3, 0x2F, 0xA4], scalars: [0x10FEC3, 0x2F, 0x10FEA4]),
    Name(bytes: [0xE2, 0x82], scalars: [0x10FEE2, 0x10FE82]),
    // A surrogate, and a form that is longer than it need be.
    Name(bytes: [0xED, 0xA0, 0x80], scalars: [0x10FEED, 0x10FEA0, 0x10FE80]),
    Name(bytes: [0xC0, 0xAF], scalars: [0x10FEC0, 0x10FEAF]),
    // U+10FEE4 itself.
    Name(bytes: [0xF4, 0x8F, 0xBB, 0xA4], scalars: [0x10FEF4, 0x10FE8F, 0x10FEBB, 0x10FEA4]),
    Name(bytes: [0xF4, 0x8F, 0xB7, 0xBF], scalars: [0x10FDFF]),
    Name(bytes: [], scalars: []),
  ]

  @Test("a byte that is no UTF-8 is a scalar of its own, and the bytes come back", arguments: names)
  func knownNames(_ name: Name) {
    let text = PathText.text(name.bytes)
    #expect(text.unicodeScalars.map(\.value) == name.scalars)
    #expect(PathText.bytes(text) == name.bytes)
  }

  @Test("all names of two bytes come back, and no two have one text")
  func allPairs() {
    var texts: Set<[UInt32]> = []
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let text = PathText.text([first, second])
        #expect(PathText.bytes(text) == [first, second])
        texts.insert(text.unicodeScalars.map(\.value))
      }
    }
    #expect(texts.count == 65_536)
  }
}
