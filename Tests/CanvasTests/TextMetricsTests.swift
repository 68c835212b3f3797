@testable import Canvas
import TestSupport
import Testing
import SeededNumbers

@Suite struct TextMetricsTests {
  private let metrics = TextMetrics()

  @Test(arguments: [
    ("nothing", "", 0), ("ASCII", "Dentist", 7), ("Latin", "Zürich", 6), ("CJK", "会議", 4), ("kana", "カタ", 4),
    ("half-width kana", "ｶﾀ", 2), ("full-width ASCII", "ＡＢ", 4), ("ideographic space", "\u{3000}", 2),
    ("combining mark", "e\u{301}", 1), ("two marks", "o\u{302}\u{323}", 1), ("a mark by itself", "\u{301}", 0),
    ("Hangul syllable", "한", 2), ("Hangul jamo", "\u{1112}\u{1161}\u{11AB}", 2), ("jamo vowel alone", "\u{1161}", 0),
    ("Hebrew", "שלום", 4), ("Arabic with a vowel", "مَ", 1), ("Thai with a tone", "ก้", 1),
    ("box drawing", "─│┼", 3), ("private use", "\u{E0B0}", 1), ("no-break space", "\u{A0}", 1),
    ("emoji", "😀", 2), ("family", "👩‍👩‍👧‍👦", 2), ("skin tone", "👍🏽", 2), ("profession", "👩🏽‍🚒", 2),
    ("flag", "🇩🇪", 2), ("two flags", "🇩🇪🇫🇷", 4), ("half a flag", "🇩", 1),
    ("flag of a region", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2), ("rainbow flag", "🏳️‍🌈", 2),
    ("keycap", "1\u{FE0F}\u{20E3}", 2), ("text heart", "\u{2764}", 1), ("text style heart", "\u{2764}\u{FE0E}", 1),
    ("emoji style heart", "\u{2764}\u{FE0F}", 2), ("emoji style on a letter", "a\u{FE0F}", 1),
    ("zero-width space", "\u{200B}", 0), ("joiner", "\u{200D}", 0), ("byte order mark", "\u{FEFF}", 0),
    ("soft hyphen", "\u{AD}", 1), ("Arabic number sign before a digit", "\u{600}1", 2),
    // As tmux with glibc and wcwidth count: vowel signs and what is a letter by itself take cells of their own.
    ("half-width voiced kana", "ﾊﾟ", 2), ("Thai sara am", "น้ำ", 2), ("Lao am", "ນຳ", 2), ("Lao am alone", "ຳ", 1),
    ("Devanagari vowel sign", "हि", 2), ("Devanagari conjunct", "क्ष", 2), ("conjunct and vowel sign", "क्षि", 3),
    ("Khmer vowel sign", "កា", 2), ("two leading jamo", "\u{1100}\u{1112}", 4),
    ("control", "\u{7}", 0), ("CRLF", "\r\n", 0), ("ellipsis", "…", 1),
  ])
  func widths(name: String, text: String, cells: Int) {
    #expect(metrics.width(of: text) == cells)
  }

  @Test(arguments: [("…", 2), ("─", 2), ("±", 2), ("a", 1), ("日", 2), ("é", 2), ("e\u{301}", 1)])
  func ambiguousAsInEastAsianTerminals(text: String, cells: Int) {
    #expect(TextMetrics(ambiguousIsWide: true).width(of: text) == cells)
  }

  @Test func aPartOfAClusterTakesTwoCellsAtMost() {
    var generator = SeededGenerator(state: 10)
    var wrong: [String] = []
    for _ in 0..<2000 {
      let text = randomText(length: 0...12, using: &generator)
      let widths = text.map { metrics.width(of: $0) }
      let parts = text.flatMap { metrics.parts(of: $0) }
      let areWhole = String(parts.map(String.init).joined()) == text
      if !areWhole || !parts.allSatisfy({ (0...2).contains(metrics.width(of: $0)) })
        || parts.reduce(0, { $0 + metrics.width(of: $1) }) != metrics.width(of: text)
        || widths.reduce(0, +) != metrics.width(of: text)
      {
        wrong.append(scalars(text))
      }
    }
    #expect(wrong.isEmpty)
  }
}
