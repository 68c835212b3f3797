import CalendarCore
import SeededNumbers

/// Draws VEVENTs of all kinds: what most calendars hold, and what hardly any does.
struct RandomEventLines {
  var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(state: seed) }

  /// The names that times are told in; `Far` and its like are defined by ``zones``.
  static let zoneNames = ["Europe/Berlin", "America/New_York", "Far East", "Far West", "Leap", "Nowhere"]

  /// Zones at the ends of what offsets may be, and one whose clocks jump at noon.
  static let zones =
    zone("Far East", [("19700101T000000", "+2500", "+2500")])
    + zone("Far West", [("19700101T000000", "-2500", "-2500")])
    + zone("Leap", [("19700101T000000", "+0100", "+0100"), ("20260601T120000", "+0100", "+0300")])

  private static func zone(_ name: String, _ observances: [(start: String, from: String, to: String)]) -> [String] {
    ["BEGIN:VTIMEZONE", "TZID:\(name)"]
      + observances.flatMap {
        ["BEGIN:STANDARD", "DTSTART:\($0.start)", "TZOFFSETFROM:\($0.from)", "TZOFFSETTO:\($0.to)", "END:STANDARD"]
      } + ["END:VTIMEZONE"]
  }

  /// A calendar with one event.
  mutating func calendar() -> [UInt8] {
    let lines =
      ["BEGIN:VCALENDAR"] + RandomEventLines.zones + ["BEGIN:VEVENT", "UID:one"] + properties()
      + ["END:VEVENT", "END:VCALENDAR"]
    return Array(lines.map { $0 + "\r\n" }.joined().utf8)
  }

  private mutating func properties() -> [String] {
    let day = 20_000 + numbers.int(in: 0...2000)
    let kind = numbers.int(in: 0...9)
    if kind < 2 { return allDay(day) + changes(day, nil) }
    let zone = kind < 4 ? nil : pick(RandomEventLines.zoneNames)
    let mark = kind == 3 ? "Z" : ""
    let parameter = zone.map { ";TZID=\($0)" } ?? ""
    let second = pick([0, 1800, 7200, 9000, 43_200, 82_800, 86_399, numbers.int(in: 0...86_399)])
    var lines = ["DTSTART\(parameter):\(time(day, second))\(mark)"]
    switch numbers.int(in: 0...5) {
    case 0: break
    case 1: lines.append("DURATION:" + duration())
    case 2:
      let other = pick(RandomEventLines.zoneNames)
      lines.append("DTEND;TZID=\(other):\(time(day + numbers.int(in: 0...3), numbers.int(in: 0...86_399)))")
    default:
      let length = pick([0, 600, 3600, 5400, 80_000, 86_400, 200_000, 5_000_000])
      lines.append("DTEND\(parameter):\(time(day, second + length))\(mark)")
    }
    return lines + changes(day, (parameter, mark))
  }

  private mutating func allDay(_ day: Int) -> [String] {
    var lines = ["DTSTART;VALUE=DATE:\(date(day))"]
    switch numbers.int(in: 0...3) {
    case 0: break
    case 1: lines.append("DURATION:P\(numbers.int(in: 0...20))D")
    case 2: lines.append("DTEND:\(time(day + numbers.int(in: 0...2), 3600))")
    default: lines.append("DTEND;VALUE=DATE:\(date(day + numbers.int(in: 0...60)))")
    }
    return lines
  }

  /// What makes it recur, or stand for an instance of what does.
  private mutating func changes(_ day: Int, _ form: (parameter: String, mark: String)?) -> [String] {
    var lines: [String] = []
    if !numbers.chance(3) { lines.append("RRULE:" + rule(day)) }
    if numbers.chance(12) { lines.append("RRULE:" + rule(day)) }
    if numbers.chance(8) {
      lines.append("RDATE:\(time(day + numbers.int(in: -90...90), 3600))")
      if numbers.chance(2) { lines.append("RDATE;VALUE=PERIOD:\(time(day + 9, 0))Z/" + duration()) }
    }
    if numbers.chance(8) {
      let range = numbers.chance(2) ? ";RANGE=THISANDFUTURE" : ""
      lines.append("RECURRENCE-ID\(range):\(time(day - 7, 0))")
    }
    if numbers.chance(6), let form { lines.append("EXDATE\(form.parameter):\(time(day + 1, 1800))\(form.mark)") }
    return lines
  }

  private mutating func rule(_ day: Int) -> String {
    let frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
    var parts = ["FREQ=" + (numbers.chance(12) ? "HOURLY;INTERVAL=7" : pick(frequencies))]
    if numbers.chance(3) { parts.append("INTERVAL=\(pick([1, 2, 3, 5, 13]))") }
    switch numbers.int(in: 0...4) {
    case 0: parts.append("UNTIL=\(date(day + numbers.int(in: -3...900)))")
    case 1: parts.append("UNTIL=\(time(day + numbers.int(in: -3...900), numbers.int(in: 0...86_399)))Z")
    case 2: parts.append("UNTIL=\(time(day + numbers.int(in: -3...900), numbers.int(in: 0...86_399)))")
    default: parts.append("COUNT=\(pick([1, 2, 3, 5, 12, 40, 600]))")
    }
    if numbers.chance(3) {
      let days = ["MO", "TU,TH", "SA,SU", "1MO", "-1FR", "5WE", "-5SU", "2TU,4TU", "MO,5MO", "+1MO"]
      parts.append("BYDAY=" + pick(days))
    }
    if numbers.chance(6) { parts.append("BYMONTH=" + pick(["1", "2,8", "12", "6,7"])) }
    if numbers.chance(6) { parts.append("BYMONTHDAY=" + pick(["1", "31", "-1", "29,30", "13"])) }
    if numbers.chance(9) { parts.append("BYSETPOS=" + pick(["1", "-1", "2"])) }
    if numbers.chance(9) { parts.append("WKST=" + pick(["SU", "MO", "TH"])) }
    if numbers.chance(12) { parts.append("BYHOUR=0,23") }
    return parts.joined(separator: ";")
  }

  private mutating func duration() -> String {
    pick(["PT1H", "PT0S", "P1D", "P1DT12H", "PT36H", "P2W", "PT90000S", "P0D", "PT23H59M59S", "PT1M"])
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[numbers.int(in: 0...values.count - 1)] }

  private func date(_ day: Int) -> String { CivilDate(dayNumber: day).description.filter { $0 != "-" } }

  private func time(_ day: Int, _ second: Int) -> String {
    let civil = CivilDateTime(clockSeconds: day * 86_400 + second)
    return civil.description.filter { $0 != "-" && $0 != ":" }
  }
}
