import Foundation
import Testing

/// What is to be done, on 15 December 2026 at 08:00 in Berlin.
@Suite("Tasks")
struct TaskTests {
  let home: Home

  init() throws { home = try Home() }

  private func lines(_ arguments: String...) throws -> [String] {
    let result = try home.run(
      arguments + ["--tz", "Europe/Berlin", Binary.sample("tasks")],
      environment: ["FLIPCAL_NOW": "2026-12-15T08:00:00+01:00"])
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test("are a line each: the date and the time they are due come first")
  func pipe() throws {
    let open = try lines("tasks")
    #expect(
      open == [
        "2026-12-09 12:00  [ ] Write the monthly report for the choir (overdue, high)  [Tasks]",
        "2026-12-11 -      [ ] Hand in the receipts for the tax return (overdue, high)  [Tasks]",
        "2026-12-14 -      [ ] Put the paper bin out (overdue, low)  [Tasks]",
        "2026-12-15 -      [ ] Bake biscuits for the class (25%)  [Tasks]",
        "2026-12-15 17:00  [ ] Send forms (high, 60%)  [Tasks]",
        "2026-12-16 18:00  [ ] Post the parcels (high)  [Tasks]",
        "2026-12-19 -      [ ] Fetch the tree (medium) @ Market square  [Tasks]",
        "-          -      [ ] Repair the lamp in the hall (low)  [Tasks]",
        "-          -      [ ] Sort the photographs of the summer (10%)  [Tasks]",
      ])
    #expect(
      try lines("tasks", "--all").dropFirst(open.count) == [
        "2026-12-20 -      Rent skis (cancelled)  [Tasks]", "2026-12-14 -      [x] Have the boiler looked at  [Tasks]",
      ])
  }

  @Test("have no start and no end in JSON where they have no date")
  func json() throws {
    let text = try lines("tasks", "--json").joined(separator: "\n")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(list.allSatisfy { $0["kind"] as? String == "todo" })
    #expect(list.map { $0["start"] is NSNull } == Array(repeating: false, count: 7) + [true, true])
    #expect(list.map { $0["end"] is NSNull } == Array(repeating: false, count: 7) + [true, true])
    #expect(list[4]["start"] as? String == "2026-12-15T17:00:00+01:00")
  }

  @Test("are told when they are due, journals only where a day or words are asked for")
  func lists() throws {
    #expect(
      try lines("agenda", "--from", "2026-12-13", "--to", "2026-12-16") == [
        "2026-12-14  [x] Have the boiler looked at  [Tasks]",
        "2026-12-14  [ ] Put the paper bin out (overdue, low)  [Tasks]",
        "2026-12-15  [ ] Bake biscuits for the class (25%)  [Tasks]",
        "2026-12-15 17:00  [ ] Send forms (high, 60%)  [Tasks]",
        "2026-12-16 18:00  [ ] Post the parcels (high)  [Tasks]",
      ])
    let diary = "2026-12-13  First snow (journal)  [Tasks]"
    #expect(try lines("day", "2026-12-13") == [diary])
    #expect(try lines("search", "snow") == [diary])
    #expect(try !lines("month", "2026-12").contains { $0.contains("snow") })
    #expect(try lines("month", "2026-12").contains("2026-12-15 17:00  [ ] Send forms (high, 60%)  [Tasks]"))
  }

  @Test("Birthdays tell the age where the year is known")
  func ages() throws {
    let found = try lines("agenda", "--from", "2026-12-17", "--to", "2027-01-10").filter {
      $0.contains("Robin") || $0.contains("Kim") || $0.contains("Jo")
    }
    #expect(
      found == ["2026-12-17  Robin (40)  [Tasks]", "2026-12-22  Jo  [Tasks]", "2027-01-06  Kim (70)  [Tasks]"])
  }

  @Test("A file without to-dos has nothing to be done")
  func none() throws {
    let result = try home.run(["tasks", Binary.sample("conference")])
    #expect(result.status == 0 && result.output.isEmpty && result.error.isEmpty)
  }
}
