import SeededNumbers
import Testing

@testable import Input

@Suite("Bytes of a terminal")
struct InputDecoderTests {
  /// All events of some bytes, handed over in pieces, with what is left at the end.
  private static func events(_ pieces: [ArraySlice<UInt8>]) -> [InputEvent] {
    var decoder = InputDecoder()
    let events = pieces.flatMap { decoder.decode($0) }
    return events + decoder.flush()
  }

  @Test("what bytes mean, wherever they are cut", arguments: InputCase.all)
  func meaning(_ input: InputCase) {
    let bytes = Array(input.bytes)
    #expect(Self.events([bytes[...]]) == input.events)
    for cut in 0...bytes.count {
      #expect(Self.events([bytes[..<cut], bytes[cut...]]) == input.events, "cut at \(cut)")
    }
    #expect(Self.events(bytes.indices.map { bytes[$0...$0] }) == input.events, "byte by byte")
  }

  @Test("each case after another one: nothing is left behind", arguments: InputCase.all.filter(\.isComplete))
  func sequence(_ first: InputCase) {
    for second in InputCase.all where second.isComplete {
      #expect(
        Self.events([(first.bytes + second.bytes)[...]]) == first.events + second.events,
        "then \(second.testDescription)")
    }
  }

  @Test("what is pending, and what it is when nothing follows", arguments: InputCase.pending)
  func pending(_ input: InputCase) {
    var decoder = InputDecoder()
    #expect(decoder.decode(input.bytes) == [])
    #expect(decoder.isPending)
    #expect(decoder.flush() == input.events)
    #expect(!decoder.isPending)
    #expect(decoder.flush() == [])
    #expect(decoder.decode([UInt8(ascii: "x")]) == [.key(KeyPress(.character("x")))])
  }

  @Test(
    "a sequence that has begun is waited for",
    arguments: ["\u{1B}[1", "\u{1B}[1;5", "\u{1B}[<0;3", "\u{1B}[M ", "\u{1B}]11;rgb:"])
  func waiting(_ text: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(text.utf8) == [])
    #expect(!decoder.isPending)
    #expect(decoder.flush() == [])
  }

  @Test("a paste whose end is lost is ended by a pause, and keys are keys again")
  func lostEnd() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~te".utf8) == [] && decoder.isPasting && !decoder.isPending)
    #expect(decoder.decode("xt".utf8) == [])
    #expect(decoder.flush() == [.paste("text")])
    #expect(!decoder.isPasting && decoder.decode("q".utf8) == [.key(KeyPress(.character("q")))])
  }

  @Test("an ESC ends whatever has begun, and begins anew", arguments: InputCase.all.filter(\.isComplete))
  func restart(_ input: InputCase) {
    for begun in ["\u{1B}[1;5", "\u{1B}[<0;3", "\u{1B}[M!", "\u{1B}]11;rgb:", "\u{1B}P1$r", "\u{1B}O1"] {
      guard input.bytes.first == 0x1B else { continue }
      #expect(Self.events([(Array(begun.utf8) + input.bytes)[...]]) == input.events, "after \(begun)")
    }
  }

  @Test("text without control characters comes as it was typed")
  func text() {
    var random = SeededGenerator(state: 11)
    for _ in 0..<500 {
      let scalars = (0..<random.int(in: 0...40)).map { _ in Self.scalar(&random) }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let typed = Self.events([Array(String(text).utf8)[...]]).map { event -> String? in
        if case .key(let press) = event { press.text } else { nil }
      }
      #expect(typed == scalars.map { String(Character($0)) })
    }
  }

  private static func scalar(_ random: inout SeededGenerator) -> Unicode.Scalar {
    let ranges = [0x20...0x7E, 0xA0...0x7FF, 0x300...0x36F, 0x800...0xFFFD, 0x1F300...0x1FAFF, 0x10000...0x10FFFF]
    while true {
      let value = random.int(in: ranges[random.int(in: 0...ranges.count - 1)])
      if let scalar = Unicode.Scalar(UInt32(value)) { return scalar }
    }
  }

  @Test("random bytes mean the same however they are cut, and little is kept of them")
  func random() {
    var random = SeededGenerator(state: 3)
    for round in 0..<10_000 {
      let bytes = Self.bytes(&random)
      var whole = InputDecoder()
      let expected = whole.decode(bytes)
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = random.int(in: 1...7)
        events += decoder.decode(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(events == expected, "round \(round): \(bytes)")
      #expect(decoder.keptBytes <= bytes.count)
      #expect(decoder.flush() == whole.flush())
    }
  }

  /// Bytes of which many belong to sequences.
  private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    let usual = Array("\u{1B}\u{1B}\u{1B}[[[OO<?;;:0123456789~~mMAuZnPQR]\\P_^X\u{7}\r$@200~201~".utf8)
    return (0..<random.int(in: 0...60)).map { _ in
      random.chance(3) ? UInt8(random.int(in: 0...255)) : usual[random.int(in: 0...usual.count - 1)]
    }
  }

  @Test(
    "what never ends is bounded",
    arguments: ["\u{1B}[", "\u{1B}[<", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}[200~", "\u{1B}[M", "\u{1B}[[", ""],
    [";", "9", ":", " ", "é", "\u{1B}", "\u{1B}["])
  func endless(begin: String, repeated: String) {
    var decoder = InputDecoder()
    _ = decoder.decode(begin.utf8)
    let piece = Array(String(repeating: repeated, count: 1000).utf8)
    for _ in 0..<70 {
      _ = decoder.decode(piece)
      #expect(decoder.keptBytes <= PasteCollector.most)
    }
  }

  @Test("a long paste is cut at a character, and what follows it is not")
  func longPaste() {
    let text = "a" + String(repeating: "é", count: 40_000)
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~x".utf8)
    let events = Self.events([bytes[..<50_000], bytes[50_000...]])
    #expect(events == [.paste(String(text.prefix(1 + 32_767))), .key(KeyPress(.character("x")))])
  }

  @Test(
    "of ten thousand bytes without an end the first 4096 are a string, whatever it is", arguments: "]PX^_",
    [1, 7, 4096])
  func tenThousand(_ introducer: Character, _ piece: Int) {
    var decoder = InputDecoder()
    var rest = (Array("\u{1B}\(introducer)".utf8) + Array(repeating: UInt8(ascii: "."), count: 10_000))[...]
    var events: [InputEvent] = []
    while !rest.isEmpty {
      events += decoder.decode(rest.prefix(piece))
      rest = rest.dropFirst(piece)
    }
    #expect(events == Array(repeating: .key(KeyPress(.character("."))), count: 5904))
    #expect(!decoder.isPending)
    #expect(decoder.decode("\u{1B}[A".utf8) == [.key(KeyPress(.up))])
  }

  @Test("a string that never ends is given up")
  func longString() {
    var decoder = InputDecoder()
    let bytes = Array("\u{1B}]".utf8) + Array(repeating: UInt8(ascii: "."), count: InputDecoder.longestString)
    #expect(decoder.decode(bytes) == [])
    #expect(decoder.decode([UInt8(ascii: "q")]) == [.key(KeyPress(.character("q")))])
  }
}

extension InputDecoder {
  /// What it holds on the heap.
  fileprivate var keptBytes: Int {
    switch state {
    case .paste(let collector): collector.bytes.count
    case .control(let parameters), .singleShift(let parameters): parameters.keptNumbers
    default: 0
    }
  }
}

extension SequenceParameters {
  /// Numbers that are kept, as the places tell at which one is.
  fileprivate var keptNumbers: Int {
    Mirror(reflecting: self).children.compactMap { ($0.value as? [Int])?.count }.reduce(0, +)
  }
}
