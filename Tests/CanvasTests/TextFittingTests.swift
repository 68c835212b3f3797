import Canvas
import TestSupport
import Testing
import SeededNumbers
import TextGate

@Suite struct TextFittingTests {
  private let metrics = TextMetrics()

  @Test(arguments: [
    ("fits", "Dentist", 7, "Dentist"), ("fits with room", "Dentist", 20, "Dentist"), ("cut", "Dentist", 6, "Denti…"),
    ("one letter and the mark", "Dentist", 2, "D…"), ("no room for the mark", "Dentist", 1, "D"),
    ("no room", "Dentist", 0, ""), ("less than none", "Dentist", -3, ""), ("nothing", "", 5, ""),
    ("wide fits", "会議", 4, "会議"), ("a wide cluster is never halved", "会議中", 4, "会…"), ("wide", "会議中", 5, "会議…"),
    ("room for one wide cluster alone", "会議", 2, "会"), ("no room for a wide cluster", "会議", 1, ""),
    ("clusters stay whole", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"), ("accents stay", "e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("no space before the mark", "Team lunch", 6, "Team…"),
    ("marks at the end take no room", "abe\u{301}", 3, "abe\u{301}"),
    ("keycaps", "1\u{FE0F}\u{20E3}2\u{FE0F}\u{20E3}", 3, "1\u{FE0F}\u{20E3}…"),
  ])
  func fitting(name: String, text: String, cells: Int, expected: String) {
    #expect(metrics.fit(VisibleText(text), cells: cells, ellipsis: "…") == expected)
  }

  @Test(arguments: [("Dentist", 6, "Dent.."), ("Dentist", 2, "De"), ("Dentist", 3, "D.."), ("Dentist", 7, "Dentist")])
  func aWiderMark(text: String, cells: Int, expected: String) {
    #expect(metrics.fit(text, cells: cells, ellipsis: "..") == expected)
  }

  @Test func withoutAMark() {
    #expect(metrics.fit("Monday", cells: 2, ellipsis: "") == "Mo")
    #expect(metrics.fit("月曜日", cells: 3, ellipsis: "") == "月")
  }

  /// Of any text: never wider than asked, whole where it fits, else a beginning of it, with the mark where it has room.
  @Test func anyText() {
    var generator = SeededGenerator(state: 11)
    var wrong: [String] = []
    for _ in 0..<3000 {
      let text = VisibleText(randomText(length: 0...20, using: &generator))
      let cells = Int.random(in: 0...24, using: &generator)
      let fitted = metrics.fit(text, cells: cells, ellipsis: "…")
      let fits = metrics.width(of: text.description) <= cells && cells > 0
      // The mark may join a sign that goes before numbers.
      let isMarked = fitted.unicodeScalars.last == "…" && !fits
      let beginning = isMarked ? Array(fitted.unicodeScalars.dropLast()) : Array(fitted.unicodeScalars)
      // Room for the first clusters that take any, and the mark.
      let least = 1 + (text.description.first { metrics.width(of: $0) > 0 }.map { max(2, metrics.width(of: $0)) } ?? 2)
      let isRight =
        metrics.width(of: fitted) <= cells && (!fits || fitted == text.description)
        && text.description.unicodeScalars.starts(with: beginning)
        && (fits || cells < least || isMarked)
      if !isRight { wrong.append("\(cells): \(scalars(text.description)) -> \(scalars(fitted))") }
    }
    #expect(wrong.isEmpty)
  }
}
