import CalendarCore
import SeededNumbers

/// Makes VEVENTs, one after the other, as a seed decides.
struct EventMaker {
  private var random: SeededGenerator
  private var number = 0

  init(seed: UInt64) { random = SeededGenerator(state: seed) }

  /// What identifies the event that was made last; a file name.
  var name: String { "event-\(number)" }

  static let foot = "END:VCALENDAR\r\n"

  /// What a calendar begins with: its properties, and the definitions of the zones that its events name; of all zones
  /// where the events are not made yet.
  static func head(for events: String? = nil) -> String {
    let named = zones.filter { zone in events?.contains("TZID=\(zone.0):") ?? true }
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//flipcal//calendar-generator//EN", "X-WR-CALNAME:Years"]
      + named.flatMap(definition)
    return lines.map { $0 + "\r\n" }.joined()
  }

  private static let zones = [
    ("Europe/Berlin", "+0100", "+0200", "3;BYDAY=-1SU", "10;BYDAY=-1SU"),
    ("America/New_York", "-0500", "-0400", "3;BYDAY=2SU", "11;BYDAY=1SU"),
    ("Europe/London", "+0000", "+0100", "3;BYDAY=-1SU", "10;BYDAY=-1SU"),
    ("Asia/Tokyo", "+0900", nil, "", ""), ("Australia/Sydney", "+1000", "+1100", "10;BYDAY=1SU", "4;BYDAY=1SU"),
  ]

  private static func definition(
    _ name: String, _ standard: String, _ daylight: String?, _ start: String, _ end: String
  ) -> [String] {
    func observance(_ kind: String, _ from: String, _ to: String, _ month: String) -> [String] {
      let rule = month.isEmpty ? [] : ["RRULE:FREQ=YEARLY;BYMONTH=\(month)"]
      return ["BEGIN:\(kind)", "DTSTART:19700101T020000", "TZOFFSETFROM:\(from)", "TZOFFSETTO:\(to)"] + rule
        + ["END:\(kind)"]
    }
    return ["BEGIN:VTIMEZONE", "TZID:\(name)"] + observance("STANDARD", daylight ?? standard, standard, end)
      + (daylight.map { observance("DAYLIGHT", standard, $0, start) } ?? []) + ["END:VTIMEZONE"]
  }

  /// The next event with its overrides: the text of its components, and how many they are.
  mutating func next(atMost most: Int) -> (text: String, components: Int) {
    number += 1
    var lines: [String] = []
    let form = random.int(in: 0...99)
    guard form < 8, most > 1 else {
      lines = form < 22 ? wholeDays() : timed(rule: nil)
      return (fold(lines), 1)
    }
    let start = self.start()
    let (rule, days) = rule(from: start)
    lines = timed(rule: rule, at: start)
    // Some instances were moved.
    let overrides = min(most - 1, one(of: [0, 0, 0, 1, 2]))
    for place in 0..<overrides {
      let original = CivilDateTime(start.date.adding(days: days * (place * 3 + 1)), secondOfDay: start.secondOfDay)
      lines += timed(rule: nil, at: original.adding(days: random.int(in: 0...2)), overriding: original)
    }
    return (fold(lines), 1 + overrides)
  }

  // MARK: Components

  private var zoneOfEvent = ""

  private mutating func timed(
    rule: String?, at given: CivilDateTime? = nil, overriding original: CivilDateTime? = nil
  ) -> [String] {
    if original == nil { zoneOfEvent = EventMaker.zones[one(of: [0, 0, 0, 0, 1, 1, 2, 3, 4])].0 }
    let start = given ?? self.start()
    let minutes = one(of: [15, 30, 30, 45, 60, 60, 60, 90, 120, 480])
    let inUTC = rule == nil && original == nil && random.chance(5)
    func time(_ name: String, _ civil: CivilDateTime) -> String {
      inUTC ? "\(name):\(basic(civil))Z" : "\(name);TZID=\(zoneOfEvent):\(basic(civil))"
    }
    var lines = ["BEGIN:VEVENT", "UID:\(name)@example.org", "DTSTAMP:20260105T101500Z"]
    lines.append(time("DTSTART", start))
    if random.chance(4) {
      lines.append("DURATION:PT\(minutes)M")
    } else {
      lines.append(time("DTEND", CivilDateTime(clockSeconds: start.clockSeconds + minutes * 60)))
    }
    if let rule {
      lines.append("RRULE:\(rule)")
      if random.chance(3) { lines.append(time("EXDATE", start.adding(days: 14))) }
    }
    if let original { lines += [time("RECURRENCE-ID", original), "SEQUENCE:1"] }
    return lines + text() + ["END:VEVENT"]
  }

  private mutating func wholeDays() -> [String] {
    let first = start().date
    let length = one(of: [1, 1, 1, 1, 2, 3, 5, 8])
    return [
      "BEGIN:VEVENT", "UID:\(name)@example.org", "DTSTAMP:20260105T101500Z",
      "DTSTART;VALUE=DATE:\(basic(first))", "DTEND;VALUE=DATE:\(basic(first.adding(days: length)))",
    ] + text() + ["TRANSP:TRANSPARENT", "END:VEVENT"]
  }

  private mutating func start() -> CivilDateTime {
    let first = CivilDate(dayNumber: 15_340)  // 2012-01-01
    let day = first.adding(days: random.int(in: 0...20 * 365))
    let hours = [8, 9, 9, 10, 10, 11, 13, 14, 14, 15, 16, 17, 19, 20]
    let clock = one(of: hours) * 3600 + random.int(in: 0...3) * 900
    return CivilDateTime(day, secondOfDay: clock)
  }

  /// A rule, and the days from one instance to the next. Most series end within two years; few have no end.
  private mutating func rule(from start: CivilDateTime) -> (text: String, days: Int) {
    let (rule, days) = one(of: [
      ("FREQ=WEEKLY", 7), ("FREQ=WEEKLY;INTERVAL=2", 14), ("FREQ=WEEKLY;WKST=MO;BYDAY=MO,TU,WE,TH,FR", 1),
      ("FREQ=MONTHLY;BYMONTHDAY=1,15", 15), ("FREQ=YEARLY", 365), ("FREQ=MONTHLY;BYDAY=1TH", 28),
      ("FREQ=WEEKLY", 7), ("FREQ=DAILY;INTERVAL=3", 3),
    ])
    switch random.int(in: 0...39) {
    case 0: return (rule, days)
    case 1...19: return ("\(rule);COUNT=\(random.int(in: 4...40))", days)
    default: return ("\(rule);UNTIL=\(basic(start.adding(days: random.int(in: 30...700))))Z", days)
    }
  }

  // MARK: Text

  private static let titles = [
    "Team meeting", "Dentist", "Planning for the spring", "1:1", "Lunch with Robin", "Review of the drawings",
    "Flight to Lisbon", "Choir rehearsal", "Parents' evening", "Release", "Geburtstagsfeier im Grünen",
    "Réunion budgétaire", "部门周会", "定期検診", "Кофе с коллегами", "🎂 Birthday", "פגישה", "اجتماع",
  ]
  private static let places = ["Room 2.14", "Kantine", "Online", "Hauptstraße 5, Hinterhaus", "第三会議室", "Station"]
  private static let sentences = [
    "Please bring the drawings of last week, the list of open questions and your own notes.",
    "Agenda: minutes, figures of the quarter, what is left to do before the holidays, any other business.",
    "Join by phone or by video; the link is the same every week and works without an account.",
    "議題は前回の議事録の確認、今期の数字、休暇前に残っている作業、その他です。",
    "Wir treffen uns wie immer am Eingang, wer später kommt, findet uns im zweiten Stock.",
  ]

  private mutating func text() -> [String] {
    var lines = ["SUMMARY:\(escaped(one(of: EventMaker.titles))) \(random.int(in: 1...999))"]
    if random.chance(2) { lines.append("LOCATION:\(escaped(one(of: EventMaker.places)))") }
    if !random.chance(3) {
      let sentences = (0...random.int(in: 0...3)).map { _ in escaped(one(of: EventMaker.sentences)) }
      lines.append("DESCRIPTION:\(sentences.joined(separator: #"\n"#))")
    }
    for guest in 0..<one(of: [0, 0, 0, 1, 2, 4]) {
      lines.append(
        "ATTENDEE;CN=Guest \(guest);ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=TRUE:mailto:guest\(guest)@example.org")
    }
    if random.chance(4) { lines.append("CATEGORIES:Work,\(random.chance(2) ? "Team" : "Private")") }
    lines += [random.chance(12) ? "STATUS:TENTATIVE" : "STATUS:CONFIRMED", "X-PRODUCER-NOTE:\(random.int(in: 1...9))"]
    if random.chance(3) {
      lines += ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Reminder", "TRIGGER:-PT15M", "END:VALARM"]
    }
    return lines
  }

  private func escaped(_ text: String) -> String {
    text.contains(where: { ",;".contains($0) })
      ? text.map { ",;".contains($0) ? "\\\($0)" : String($0) }.joined() : text
  }

  private mutating func one<Element>(of list: [Element]) -> Element { list[random.int(in: 0...list.count - 1)] }

  /// Lines with their ends, folded after 75 bytes at most and never inside a character (RFC 5545 3.1).
  private func fold(_ lines: [String]) -> String {
    var text = ""
    for line in lines {
      guard line.utf8.count > 75 else {
        text += line + "\r\n"
        continue
      }
      var width = 0
      for character in line {
        let length = character.utf8.count
        if width + length > 75 {
          text += "\r\n "
          width = 1
        }
        text.append(character)
        width += length
      }
      text += "\r\n"
    }
    return text
  }

  private func basic(_ date: CivilDate) -> String { "\(date)".filter { $0 != "-" } }

  private func basic(_ civil: CivilDateTime) -> String { "\(civil)".filter { $0 != "-" && $0 != ":" } }
}
