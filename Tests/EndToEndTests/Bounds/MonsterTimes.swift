extension Monster {
  /// Monsters of times and rules.
  static let ofTimes: [Monster] =
    ["EXDATE", "RDATE"].map { name in
      Monster("\(name)s", 1_000_000) { count, file in
        file.event("\(name)s") {
          file.line("DTSTART:20000101T000000Z")
          file.line("RRULE:FREQ=DAILY")
          for number in 0..<count { file.line("\(name):\(time(number))Z") }
        }
      }
    }
    + ["RRULE", "EXRULE"].map { name in
      Monster("\(name)s", 1_000_000, tested: 2000, says: "more than 1000 rules of an event; the others are ignored") {
        count, file in
        file.event("\(name)s") {
          file.line("DTSTART:20000101T000000Z")
          file.line("RRULE:FREQ=HOURLY")
          for number in 0..<count { file.line("\(name):FREQ=HOURLY;BYMONTH=\(number % 12 + 1)") }
        }
      }
    } + [
      Monster("EXDATEs of a line", 1_000_000) { count, file in
        file.event("line") {
          file.line("DTSTART:20261201T000000Z")
          file.text("EXDATE:20261202T000000Z")
          for number in 0..<count { file.text(",\(time(number))Z") }
          file.line("")
        }
      },
      Monster("overrides of a UID", 1_000_000, seconds: 15, memory: 800) { count, file in
        file.event("series", "DTSTART:20000101T000000Z", "RRULE:FREQ=HOURLY", "SEQUENCE:1")
        for number in 0..<count {
          file.event("series", "RECURRENCE-ID:\(time(number))Z", "DTSTART:20250101T000000Z", "SUMMARY:\(number)")
        }
      },
      Monster(
        "overrides for later instances", 100_000, says: "changed for all later instances more than 200 times"
      ) { count, file in
        file.event("series", "DTSTART:20000101T000000Z", "RRULE:FREQ=DAILY", "SUMMARY:Series")
        for number in 0..<count {
          let id = "RECURRENCE-ID;RANGE=THISANDFUTURE:\(time(number))Z"
          file.event("series", id, "DTSTART:\(time(number))Z", "SUMMARY:Series")
        }
      },
      Monster("years of an event", 100_000) { count, file in
        for number in 0..<count {
          file.event("\(number)", "DTSTART;VALUE=DATE:00010101", "DTEND;VALUE=DATE:99991231", "SUMMARY:Long")
        }
      },
      Monster("events on a day", 100_000) { count, file in
        for number in 0..<count { file.event("\(number)", "DTSTART:20261215T100000Z", "SUMMARY:Many") }
      },
      Monster("numbers beyond all", 1000, says: "is not a date or time") { count, file in
        let numbers = ["2147483647", "9223372036854775807", "99999999999999999999"]
        for number in 0..<count {
          let (many, far) = (numbers[number % 3], numbers[number / 3 % 3])
          file.event(
            "\(number)", "DTSTART:20000101T000000Z", "RRULE:FREQ=SECONDLY;BYHOUR=3;COUNT=\(many);INTERVAL=\(far)")
          file.event("length \(number)", "DTSTART:20000101T000000Z", "DURATION:P\(many)W")
          file.event("year \(number)", "DTSTART:\(many)0101T000000Z")
        }
      },
      Monster("rules that search in vain", 1000) { count, file in
        for number in 0..<count {
          let rule = "RRULE:FREQ=MINUTELY;BYSECOND=1,2;BYSETPOS=3;COUNT=\(number + 5)"
          file.event("vain \(number)", "DTSTART:20000101T000000Z", rule, "SUMMARY:Vain")
        }
      },
      Monster("rules by the second", 1000, tested: 3, says: "too many") { count, file in
        for number in 0..<count {
          file.event("\(number)", "DTSTART:20000101T000000Z", "RRULE:FREQ=SECONDLY", "SUMMARY:Second")
        }
      },
      Monster("rules of the Chinese calendar by the second", 1000, tested: 2, says: "too many", inFull: true) {
        count, file in
        for number in 0..<count {
          file.event(
            "\(number)", "DTSTART:20000101T000000Z", "RRULE:RSCALE=CHINESE;FREQ=SECONDLY;BYMONTHDAY=20;BYHOUR=3")
        }
      },
      Monster("bytes of a rule", 10 << 20, tested: 100_000, says: "RRULE is longer than 64 KiB; ignored") {
        count, file in
        file.event("rule") {
          file.line("DTSTART:20261211T100000Z")
          file.text("RRULE:FREQ=DAILY")
          file.fill(count, with: ";BYMONTHDAY=2")
          file.line("")
        }
      },
    ]

  /// Each minute from 2000 on, as if all months had 28 days and days 1000 minutes.
  private static func time(_ number: Int) -> String {
    func digits(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }
    let (day, minute) = (number / 1000, number % 1000)
    return "\(2000 + day / 336)\(digits(day / 28 % 12 + 1))\(digits(day % 28 + 1))"
      + "T\(digits(minute / 60))\(digits(minute % 60))00"
  }
}
