@testable import Input

/// Bytes of a terminal: they mean the same however they are cut, and what is kept of them is bounded.
struct Input: FuzzTarget {
  func run(_ input: [UInt8]) {
    var whole = InputDecoder()
    let events = whole.decode(input)
    var single = InputDecoder()
    expect(events == input.flatMap { single.decode(CollectionOfOne($0)) }, "events do not depend on the cuts")
    expect(events.count <= input.count, "an event has a byte at least")
    expect(whole.flush() == single.flush(), "what is left does not depend on the cuts")
    expect(!whole.isPending && !whole.isPasting, "nothing is left after a flush")
  }

  var seeds: [[UInt8]] {
    [
      "q]\u{1B}[A\u{1B}[1;5C\u{1B}OP\u{1B}[<0;10;20M\u{1B}[<64;1;1m\u{1B}[M !!",
      "\u{1B}[200~pasted\u{1B}[201~é日\u{1B}\u{1B}",
      "\u{1B}]11;rgb:0000/0000/0000\u{7}\u{1B}P1$r\u{1B}\\\u{1B}[0n\u{1B}[?1;2c\u{1B}[[A\u{1B}[27;5;9~",
    ].map { Array($0.utf8) }
  }
}
