import CalendarCore
import Recurrence

// Reads lines `rule|start|isDate|from|to` (`to` and `from` may be empty) and writes the instances of each in the
// window on a line, separated by spaces; `...` follows when the search was given up, `+` after 2,000 instances.

let most = 2000

func split(_ text: Substring, _ separator: Character) -> [Substring] {
  text.split(separator: separator, omittingEmptySubsequences: false)
}

func time(_ text: Substring) -> CivilDateTime {
  let day = Int(text.prefix(8)) ?? 0
  let clock = Int(text.dropFirst(9)) ?? 0
  guard let date = CivilDate(year: day / 10_000, month: day / 100 % 100, day: day % 100),
    let time = CivilDateTime(date, hour: clock / 10_000, minute: clock / 100 % 100, second: clock % 100)
  else { fatalError("time \(text)") }
  return time
}

func digits(_ number: Int, _ width: Int) -> String {
  String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
}

func text(_ time: CivilDateTime) -> String {
  digits(time.date.year, 4) + digits(time.date.month, 2) + digits(time.date.day, 2) + "T" + digits(time.hour, 2)
    + digits(time.minute, 2) + digits(time.second, 2)
}

func weekday(_ text: Substring) -> Weekday {
  guard let index = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex(of: text) else { fatalError("day \(text)") }
  return Weekday.monday.adding(days: index)
}

func rule(_ text: Substring) -> RecurrenceRule {
  var rule = RecurrenceRule(frequency: .daily)
  for part in split(text, ";") {
    let pair = split(part, "=")
    let entries = split(pair[1], ",")
    let numbers = entries.compactMap { Int($0) }
    switch pair[0] {
    case "FREQ":
      let names: [Substring] = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
      guard let frequency = names.firstIndex(of: pair[1]).flatMap(RecurrenceRule.Frequency.init) else { fatalError() }
      rule.frequency = frequency
    case "INTERVAL": rule.interval = numbers[0]
    case "COUNT": rule.count = numbers[0]
    case "UNTIL": rule.until = pair[1].count > 8 ? .civil(time(pair[1])) : .date(time(pair[1]).date)
    case "WKST": rule.weekStart = weekday(pair[1])
    case "BYSECOND": rule.seconds = numbers
    case "BYMINUTE": rule.minutes = numbers
    case "BYHOUR": rule.hours = numbers
    case "BYMONTHDAY": rule.monthDays = numbers
    case "BYYEARDAY": rule.yearDays = numbers
    case "BYWEEKNO": rule.weekNumbers = numbers
    case "BYMONTH": rule.months = numbers
    case "BYSETPOS": rule.setPositions = numbers
    case "BYDAY": rule.weekdays = entries.map { .init(weekday($0.suffix(2)), ordinal: Int($0.dropLast(2)) ?? 0) }
    case "SKIP": rule.skip = pair[1] == "FORWARD" ? .forward : pair[1] == "BACKWARD" ? .backward : .omit
    case "RSCALE": rule.scale = String(pair[1])
    default: fatalError("part \(pair[0])")
    }
  }
  return rule
}

while let line = readLine() {
  let fields = split(line[...], "|")
  let (from, to) = (fields[3].isEmpty ? nil : time(fields[3]), fields[4].isEmpty ? nil : time(fields[4]))
  var instances = RuleInstances(
    rule: rule(fields[0]), start: time(fields[1]), isDate: fields[2] == "1", notBefore: from, notAfter: to)
  var found: [String] = []
  while found.count < most, let instance = instances.next() { found.append(text(instance)) }
  if found.count == most { found.append("+") }
  if instances.exhaustedBudget { found.append("...") }
  print(found.joined(separator: " "))
}
