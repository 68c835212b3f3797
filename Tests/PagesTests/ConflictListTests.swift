import CalendarCore
import Canvas
import Pages
import TestSupport
import Testing

@Suite("What overlaps")
struct ConflictListTests {
  private func conflicts() throws -> [Conflict] {
    Conflict.all(
      in: try [
        timed("Team meeting", "2026-12-15 09:00", "10:30") { $0.location = "Room 5" },
        timed("Dentist", "2026-12-15 10:00", "11:00", in: family), timed("Lunch", "2026-12-15 12:00", "13:00"),
        timed("Call", "2026-12-15 12:30", "12:45"), timed("Night train", "2026-12-17 22:00", "2026-12-18 06:00"),
        timed("Backup", "2026-12-17 23:00", "2026-12-18 01:00"),
      ].inListOrder())
  }

  private func list(_ width: Int, _ style: PageStyle = PageStyle()) throws -> Surface {
    ConflictList(
      try conflicts(), window: DayRange(first: try date("2026-12-15"), last: try date("2026-12-21")),
      viewing: viewing, today: try date("2026-12-15"), width: width, style: style, heading: EnglishNames.heading,
      shortDate: { EnglishNames.shortDate($0, order: .dayFirst) }
    ).surface
  }

  @Test(arguments: [40, 80]) func golden(width: Int) throws {
    try Golden(name: "conflicts-\(width)").expect(text(try list(width)))
  }

  @Test("What began before stands on the first day that was asked for")
  func window() throws {
    let day = try date("2026-12-18")
    let list = ConflictList(
      try conflicts().suffix(1), window: DayRange(first: day, last: day), viewing: viewing, today: nil, width: 60,
      style: PageStyle(), heading: EnglishNames.heading, shortDate: { EnglishNames.shortDate($0, order: .dayFirst) })
    #expect(text(list.surface).contains("Friday, 18 December 2026"))
    #expect(!text(list.surface).contains("Thursday"))
  }

  @Test(arguments: [0, 1, 3, 12, 20]) func narrow(width: Int) throws {
    #expect(try list(width).width == width)
  }

  @Test("is blocks of lines on a pipe")
  func lines() throws {
    let text = ConflictFormat.text(try conflicts(), viewing: viewing)
    #expect(
      text == """
        2026-12-15 10:00-10:30  30m
          2026-12-15 09:00-10:30  Team meeting @ Room 5  [Work]
          2026-12-15 10:00-11:00  Dentist  [Family]

        2026-12-15 12:30-12:45  15m
          2026-12-15 12:00-13:00  Lunch  [Work]
          2026-12-15 12:30-12:45  Call  [Work]

        2026-12-17 23:00..2026-12-18 01:00  2h
          2026-12-17 22:00..2026-12-18 06:00  Night train  [Work]
          2026-12-17 23:00..2026-12-18 01:00  Backup  [Work]

        """)
  }

  @Test("is documents with moments, minutes and occurrences")
  func json() throws {
    let conflicts = Array(try conflicts().prefix(1))
    let json = ConflictFormat.json(conflicts, viewing: viewing)
    let head =
      #"{"start":"2026-12-15T10:00:00+01:00","end":"2026-12-15T10:30:00+01:00","minutes":30,"occurrences":[{"uid":"#
    #expect(json.hasPrefix("[\(head)"))
    #expect(json.contains("\"summary\":\"Dentist\""))
    #expect(ConflictFormat.ndjson(conflicts, viewing: viewing) == json.dropFirst().dropLast(3) + "\n")
    #expect(ConflictFormat.json([], viewing: viewing) == "[]\n")
  }

  @Test("is a line for each pair in tab-separated values")
  func tsv() throws {
    let occurrences = try conflicts()[0].occurrences
    let tsv = ConflictFormat.tsv(Conflict.pairs(in: occurrences, atMost: 10), viewing: viewing)
    #expect(
      tsv == "start\tend\tminutes\tsummary1\tcalendar1\tuid1\tsummary2\tcalendar2\tuid2\n"
        + "2026-12-15T10:00:00+01:00\t2026-12-15T10:30:00+01:00\t30\tTeam meeting\tWork\tTeam meeting@2026-12-15 09:00"
        + "\tDentist\tFamily\tDentist@2026-12-15 10:00\n")
  }
}
