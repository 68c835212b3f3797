import ICU

@testable import ICal

/// Text in any encoding. The first byte chooses one, the second where the text is cut, and the rest is the text.
struct Encodings: FuzzTarget {
  private static let all = TextEncoding.knownNames.compactMap { TextEncoding(named: $0) }

  func run(_ input: [UInt8]) {
    guard input.count > 2 else { return }
    let encoding = Self.all[Int(input[0]) % Self.all.count]
    let text = Array(input[2...])
    let cut = Int(input[1]) % text.count
    let whole = decoded([text], encoding)
    expect(
      whole == decoded([Array(text[..<cut]), Array(text[cut...])], encoding), "a text is decoded the same in pieces")
    expect(isUTF8(whole), "what is decoded is UTF-8")
    expect(encoding.decoded(text).map { isUTF8($0.bytes) } ?? true, "a line that is decoded is UTF-8")
    for isPreferred in [false, true] {
      let decoder = LineDecoder(encoding: encoding, isPreferred: isPreferred)
      expect(isUTF8(decoder.decoded(text)), "whatever a line is, it becomes UTF-8")
    }
    let guess = EncodingGuess(text.split(separator: 10).map(Array.init))
    expect(guess.encoding != nil, "something is guessed")
  }

  private func decoded(_ pieces: [[UInt8]], _ encoding: TextEncoding) -> [UInt8] {
    var text: [UInt8] = []
    guard var decoder = TextDecoder(encoding) else { return [] }
    for piece in pieces { expect(decoder.decode(piece, isLast: false, into: &text), "a piece is decoded") }
    expect(decoder.decode([], isLast: true, into: &text), "the end is decoded")
    return text
  }

  private func isUTF8(_ text: [UInt8]) -> Bool { text.withUnsafeBytes(UTF8Validity.isValid) }

  var seeds: [[UInt8]] {
    [
      [10, 1] + Array("Grüße 会议 кофе".utf8), [20, 2, 0xB2, 0xE2, 0xCA, 0xD4, 0xB9],
      [40, 3, 0x82, 0xA0, 0x83, 0x5C, 0x81],
      [60, 3, 0x1B, 0x24, 0x42, 0x25, 0x46, 0x1B, 0x28, 0x42], [80, 1, 0xD8, 0x3D, 0xDE, 0x00, 0xD8],
    ]
  }
}
