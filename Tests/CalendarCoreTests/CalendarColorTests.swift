import CalendarCore
import Testing
import SeededNumbers

@Suite struct CalendarColorTests {
  @Test(arguments: [
    ("tomato", "#ff6347"), ("Turquoise", "#40e0d0"), (" RED ", "#ff0000"), ("rebeccapurple", nil), ("#fff", "#ffffff"),
    ("#1a9", "#11aa99"), ("#1BADF8", "#1badf8"), ("#1BADF8FF", "#1badf8"), ("#00000000", "#000000"),
    ("black", "#000000"),
    ("", nil), ("#", nil), ("#12", nil), ("#12345", nil), ("#1234567", nil), ("#+12345", nil), ("#-12", nil),
    ("#gggggg", nil), ("1BADF8", nil), ("#FFFFFFFFFFFFFFFFFFFF", nil), ("#１２３", nil), ("no such", nil),
    ("#12 34 5", nil),
  ])
  func reading(text: String, expected: String?) {
    #expect(CalendarColor(text)?.hexadecimal == expected)
  }

  @Test func writingRoundTrips() {
    var generator = SeededGenerator(state: 7)
    for _ in 0..<200 {
      let color = CalendarColor(
        red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
        blue: .random(in: 0...255, using: &generator))
      #expect(CalendarColor(color.hexadecimal) == color)
    }
  }
}
