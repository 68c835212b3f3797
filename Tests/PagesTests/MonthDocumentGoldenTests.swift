import CalendarCore
import Pages
import TestSupport
import Testing

/// Documents as text files in `Goldens`. The style sheet, which is the same in all, has one of its own.
@Suite struct MonthDocumentGoldenTests {
  private func expect(_ name: String, _ month: MonthContent) throws {
    let document = MonthDocument(month, language: .english, viewing: viewing)
    try Golden(name: "\(name).html").expect(
      document.html.replacing(/<style>[^<]*<\/style>/.dotMatchesNewlines(), with: "<style></style>"))
    try Golden(name: "\(name).svg").expect(document.svg)
  }

  /// Without occurrences it is what all documents have in common.
  @Test func styleSheet() throws {
    let html = try MonthDocument(content("2027-02", []), language: .english, viewing: viewing).html
    let style = try #require(html.firstMatch(of: /<style>\n([^<]*)<\/style>/.dotMatchesNewlines()))
    try Golden(name: "style-sheet.css").expect(String(style.output.1))
  }

  @Test func empty() throws {
    try expect("empty", content("2027-02", [], today: "2027-02-10"))
  }

  /// Bars over the borders of weeks and of the month, states, a night, notes and week numbers.
  @Test func small() throws {
    let plain = try content(
      "2027-02",
      [
        allDay("Carnival", "2027-02-04", "2027-02-09"), allDay("Ski week", "2027-02-27", "2027-03-02", in: work),
        allDay("Rent", "2027-02-01") { $0.isTransparent = true },
        timed("R&D <review>", "2027-02-01 09:30", "10:00") {
          $0.location = "Room 2"
          $0.url = "https://example.org/?a=1&b=2"
        },
        timed("Choir", "2027-02-05 19:00", "20:30", in: family) { $0.status = .cancelled },
        timed("Team lunch", "2027-02-17 12:30", "13:30") { $0.status = .tentative },
        timed("Night train", "2027-02-19 22:10", "2027-02-20 06:40"),
      ], today: "2027-02-10")
    let notes = try [
      date("2027-02-08"): DayNote(otherCalendar: "1 Adar I", holidays: ["Carnival Monday"]),
      date("2027-02-28"): DayNote(label: "28 Feb"),
    ]
    var names = plain.names
    names.otherCalendar = "Shevat – Adar I 5787"
    try expect(
      "small",
      MonthContent(
        grid: plain.grid, occurrences: plain.occurrences, today: plain.today, names: names, notes: notes,
        hasWeekNumbers: true))
  }
}
