extension Monster {
  /// Monsters of components.
  static let ofComponents: [Monster] = [
    Monster(
      "BEGIN:VEVENT and nothing else", 8_000_000, says: "BEGIN:VEVENT has no END:VEVENT", seconds: 20, memory: 1000
    ) {
      count, file in
      file.fill(count * 13, with: "BEGIN:VEVENT\n")
    },
    Monster("BEGIN without end", 1_000_000, says: "nested too deep") { count, file in
      for number in 0..<count { file.line("BEGIN:X\(number)") }
    },
    Monster("END without beginning", 1_000_000, says: "END:VEVENT without BEGIN:VEVENT") { count, file in
      for _ in 0..<count { file.line("END:VEVENT") }
    },
    Monster("components in each other", 10_000, says: "nested too deep") { count, file in
      file.event("nested", "DTSTART:20261211T100000Z", "SUMMARY:Nested") {
        file.fill(count * 14, with: "BEGIN:VALARM\r\n")
        file.fill(count * 12, with: "END:VALARM\r\n")
      }
    },
    Monster("VCALENDARs", 1_000_000, says: "more than 100000 VCALENDARs", inFull: true) { count, file in
      for _ in 0..<count { file.text("END:VCALENDAR\r\nBEGIN:VCALENDAR\r\n") }
    },
    Monster("VCALENDARs with zones of their own", 20_000, says: "more than 10000 names of time zones", inFull: true) {
      count, file in
      for number in 0..<count {
        file.text("END:VCALENDAR\r\nBEGIN:VCALENDAR\r\n")
        file.zone("Own/\(number)", rule: nil)
        file.event("\(number)", "DTSTART;TZID=Own/\(number):20250101T100000")
      }
    },
    Monster("events without start", 1_000_000, says: "has no start (DTSTART); skipped") { count, file in
      for number in 0..<count { file.event("\(number)") }
    },
    Monster(
      "names of unknown zones", 1_000_000, tested: 1500, says: "more is wrong with this file than is named", seconds: 30
    ) {
      count, file in
      for number in 0..<count { file.event("\(number)", "DTSTART;TZID=Nowhere/Z\(number):20250101T100000") }
    },
    Monster("zones", 5000) { count, file in
      for number in 0..<count {
        file.zone("Own/\(number)", rule: "FREQ=YEARLY")
        file.event("\(number)", "DTSTART;TZID=Own/\(number):20250101T100000")
      }
    },
    Monster("zones by the second", 50, tested: 5) { count, file in
      for number in 0..<count {
        file.zone("Own/\(number)", rule: "FREQ=SECONDLY")
        file.event("\(number)", "DTSTART;TZID=Own/\(number):20250101T100000")
      }
    },
    Monster("rules of a zone", 100_000, tested: 40, says: "is unknown and has no usable VTIMEZONE") { count, file in
      file.line("BEGIN:VTIMEZONE")
      file.line("TZID:Own/Zone")
      for _ in 0..<count { file.observance(rule: "FREQ=DAILY") }
      file.line("END:VTIMEZONE")
      file.event("rules", "DTSTART;TZID=Own/Zone:20250101T100000")
    },
    Monster("bytes of events", 1 << 30, tested: 1 << 22, seconds: 30, memory: 800) { count, file in
      let text = String(repeating: "x", count: 480)
      for number in 0..<count / 560 {
        file.event("\(number)", "DTSTART:20250101T100000Z", "DESCRIPTION:\(text)")
      }
    },
  ]
}

extension TextFile {
  /// A VTIMEZONE of one observance.
  func zone(_ name: String, rule: String?) {
    line("BEGIN:VTIMEZONE")
    line("TZID:\(name)")
    observance(rule: rule)
    line("END:VTIMEZONE")
  }

  func observance(rule: String?) {
    line("BEGIN:STANDARD")
    line("DTSTART:20000101T000000")
    line("TZOFFSETFROM:+0100")
    line("TZOFFSETTO:+0200")
    if let rule { line("RRULE:\(rule)") }
    line("END:STANDARD")
  }
}
