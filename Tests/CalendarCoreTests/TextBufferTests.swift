import CalendarCore
import Testing

@Suite struct TextBufferTests {
  @Test(arguments: [
    ("two digits", 7, 2, "07"), ("all of them", 99, 2, "99"), ("more than asked", 100, 2, "100"),
    ("nothing", 0, 2, "00"), ("one", 0, 1, "0"), ("four", 33, 4, "0033"), ("long", 12_345, 4, "12345"),
    ("negative", -5, 4, "-0005"), ("negative in two", -5, 2, "-05"), ("the most", Int.max, 4, "9223372036854775807"),
    ("the least", Int.min, 2, "-9223372036854775808"),
  ])
  func numbers(name: String, number: Int, digits: Int, expected: String) {
    var buffer = TextBuffer()
    buffer.append(number, digits: digits)
    #expect(buffer.text == expected)
  }

  @Test func pieces() throws {
    var buffer = TextBuffer(capacity: 4)
    buffer.append(try #require(CivilDate(year: 33, month: 4, day: 3)))
    buffer.append(scalar: " ")
    buffer.appendHourAndMinute(of: CivilDateTime(CivilDate(dayNumber: 0), secondOfDay: 86_399))
    buffer.append(scalar: "\u{1F382}")
    buffer.append("Zürich")
    #expect(buffer.text == "0033-04-03 23:59\u{1F382}Zürich")
  }

  @Test(arguments: [
    ("morning", 0, 34_200, "00:00-09:30"), ("seconds are left out", 35_999, 86_399, "09:59-23:59"),
    ("equal", 45_240, 45_240, "12:34-12:34"),
  ])
  func twoTimes(name: String, first: Int, second: Int, expected: String) {
    let date = CivilDate(dayNumber: 0)
    var buffer = TextBuffer()
    buffer.append("Zürich ")
    buffer.appendHoursAndMinutes(
      from: CivilDateTime(date, secondOfDay: first), to: CivilDateTime(date, secondOfDay: second))
    #expect(buffer.text == "Zürich " + expected)
  }

  @Test func partOfAnother() {
    var (buffer, other) = (TextBuffer(), TextBuffer())
    other.append("a lot of text, ")
    let start = other.count
    other.append("and a part")
    buffer.append(other, start..<other.count)
    buffer.append(other)
    #expect(buffer.text == "and a parta lot of text, and a part")
    #expect(buffer.count == 35)
  }
}
