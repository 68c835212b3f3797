import Testing

@Suite("What shells are offered")
struct CandidateTests {
  @Test("UIDs that can be typed as they are shown, and no others")
  func uids() throws {
    let home = try Home()
    func event(_ uid: String) -> String {
      "BEGIN:VEVENT\nUID:\(uid)\nDTSTART;VALUE=DATE:20261130\nSUMMARY:x\nEND:VEVENT\n"
    }
    let file = try home.write(
      "BEGIN:VCALENDAR\nVERSION:2.0\n" + event("plain-1") + event("plain\u{7}2") + event("other")
        + "END:VCALENDAR\n", to: "cal.ics")
    _ = try home.run(file)
    let offered = try home.run("completions", "zsh", "--", "flipcal", "show", "pl").output
    #expect(
      offered.split(separator: "\n").filter { !$0.hasPrefix("files:") }.map { $0.prefix { $0 != "\t" } } == ["plain-1"])
  }

  @Test("Names of the calendars of a path below the home directory, as a shell hands it over")
  func homePath() throws {
    let home = try Home()
    _ = try home.write(
      "BEGIN:VCALENDAR\nVERSION:2.0\nX-WR-CALNAME:Choir\nEND:VCALENDAR\n", to: "below home.ics")
    let offered = try home.run("completions", "zsh", "--", "flipcal", "agenda", "~/below home.ics", "-a", "").output
    #expect(offered.hasPrefix("Choir\t"))
  }
}
