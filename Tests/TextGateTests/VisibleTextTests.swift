import Canvas
import TestSupport
import Testing
import SeededNumbers
import TextGate

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("ordinary", "Dentist at 9", "Dentist at 9"), ("other scripts", "歯医者 · Zürich", "歯医者 · Zürich"),
    ("nothing", "", ""),
    ("ESC", "\u{1B}[31mred", "␛[31mred"), ("an OSC link", "\u{1B}]8;;http://x\u{7}y", "␛]8;;http://x␇y"),
    ("NUL", "a\0b", "a␀b"), ("DEL", "a\u{7F}b", "a␡b"), ("backspace", "a\u{8}b", "a␈b"),
    ("C1 CSI", "a\u{9B}31m", "a\u{FFFD}31m"),
    ("last C0", "\u{1F}", "␟"), ("first C1", "\u{80}", "\u{FFFD}"), ("next line", "a\u{85}b", "a b"),
    ("line feed", "a\nb", "a b"), ("CRLF", "a\r\nb", "a b"), ("tab", "a\tb", "a b"), ("form feed", "a\u{C}b", "a b"),
    ("line separators", "a\u{2028}b\u{2029}c", "a b c"), ("runs of spaces", "  a   b  ", "a b"),
    ("only spaces", " \n\t ", ""), ("no-break space", "a\u{A0}b", "a b"), ("ideographic space", "会\u{3000}議", "会 議"),
    ("override", "a\u{202E}cba", "acba"), ("isolates", "\u{2066}a\u{2069}", "a"),
    ("marks", "\u{200E}a\u{200F}\u{61C}", "a"),
    ("zero-width space", "a\u{200B}b", "ab"), ("word joiner", "a\u{2060}b", "ab"),
    ("byte order mark", "\u{FEFF}a", "a"),
    ("soft hyphen", "Zeit\u{AD}zone", "Zeitzone"), ("Hangul filler", "\u{3164}\u{FFA0}x", "x"),
    ("interlinear annotation", "\u{FFF9}a\u{FFFA}b\u{FFFB}", "ab"), ("shorthand control", "a\u{1BCA0}b", "ab"),
    ("family", "👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("flag of a region", "🏴\u{E0067}\u{E0062}\u{E007F}", "🏴\u{E0067}\u{E0062}\u{E007F}"),
    ("emoji style", "❤\u{FE0F}", "❤\u{FE0F}"), ("Persian", "می\u{200C}خواهم", "می\u{200C}خواهم"), ("accents", "é̂", "é̂"),
    ("a mark with nothing to sit on", "\u{301}a \u{301}b", "a b"), ("a joiner at the start", "\u{200D}a", "a"),
    ("skin tone of a person", "👍🏽 ok", "👍🏽 ok"), ("skin tone of nobody", "🏽 ok a🏽", "ok a"),
    ("profession", "👩🏽‍🚒", "👩🏽‍🚒"), ("number sign", "\u{600}1", "\u{600}1"),
  ])
  func standIns(name: String, raw: String, shown: String) {
    #expect(VisibleText(raw).description.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  /// Marks, joiners and tags that take no cell could fill megabytes of one.
  @Test(arguments: [
    "\u{301}", "\u{200D}", "\u{E0020}", "\u{20DD}", "\u{FE0F}", "\u{200B}", "\u{301}\u{200B}", "\u{1161}", "\u{D7B5}",
  ])
  func floodsOfNoWidthAreStemmed(flood: String) {
    let shown = VisibleText("a" + String(repeating: flood, count: 10_000) + "b").description
    #expect(shown.unicodeScalars.count < 30)
    #expect(shown.first?.unicodeScalars.first == "a")
    #expect(shown.unicodeScalars.last == "b")
  }

  /// Of any text: no control, nothing that reorders, no white space but single spaces inside; twice is as once.
  @Test func anyText() {
    var generator = SeededGenerator(state: 12)
    var wrong: [String] = []
    for _ in 0..<4000 {
      let raw = randomText(length: 0...24, using: &generator)
      let text = VisibleText(raw)
      let shown = text.description.unicodeScalars
      let isSafe = shown.allSatisfy { scalar in
        let value = scalar.value
        let controls = value < 0x20 || (0x7F...0x9F).contains(value)
        let reorders = (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        let hides = [0x61C, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x2060, 0xFEFF].contains(value)
        return !controls && !reorders && !hides && (!scalar.properties.isWhitespace || scalar == " ")
      }
      let isTidy = shown.first != " " && shown.last != " " && !text.description.contains("  ")
      let isStable = VisibleText(text.description).description.unicodeScalars.elementsEqual(shown)
      if !isSafe || !isTidy || !isStable { wrong.append(scalars(raw)) }
    }
    #expect(wrong.isEmpty)
  }

  /// The fast way for plain ASCII gives what the slow one does.
  @Test func plainTextTakesTheSameForm() {
    var generator = SeededGenerator(state: 13)
    for _ in 0..<500 {
      let letters = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        "ab ".randomElement(using: &generator) ?? "a"
      }
      let words = String(letters).split(separator: " ").joined(separator: " ")
      #expect(VisibleText(String(letters)).description == words)
    }
  }

  /// Text of plain characters is taken as it is; a character that is left out makes the text be looked at in full. Both
  /// ways give the same for every scalar of the first planes.
  @Test func plainCharactersNeedNoLook() {
    var wrong: [String] = []
    for value in UInt32(0)..<0x20000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "\(scalar)x\(scalar)\(scalar) y"
      let shown = VisibleText(text).description.unicodeScalars
      if !VisibleText("\u{202E}" + text).description.unicodeScalars.elementsEqual(shown) { wrong.append(scalars(text)) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func whiteSpaceIsAsUnicodeHasIt() {
    let wrong = (UInt32(0)..<0x110000).filter { value in
      guard let scalar = Unicode.Scalar(value) else { return false }
      return (VisibleText.standIn(for: scalar) == " ") != scalar.properties.isWhitespace
    }
    #expect(wrong.isEmpty)
  }
}
