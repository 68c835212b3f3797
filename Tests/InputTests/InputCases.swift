import Testing

@testable import Input

/// Bytes and what they mean.
struct InputCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var bytes: [UInt8]
  var events: [InputEvent]
  /// Whether nothing is left waiting behind the bytes.
  var isComplete = true

  init(_ name: String, _ text: String, _ events: [InputEvent]) {
    self.init(name, bytes: Array(text.utf8), events)
  }

  init(_ name: String, bytes: [UInt8], _ events: [InputEvent]) {
    (testDescription, self.bytes, self.events) = (name, bytes, events)
  }

  /// A key.
  init(_ text: String, _ key: Key, _ modifiers: Modifiers = []) {
    let press = KeyPress(key, modifiers)
    let shown = text.unicodeScalars.map {
      $0.value < 0x20 ? "^\(Character(Unicode.Scalar($0.value + 0x40) ?? "?"))" : "\($0)"
    }
    self.init("\(press.name): \(shown.joined())", text, [.key(press)])
  }

  static let all: [InputCase] = characters + cursorKeys + numberedKeys + codedKeys + altKeys + pointer + reports + mixed

  /// What could be keys, or the beginning of something.
  static let pending: [InputCase] = [
    InputCase("ESC", "\u{1B}", [.key(KeyPress(.escape))]),
    InputCase("two ESC", "\u{1B}\u{1B}", [.key(KeyPress(.escape)), .key(KeyPress(.escape))]),
    InputCase("ESC [", "\u{1B}[", [.key(KeyPress(.character("["), .alt))]),
    InputCase("ESC O", "\u{1B}O", [.key(KeyPress(.character("O"), .alt))]),
    InputCase("ESC ]", "\u{1B}]", [.key(KeyPress(.character("]"), .alt))]),
    InputCase("ESC P", "\u{1B}P", [.key(KeyPress(.character("P"), .alt))]),
    InputCase("ESC ESC [", "\u{1B}\u{1B}[", [.key(KeyPress(.escape)), .key(KeyPress(.character("["), .alt))]),
    InputCase("ESC in a string", "\u{1B}]0;x\u{1B}", [.key(KeyPress(.escape))]),
    InputCase("ESC [ [", "\u{1B}[[", []),
  ]

  private static let characters: [InputCase] = [
    InputCase("a", .character("a")), InputCase("A", .character("A")), InputCase("~", .character("~")),
    InputCase("é", .character("é")), InputCase("日", .character("日")), InputCase("👍", .character("👍")),
    InputCase("\u{301}", .character("\u{301}")), InputCase("\u{FFFD}", .character("\u{FFFD}")),
    InputCase(" ", .space), InputCase("\r", .enter), InputCase("\n", .enter), InputCase("\t", .tab),
    InputCase("\u{7F}", .backspace), InputCase("\u{8}", .character("H"), .control),
    InputCase("\u{0}", .space, .control), InputCase("\u{1}", .character("A"), .control),
    InputCase("\u{13}", .character("S"), .control), InputCase("\u{1A}", .character("Z"), .control),
    InputCase("\u{1C}", .character("\\"), .control), InputCase("\u{1F}", .character("_"), .control),
    InputCase(
      "a letter and an accent", "e\u{301}", [.key(KeyPress(.character("e"))), .key(KeyPress(.character("\u{301}")))]),
    InputCase("C1 controls", "\u{80}\u{9B}A", [.key(KeyPress(.character("A")))]),
    InputCase("invalid bytes", bytes: [0x80, 0xC0, 0xAF, 0xFF, 0x61], [.key(KeyPress(.character("a")))]),
    InputCase("a character cut off", bytes: [0xE6, 0x97, 0x61], [.key(KeyPress(.character("a")))]),
    InputCase("another one behind it", bytes: [0xE6, 0xC3, 0xA9], [.key(KeyPress(.character("é")))]),
    InputCase("a surrogate", bytes: [0xED, 0xA0, 0x80, 0x62], [.key(KeyPress(.character("b")))]),
    InputCase("too long a form", bytes: [0xF0, 0x80, 0x80, 0xAF, 0x62], [.key(KeyPress(.character("b")))]),
    InputCase("beyond Unicode", bytes: [0xF4, 0x90, 0x80, 0x80, 0x62], [.key(KeyPress(.character("b")))]),
  ]

  private static let cursorKeys: [InputCase] = [
    InputCase("\u{1B}[A", .up), InputCase("\u{1B}[B", .down), InputCase("\u{1B}[C", .right),
    InputCase("\u{1B}[D", .left),
    InputCase("\u{1B}OA", .up), InputCase("\u{1B}OB", .down), InputCase("\u{1B}OC", .right),
    InputCase("\u{1B}OD", .left),
    InputCase("\u{1B}[H", .home), InputCase("\u{1B}[F", .end), InputCase("\u{1B}OH", .home),
    InputCase("\u{1B}OF", .end),
    InputCase("\u{1B}[1;5C", .right, .control), InputCase("\u{1B}[1;3D", .left, .alt),
    InputCase("\u{1B}[1;2A", .up, .shift),
    InputCase("\u{1B}[1;8B", .down, [.shift, .alt, .control]), InputCase("\u{1B}[1;2H", .home, .shift),
    InputCase("\u{1B}[1;1A", .up), InputCase("\u{1B}[1;65A", .up), InputCase("\u{1B}O5C", .right, .control),
    InputCase("\u{1B}Oa", .up, .control), InputCase("\u{1B}[d", .left, .shift), InputCase("\u{1B}[Z", .tab, .shift),
    InputCase("\u{1B}[1;5Z", .tab, [.shift, .control]),
    InputCase("\u{1B}OP", .function(1)), InputCase("\u{1B}OS", .function(4)),
    InputCase("\u{1B}[1;5P", .function(1), .control),
    InputCase("\u{1B}O1;2Q", .function(2), .shift), InputCase("\u{1B}[[A", .function(1)),
    InputCase("\u{1B}[[E", .function(5)),
    InputCase("\u{1B}OM", .enter), InputCase("\u{1B}Oj", .character("*")), InputCase("\u{1B}Oy", .character("9")),
  ]

  private static let numberedKeys: [InputCase] =
    [
      (1, Key.home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home), (8, .end),
      (11, .function(1)), (12, .function(2)), (13, .function(3)), (14, .function(4)), (15, .function(5)),
      (17, .function(6)), (18, .function(7)), (19, .function(8)), (20, .function(9)), (21, .function(10)),
      (23, .function(11)), (24, .function(12)),
    ].map { InputCase("\u{1B}[\($0)~", $1) } + [
      InputCase("\u{1B}[5;3~", .pageUp, .alt), InputCase("\u{1B}[3;5~", .delete, .control),
      InputCase("\u{1B}[15;2~", .function(5), .shift), InputCase("\u{1B}[7$", .home, .shift),
      InputCase("\u{1B}[8^", .end, .control), InputCase("\u{1B}[5@", .pageUp, [.shift, .control]),
    ]

  private static let codedKeys: [InputCase] = [
    InputCase("\u{1B}[97;5u", .character("A"), .control), InputCase("\u{1B}[97u", .character("a")),
    InputCase("\u{1B}[97;2u", .character("A")), InputCase("\u{1B}[97:65;2u", .character("A")),
    InputCase("\u{1B}[97;3u", .character("a"), .alt), InputCase("\u{1B}[27;5;97~", .character("A"), .control),
    InputCase("\u{1B}[27;5;13~", .enter, .control), InputCase("\u{1B}[13;2u", .enter, .shift),
    InputCase("\u{1B}[27u", .escape), InputCase("\u{1B}[9;5u", .tab, .control),
    InputCase("\u{1B}[32;5u", .space, .control),
    InputCase("\u{1B}[127;5u", .backspace, .control), InputCase("\u{1B}[233u", .character("é")),
    InputCase("a key that types nothing", "\u{1B}[57441;2u", []), InputCase("no character", "\u{1B}[55296u", []),
    InputCase("a number beyond bounds", "\u{1B}[99999999999999999999u", []),
  ]

  private static let altKeys: [InputCase] = [
    InputCase("\u{1B}x", .character("x"), .alt), InputCase("\u{1B}X".lowercased(), .character("x"), .alt),
    InputCase("\u{1B}é", .character("é"), .alt), InputCase("\u{1B}\r", .enter, .alt),
    InputCase("\u{1B} ", .space, .alt),
    InputCase("\u{1B}\u{7F}", .backspace, .alt), InputCase("\u{1B}\u{1}", .character("A"), [.alt, .control]),
    InputCase("\u{1B}\u{1B}[A", .up, .alt), InputCase("\u{1B}\u{1B}OC", .right, .alt),
    InputCase("\u{1B}\u{1B}[5~", .pageUp, .alt),
    InputCase(
      "ESC and Alt", "\u{1B}\u{1B}x", [.key(KeyPress(.escape)), .key(KeyPress(.character("x"), .alt))]),
    InputCase(
      "three ESC", "\u{1B}\u{1B}\u{1B}[A", [.key(KeyPress(.escape)), .key(KeyPress(.up, .alt))]),
    InputCase("Alt with half a character", bytes: [0x1B, 0xC3, 0xC3, 0xA9], [.key(KeyPress(.character("é")))]),
  ]

  private static let pointer: [InputCase] = [
    InputCase("press", "\u{1B}[<0;1;1M", [.pointer(PointerEvent(.press(.left), row: 0, column: 0))]),
    InputCase("release", "\u{1B}[<0;80;24m", [.pointer(PointerEvent(.release(.left), row: 23, column: 79))]),
    InputCase("middle", "\u{1B}[<1;3;2M", [.pointer(PointerEvent(.press(.middle), row: 1, column: 2))]),
    InputCase("right", "\u{1B}[<2;3;2M", [.pointer(PointerEvent(.press(.right), row: 1, column: 2))]),
    InputCase("drag", "\u{1B}[<32;300;200M", [.pointer(PointerEvent(.drag(.left), row: 199, column: 299))]),
    InputCase("wheel up", "\u{1B}[<64;3;2M", [.pointer(PointerEvent(.wheel(.up), row: 1, column: 2))]),
    InputCase("wheel down", "\u{1B}[<65;3;2M", [.pointer(PointerEvent(.wheel(.down), row: 1, column: 2))]),
    InputCase("wheel left", "\u{1B}[<66;3;2M", [.pointer(PointerEvent(.wheel(.left), row: 1, column: 2))]),
    InputCase("wheel right", "\u{1B}[<67;3;2M", [.pointer(PointerEvent(.wheel(.right), row: 1, column: 2))]),
    InputCase(
      "wheel with Ctrl", "\u{1B}[<81;3;2M",
      [.pointer(PointerEvent(.wheel(.down), row: 1, column: 2, modifiers: .control))]),
    InputCase("wheel with the bit of motion", "\u{1B}[<97;3;2M", []),
    InputCase(
      "with modifiers", "\u{1B}[<28;3;2M",
      [.pointer(PointerEvent(.press(.left), row: 1, column: 2, modifiers: [.shift, .alt, .control]))]),
    InputCase("motion without a button", "\u{1B}[<35;3;2M", []),
    InputCase("a release of the wheel", "\u{1B}[<64;3;2m", []),
    InputCase("another button", "\u{1B}[<128;3;2M", []),
    InputCase("off the screen", "\u{1B}[<0;0;0M", []),
    InputCase("numbers missing", "\u{1B}[<M", []),
    InputCase("as X10 has it", "\u{1B}[M !!", []),
    InputCase("as X10 has it, far right", bytes: [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x21], []),
  ]

  private static let reports: [InputCase] = [
    InputCase("all is well", "\u{1B}[0n", [.acknowledged]),
    InputCase("a malfunction", "\u{1B}[3n", []),
    InputCase("a printer", "\u{1B}[?13n", []),
    InputCase("what it is (DA)", "\u{1B}[?62;1;6;22c", []),
    InputCase("what it is (DA 2)", "\u{1B}[>41;354;0c", []),
    InputCase("where the cursor is", "\u{1B}[12;40R", []),
    InputCase("a mode", "\u{1B}[?2026;2$y", []),
    InputCase("in focus", "\u{1B}[I", []),
    InputCase("out of focus", "\u{1B}[O", []),
    InputCase("a colour, with ST", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", []),
    InputCase("a colour, with BEL", "\u{1B}]11;rgb:0000/0000/0000\u{7}", []),
    InputCase("a device control string", "\u{1B}P1$r0m\u{1B}\\", []),
    InputCase("an application's command", "\u{1B}_Gi=31;OK\u{1B}\\", []),
    InputCase("a privacy message", "\u{1B}^text\u{1B}\\", []),
    InputCase("a string", "\u{1B}Xtext\u{1B}\\", []),
    InputCase("the end of no paste", "\u{1B}[201~", []),
    InputCase("unknown", "\u{1B}[1;2;3;4;5;6;7;8;9;10;11;12y", []),
  ]

  private static let mixed: [InputCase] = [
    InputCase("a paste", "\u{1B}[200~two\rlines, \u{1B}[A and é\u{1B}[201~", [.paste("two\rlines, \u{1B}[A and é")]),
    InputCase("an empty paste", "\u{1B}[200~\u{1B}[201~", [.paste("")]),
    InputCase(
      "a paste with nearly an end", "\u{1B}[200~\u{1B}[201\u{1B}[20\u{1B}\u{1B}[201~",
      [.paste("\u{1B}[201\u{1B}[20\u{1B}")]),
    InputCase(
      "a paste that is no UTF-8", bytes: Array("\u{1B}[200~".utf8) + [0xFF] + Array("\u{1B}[201~".utf8),
      [.paste("\u{FFFD}")]),
    InputCase("ESC and an answer", "\u{1B}\u{1B}[0n", [.key(KeyPress(.escape)), .acknowledged]),
    InputCase(
      "ESC and a click", "\u{1B}\u{1B}[<0;1;1M",
      [.key(KeyPress(.escape)), .pointer(PointerEvent(.press(.left), row: 0, column: 0))]),
    InputCase("ESC and a paste", "\u{1B}\u{1B}[200~a\u{1B}[201~", [.key(KeyPress(.escape)), .paste("a")]),
    InputCase("a sequence broken off by Enter", "\u{1B}[1;\r", [.key(KeyPress(.enter))]),
    InputCase("a string broken off by Enter", "\u{1B}]x\r", [.key(KeyPress(.enter))]),
    InputCase("a string broken off by a key", "\u{1B}]x\u{1B}[A", [.key(KeyPress(.up))]),
    InputCase("a sequence broken off by text", "\u{1B}[1;é", [.key(KeyPress(.character("é")))]),
    InputCase("an old report broken off", "\u{1B}[M \r", [.key(KeyPress(.enter))]),
    InputCase(
      "a burst", "jj\u{1B}[B\u{1B}[0n ",
      [
        .key(KeyPress(.character("j"))), .key(KeyPress(.character("j"))), .key(KeyPress(.down)), .acknowledged,
        .key(KeyPress(.space)),
      ]),
  ]
}
