import Foundation
import Testing

/// Lists that look for instances of each event by itself.
@Suite("Bounds of rules", .serialized)
struct RuleBoundsTests {
  /// More of them than are looked through: twenty have a million instances.
  private let count = Monster.isFull ? 5000 : 25

  private func calendar(_ kind: String, in home: Home) throws -> String {
    let path = home.url.path + "/rules.ics"
    let file = try TextFile(path)
    file.line("BEGIN:VCALENDAR")
    func component(_ uid: String, _ lines: [String]) {
      for line in ["BEGIN:\(kind)", "UID:\(uid)", "SUMMARY:\(uid)"] + lines + ["END:\(kind)"] { file.line(line) }
    }
    component("daily", ["DTSTART:20261201T120000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"])
    for number in 0..<count { component("dense\(number)", ["DTSTART:20261201T000000Z", "RRULE:FREQ=SECONDLY"]) }
    component("single", ["DTSTART:20261220T120000Z"])
    file.line("END:VCALENDAR")
    try file.close()
    return path
  }

  @Test(
    "tasks and show end where many rules give an instance each second, and say that some are missing",
    arguments: [("VTODO", "tasks", "recurring tasks are missing"), ("VEVENT", "show", "come next are missing")])
  func manyInstances(kind: String, command: String, words: String) throws {
    let home = try Home()
    let file = try calendar(kind, in: home)
    let run = try BoundedRun([command, file], in: home, Limits(seconds: Monster.isFull ? 10 : 60, memory: 600))
    #expect(run.status == 0)
    #expect(run.error.contains("flipcal: too many instances to look through; some"))
    #expect(run.error.contains(words))
    for title in ["daily", "single"] { #expect(try run.shows(title)) }
  }
}
