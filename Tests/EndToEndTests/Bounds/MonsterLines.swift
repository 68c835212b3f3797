extension Monster {
  private static let mebibyte = 1 << 20
  private static let start = "DTSTART:20261211T100000Z"
  private static let tooLong = "the line is longer than 32 MiB; skipped"

  /// Monsters of bytes and lines.
  static let ofLines: [Monster] =
    ["SUMMARY:", "UID:", "RRULE:FREQ=", "EXDATE:", "DTSTART;TZID=", "X-", "ATTACH;VALUE=BINARY:"].map { beginning in
      Monster("a line \(beginning)", 100 * mebibyte, says: tooLong, inFull: true, memory: 200) { count, file in
        file.event("long") {
          file.line(start)
          file.text(beginning)
          file.fill(count, with: "A")
          file.line("")
        }
      }
    } + [
      Monster("a line without a colon", 100 * mebibyte, tested: 33 * mebibyte, says: tooLong, memory: 200) {
        count, file in
        file.fill(count, with: "A")
        file.line("")
      },
      Monster("a line folded", 100 * mebibyte, says: tooLong, inFull: true, memory: 200) { count, file in
        file.event("folded") {
          file.line(start)
          file.line("DESCRIPTION:a")
          file.fill(count, with: " " + String(repeating: "A", count: 72) + "\r\n")
        }
      },
      Monster("a line whose second part is long", 100 * mebibyte, tested: 33 * mebibyte, says: tooLong, memory: 200) {
        count, file in
        file.event("part") {
          file.line(start)
          file.text("SUMMARY:part\r\n ")
          file.fill(count, with: "A")
          file.line("")
        }
      },
      Monster("lines without text", 100 * mebibyte, memory: 200) { count, file in file.fill(count, with: "\r\n") },
      Monster("a line of NULs", 100 * mebibyte, says: tooLong, inFull: true, memory: 200) { count, file in
        file.fill(count, with: "\0")
        file.line("")
      },
      Monster("lines of NULs", 100 * mebibyte, says: "not a property; ignored", memory: 200) { count, file in
        file.fill(count, with: "\0\n")
      },
      Monster("carriage returns alone", 40 * mebibyte, memory: 300) { count, file in
        file.fill(count, with: "X-A:a\r")
        file.line("")
      },
      Monster("text that is no property", 1_000_000, says: "taken as the rest of the line before") { count, file in
        file.event("stray") {
          file.line(start)
          file.line("SUMMARY:stray")
          for number in 0..<count { file.line("text \(number)") }
        }
      },
      Monster("guests", 1_000_000, memory: 300) { count, file in
        file.event("guests") {
          file.line(start)
          for number in 0..<count { file.line("ATTENDEE;CN=Guest \(number);RSVP=TRUE:mailto:\(number)@example.org") }
        }
      },
      Monster("categories of a line", 1_000_000) { count, file in
        file.event("categories") {
          file.line(start)
          file.text("CATEGORIES:a")
          for number in 0..<count { file.text(",c\(number)") }
          file.line("")
        }
      },
      Monster("parameters of a line", 1_000_000) { count, file in
        file.event("parameters") {
          file.text("DTSTART")
          for number in 0..<count { file.text(";X-\(number)=a") }
          file.line(":20261211T100000Z")
        }
      },
      Monster("an event of 100 MiB", 100 * mebibyte, says: "larger than 64 MiB; skipped", inFull: true) {
        count, file in
        file.event("large") {
          file.line(start)
          file.fill(count, with: "EXDATE:20261212T100000Z\r\n")
        }
      },
    ]
}
