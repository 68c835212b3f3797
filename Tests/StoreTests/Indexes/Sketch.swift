import CalendarCore
import SeededNumbers

/// A VCALENDAR whose parts tests change one by one.
struct Sketch {
  var properties: [String] = []
  var zones: [String] = []
  var components: [String] = []

  var text: String {
    let lines = ["BEGIN:VCALENDAR", "VERSION:2.0"] + properties + zones + components + ["END:VCALENDAR"]
    return lines.map { $0 + "\r\n" }.joined()
  }
}

/// Draws VCALENDARs with all that tells an index from a list: recurring events with all kinds of changes, several
/// components of one UID, zones that only the file knows, messages, and components that are broken.
struct RandomSketches {
  var numbers: SeededGenerator
  private var uidCount = 0

  init(seed: UInt64) { numbers = SeededGenerator(state: seed) }

  mutating func sketch(groups: Int) -> Sketch {
    var sketch = Sketch()
    if numbers.chance(3) { sketch.properties.append("X-WR-CALNAME:\(RandomSketches.titles[numbers.int(in: 0...5)])") }
    if numbers.chance(3) { sketch.properties.append("COLOR:\(["red", "blue", "gold"][numbers.int(in: 0...2)])") }
    if numbers.chance(3) { sketch.properties.append(zoneProperty()) }
    if numbers.chance(4) { sketch.properties.append(method()) }
    sketch.zones = [zone()]
    for _ in 0..<groups { sketch.components += group() }
    if numbers.chance(2) { sketch.components.shuffle(using: &numbers) }
    return sketch
  }

  mutating func method() -> String { "METHOD:" + pick(["PUBLISH", "REQUEST", "CANCEL", "REPLY", "ADD"]) }

  mutating func zoneProperty() -> String { "X-WR-TIMEZONE:" + pick(["Asia/Tokyo", "America/New_York", "Office"]) }

  /// A VTIMEZONE that no system knows.
  mutating func zone() -> String {
    let hours = numbers.int(in: 10...13)
    return """
      BEGIN:VTIMEZONE\r\nTZID:Office\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r
      TZOFFSETFROM:+\(hours)00\r\nTZOFFSETTO:+\(hours)00\r\nEND:STANDARD\r\nEND:VTIMEZONE
      """
  }

  /// The components of one UID, and now and then a to-do or a journal.
  mutating func group() -> [String] {
    let entries = entries()
    return events() + entries
  }

  /// Those that are no events. They take nothing from the numbers that events are drawn by.
  private func entries() -> [String] {
    var own = self
    let uid = "UID:entry\(uidCount)-\(own.numbers.int(in: 0...9999))@example.org"
    switch own.numbers.int(in: 0...11) {
    case 0: return [own.task([uid] + own.single())]
    case 1: return [own.journal([uid] + own.allDay())]
    case 2: return [own.task([uid, "PRIORITY:5", "SUMMARY:undated"]), own.event([uid] + own.single())]
    default: return []
    }
  }

  private mutating func events() -> [String] {
    uidCount += 1
    let uid = "UID:\(uidCount)-\(numbers.int(in: 0...9999))@example.org"
    switch numbers.int(in: 0...11) {
    case 0...3: return [event([uid] + single())]
    case 4: return [event([uid] + allDay())]
    case 5: return [event([uid] + single()), event([uid] + single())]
    case 6: return [event(single())]
    case 7: return [event([uid] + broken())]
    default: return series(uid)
    }
  }

  private mutating func task(_ lines: [String]) -> String {
    event(lines + ["STATUS:" + pick(["NEEDS-ACTION", "COMPLETED"]), "ATTENDEE;CN=Robin:mailto:robin@example.org"])
      .replacing(":VEVENT", with: ":VTODO").replacing("DTEND", with: "DUE")
  }

  private mutating func journal(_ lines: [String]) -> String {
    event(lines).replacing(":VEVENT", with: ":VJOURNAL")
  }

  private mutating func series(_ uid: String) -> [String] {
    let (day, clock, zone) = (dayNumber(), "T\(two(numbers.int(in: 0...23)))3000", timeZone())
    let step = pick([1, 7, 14])
    func time(_ place: Int) -> String { stamp(day + place * step) + clock + (zone == "Z" ? "Z" : "") }
    func property(_ name: String, _ value: String) -> String { name + (zone == "Z" ? "" : zone) + ":" + value }
    var master = [uid, property("DTSTART", time(0)), "DURATION:PT\(numbers.int(in: 1...30))H", title()]
    master.append("RRULE:FREQ=" + (step == 1 ? "DAILY" : "WEEKLY;INTERVAL=\(step / 7)") + ruleEnd(from: day))
    if numbers.chance(2) { master.append(property("EXDATE", time(1) + "," + time(3))) }
    if numbers.chance(4) { master.append(property("RDATE", stamp(dayNumber()) + clock + (zone == "Z" ? "Z" : ""))) }
    if numbers.chance(5) { master.append("EXRULE:FREQ=WEEKLY;BYDAY=MO") }
    var components = [event(master)]
    for _ in 0..<numbers.int(in: 0...3) {
      let range = numbers.chance(4) ? ";RANGE=THISANDFUTURE" : ""
      let id = property("RECURRENCE-ID" + range, time(numbers.int(in: 0...6)))
      components.append(event([uid, id, "SEQUENCE:\(numbers.int(in: 0...2))"] + single()))
    }
    if numbers.chance(4) { components.removeFirst() }
    return components
  }

  private mutating func ruleEnd(from day: Int) -> String {
    switch numbers.int(in: 0...4) {
    case 0: ";COUNT=\(numbers.int(in: 1...90))"
    case 1: ";UNTIL=\(stamp(day + numbers.int(in: 0...400)))T235959Z"
    case 2: ";BYDAY=MO,WE,FR;COUNT=20"
    case 3: ";BYMONTH=\(numbers.int(in: 1...12))"
    default: ""
    }
  }

  private mutating func single() -> [String] {
    let (day, zone, hour) = (dayNumber(), timeZone(), numbers.int(in: 0...22))
    let parameter = zone == "Z" ? "" : zone
    let end = zone == "Z" ? "Z" : ""
    var lines = ["DTSTART\(parameter):\(stamp(day))T\(two(hour))0000\(end)", title()]
    switch numbers.int(in: 0...3) {
    case 0: lines.append("DTEND\(parameter):\(stamp(day + pick([0, 0, 1, 70])))T\(two(hour + 1))0000\(end)")
    case 1: lines.append("DURATION:P\(numbers.int(in: 0...50))DT5M")
    case 2: lines.append("STATUS:" + pick(["CANCELLED", "TENTATIVE", "CONFIRMED"]))
    default: break
    }
    return lines
  }

  private mutating func allDay() -> [String] {
    let day = dayNumber()
    return ["DTSTART;VALUE=DATE:\(stamp(day))", "DTEND;VALUE=DATE:\(stamp(day + pick([1, 2, 40])))", title()]
  }

  private mutating func broken() -> [String] {
    pick([
      ["SUMMARY:no start"], ["DTSTART:2026"], ["DTSTART:20261201T100000Z", "DTEND:20261201T090000Z"],
      ["DTSTART:20261201", "RRULE:FREQ=NEVER"], ["DTSTART:20261201", "STATUS:FOO"], ["DTSTART:20261201", "DURATION:x"],
    ])
  }

  private func event(_ lines: [String]) -> String {
    (["BEGIN:VEVENT"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
  }

  private mutating func title() -> String { "SUMMARY:" + pick(RandomSketches.titles) + " \(numbers.int(in: 0...99))" }

  private static let titles = ["Tea", "Grüße 😀", "会議", "اجتماع", "Ångström\\, two\\nlines", "Встреча"]

  private mutating func timeZone() -> String {
    pick(["Z", "", ";TZID=Europe/Berlin", ";TZID=Office", ";TZID=America/New_York", ";TZID=Nowhere"])
  }

  /// A day from two years before December 2026 to two years after.
  private mutating func dayNumber() -> Int { 20_788 + numbers.int(in: -760...760) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[numbers.int(in: 0...values.count - 1)] }
}

private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

private func stamp(_ dayNumber: Int) -> String { CivilDate(dayNumber: dayNumber).description.filter { $0 != "-" } }
