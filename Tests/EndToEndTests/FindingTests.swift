import Foundation
import Testing

@Suite("Finding things")
struct FindingTests {
  let home: Home
  private let calendar: String

  init() throws {
    home = try Home()
    func event(_ uid: String, _ start: String, _ end: String, _ rest: String...) -> String {
      "BEGIN:VEVENT\nUID:\(uid)\nDTSTART:\(start)\nDTEND:\(end)\n" + rest.map { $0 + "\n" }.joined() + "END:VEVENT\n"
    }
    calendar = try home.write(
      "BEGIN:VCALENDAR\nVERSION:2.0\n"
        + event(
          "a", "20261130T100000", "20261130T113000", "SUMMARY:Advent concert", "LOCATION:Room 12", "CATEGORIES:Music",
          "STATUS:TENTATIVE")
        + event("b", "20261130T110000", "20261130T120000", "SUMMARY:Dentist", "LOCATION:Practice", "CATEGORIES:Private")
        + event("c", "20261201T083000", "20261201T090000", "SUMMARY:Concert of advents", "TRANSP:TRANSPARENT")
        + event("d", "20261202", "20261203", "SUMMARY:Fair")
        + event("e", "20261203T140000", "20261203T140000", "SUMMARY:Call", "STATUS:CANCELLED") + "END:VCALENDAR\n",
      to: "cal.ics")
  }

  /// What a run writes, on a pipe.
  private func lines(_ arguments: String...) throws -> [String] {
    let result = try home.run(arguments + [calendar])
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    return result.output.split(separator: "\n").map(String.init)
  }

  /// The titles of what is found.
  private func found(_ arguments: String...) throws -> Set<String> {
    let result = try home.run(["search", "--tsv"] + arguments + [calendar])
    #expect(result.status == 0)
    return Set(result.output.split(separator: "\n").dropFirst().map { String($0.split(separator: "\t")[3]) })
  }

  @Test("a search has phrases, fields, regular expressions and negations")
  func search() throws {
    #expect(try found("concert") == ["Advent concert", "Concert of advents"])
    #expect(try found("\"advent concert\"") == ["Advent concert"])
    #expect(try found("concert", "location:room") == ["Advent concert"])
    #expect(try found("location:/room [0-9]+/") == ["Advent concert"])
    #expect(try found("concert", "summary:/^concert/") == ["Concert of advents"])
    #expect(try found("concert", "!category:music") == ["Concert of advents"])
    #expect(try found("not", "/concert/") == ["Dentist", "Fair", "Call"])
    #expect(try found("status:cancelled") == ["Call"])
    #expect(try found("calendar:cal", "dentist") == ["Dentist"])
    #expect(try found("--", "-concert", "-fair", "-call") == ["Dentist"])
  }

  @Test("a search that finds nothing says what may have been meant, and is no failure")
  func hints() throws {
    func error(_ arguments: String...) throws -> String {
      let result = try home.run(["search"] + arguments + [calendar])
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
      return result.error
    }
    #expect(try error("zebra").isEmpty)
    #expect(try error("https://zebra").isEmpty)
    #expect(
      try error("sumary:zebra") == "flipcal: a search has no field 'sumary:'; did you mean 'summary:'?\n")
    #expect(try error("2026-12-15").hasSuffix("that day is listed by: flipcal day 2026-12-15\n"))
    #expect(try error("2026-12").contains("flipcal agenda --from 2026-12 --to 2026-12"))
    #expect(try error("location:/zebra 5").contains("regular expression"))
  }

  @Test("a broken regular expression is a usage error that says where")
  func broken() throws {
    let result = try home.run("search", "/a[b/", calendar)
    #expect(result.status == 2)
    #expect(result.error == "flipcal: the regular expression /a[b/ is broken at its end: a [ is not closed\n")
  }

  @Test("a day has moments")
  func moments() throws {
    #expect(try lines("day", "--at", "11:15").count == 2)
    #expect(try lines("day", "--at", "11:30") == ["2026-11-30 11:00-12:00  Dentist @ Practice  [cal]"])
    #expect(try lines("day", "2026-12-02", "--at", "3am") == ["2026-12-02  Fair  [cal]"])
    #expect(try lines("day", "--at", "2026-12-03T14:00").count == 1)
    #expect(try lines("day", "--at", "2026-12-03T14:01").isEmpty)
    #expect(try lines("day", "--at", "now").isEmpty)
    #expect(try lines("day", "tomorrow", "--at", "tomorrow 8:45").count == 1)
    let twice = try home.run("day", "tomorrow", "--at", "2026-12-03T14:00", calendar)
    #expect(twice.status == 2)
    #expect(twice.error.contains("two days are named, 2026-12-01 and 2026-12-03"))
  }

  @Test("now is the moment that it is, also in an hour that comes twice")
  func secondPass() throws {
    let calendar = try home.write(
      "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:x\nDTSTART:20261025T012000Z\nDTEND:20261025T014000Z\n"
        + "SUMMARY:Second pass\nEND:VEVENT\nEND:VCALENDAR\n", to: "autumn.ics")
    func now(_ moment: String) throws -> String {
      try home.run("day", "--at", "now", calendar, environment: ["FLIPCAL_NOW": moment]).output
    }
    #expect(try now("2026-10-25T02:30:00+01:00").contains("Second pass"))
    #expect(try now("2026-10-25T02:30:00+02:00").isEmpty)
  }

  @Test("a search of some days begins today")
  func searchOfDays() throws {
    func found(_ days: String) throws -> String {
      try home.run(
        "search", "concert", "--days", days, calendar, environment: ["FLIPCAL_NOW": "2026-12-01T08:00:00+01:00"]
      ).output
    }
    #expect(try found("1").split(separator: "\n").map { $0.prefix(10) } == ["2026-12-01"])
  }

  @Test("dates are words")
  func dates() throws {
    #expect(try lines("day", "in", "3", "days") == ["2026-12-03 14:00  Call (cancelled)  [cal]"])
    #expect(try lines("day", "next-wednesday") == ["2026-12-02  Fair  [cal]"])
    #expect(try lines("agenda", "--from", "next week", "--to", "next week").isEmpty)
    #expect(try lines("agenda", "--from", "this week", "--to", "this week").count == 5)
    #expect(try lines("agenda", "--from", "this week", "--to", "1 dec").count == 3)
    #expect(try lines("month", "dec", "2026")[0].trimmingCharacters(in: .whitespaces) == "December 2026")
  }

  @Test("what comes next is one line, or nothing")
  func next() throws {
    func next(_ now: String, _ more: String...) throws -> String {
      let result = try home.run(["next-event", calendar] + more, environment: ["FLIPCAL_NOW": now])
      #expect(result.status == 0)
      #expect(result.error.isEmpty)
      return result.output
    }
    #expect(try next("2026-11-30T09:35:00+01:00") == "in 25 min  Advent concert (tentative) @ Room 12\n")
    #expect(try next("2026-11-30T11:40:30+01:00") == "now, 20 min left  Dentist @ Practice\n")
    #expect(try next("2026-11-30T13:00:00+01:00") == "Wed 2 Dec  Fair\n")
    #expect(try next("2026-11-01T13:00:00+01:00") == "Mon 30 Nov 10:00  Advent concert (tentative) @ Room 12\n")
    #expect(try next("2027-01-01T00:00:00+01:00").isEmpty)
    #expect(try next("2027-01-01T00:00:00+01:00", "--json") == "[]\n")
    #expect(try next("2026-11-30T09:35:00+01:00", "--tsv").split(separator: "\n").count == 2)
  }

  @Test("free times are what is left, with the clocks changed as well")
  func free() throws {
    #expect(
      try lines("free", "--hours", "09:00-18:00", "--days", "4") == [
        "2026-11-30 09:00-10:00  1h", "2026-11-30 12:00-18:00  6h", "2026-12-01 09:00-18:00  9h",
        "2026-12-03 09:00-18:00  9h",
      ])
    #expect(try lines("free", "--hours", "09:00-18:00", "--days", "1", "--min", "2h") == ["2026-11-30 12:00-18:00  6h"])
    #expect(try lines("free", "--days", "1") == ["2026-11-30 09:00-10:00  1h", "2026-11-30 12:00-24:00  12h"])
    #expect(try lines("free", "--from", "2026-03-29", "--to", "2026-03-29") == ["2026-03-29 00:00-24:00  23h"])
    #expect(try lines("free", "--from", "2026-10-25", "--to", "2026-10-25") == ["2026-10-25 00:00-24:00  25h"])
    let json = try home.run("free", "--days", "1", "--json", calendar).output
    let slots = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(slots.map { $0["minutes"] as? Int } == [60, 720])
    #expect(slots.last?["end"] as? String == "2026-12-01T00:00:00+01:00")
  }

  @Test("what overlaps is told with when it does")
  func conflicts() throws {
    #expect(
      try lines("conflicts") == [
        "2026-11-30 11:00-11:30  30m",
        "  2026-11-30 10:00-11:30  Advent concert (tentative) @ Room 12  [cal]",
        "  2026-11-30 11:00-12:00  Dentist @ Practice  [cal]",
      ])
    #expect(try lines("conflicts", "--from", "tomorrow").isEmpty)
    #expect(try lines("conflicts", "--tsv").count == 2)
  }

  @Test("pairs that overlap are bounded, and all are given where there are just so many")
  func manyConflicts() throws {
    func result(_ count: Int) throws -> Outcome {
      let events = (0..<count).map {
        "BEGIN:VEVENT\nUID:\($0)\nDTSTART:20261201T080000Z\nDTEND:20261201T090000Z\nEND:VEVENT\n"
      }
      let file = try home.write("BEGIN:VCALENDAR\nVERSION:2.0\n\(events.joined())END:VCALENDAR\n", to: "many.ics")
      return try home.run("conflicts", "--tsv", file)
    }
    let many = try result(150)
    #expect(many.output.split(separator: "\n").count == 1 + 10_000)
    #expect(many.error == "flipcal: too many overlap; the first 10000 pairs are given\n")
    let few = try result(141)
    #expect(few.output.split(separator: "\n").count == 1 + 141 * 140 / 2)
    #expect(few.error.isEmpty)
  }

  @Test("a month has a sum")
  func stats() throws {
    let json = try home.run("stats", "--from", "2026-11", "--to", "2026-12", "--json", calendar).output
    let stats = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(stats["occurrences"] as? Int == 4)
    #expect(stats["minutes"] as? Int == 180)
    #expect(try lines("stats", "--from", "2026-11", "--to", "2026-12", "--tsv").count == 1 + 1 + 7 + 1)
    #expect(try lines("stats", "--week-start", "sunday", "--tsv")[2].hasPrefix("weekday\tsunday\t"))
    func title(_ arguments: String...) throws -> String {
      try home.run(["stats"] + arguments + [calendar]).output.split(separator: "\n")
        .first?.trimmingCharacters(in: .whitespaces) ?? ""
    }
    #expect(try title() == "November 2026")
    #expect(try title("--from", "2026", "--to", "2026") == "2026")
    #expect(try title("--from", "2026-12-01", "--days", "1") == "Tuesday, 1 December 2026")
    #expect(try title("--from", "2026-12-01", "--days", "2").hasSuffix("\u{2013} Wednesday, 2 December 2026"))
    #expect(try lines("stats", "--ascii").allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }
}
