import CalendarCore
import SeededNumbers
import TextGate

/// Makes events whose parts are drawn at random, among them the least and the greatest that there are.
struct RandomEvents {
  var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(state: seed) }

  mutating func event() -> Event {
    var event = Event(uid: UntrustedText(text()), start: time())
    event.end = end()
    event.zoneName = maybe { UntrustedText($0.text()) }
    if numbers.chance(2), case .zoned(_, let zone) = event.start { event.zoneName = UntrustedText(zone.identifier) }
    event.summary = maybe { UntrustedText($0.text()) }
    event.location = maybe { UntrustedText($0.text()) }
    event.description = maybe { UntrustedText($0.text()) }
    event.url = maybe { UntrustedText($0.text()) }
    event.status = [nil, .tentative, .confirmed, .cancelled][numbers.int(in: 0...3)]
    event.isTransparent = numbers.chance(2)
    event.categories = list { UntrustedText($0.text()) }
    event.color = maybe {
      CalendarColor(red: .random(in: 0...255, using: &$0.numbers), green: 0, blue: 255)
    }
    event.rules = list { $0.rule() }
    event.exceptionRules = list { $0.rule() }
    event.additions = list { Event.Addition(start: $0.time(), end: $0.end()) }
    event.exceptions = list { $0.time() }
    event.recurrenceID = maybe { $0.time() }
    event.replacesFuture = numbers.chance(2)
    event.purpose = [.publication, .withdrawal, .proposal][numbers.int(in: 0...2)]
    event.sequence = number()
    event.stamp = maybe { Instant(seconds: $0.number()) }
    event.kind = [.event, .todo, .journal][numbers.int(in: 0...2)]
    event.isUndated = numbers.chance(4)
    event.people = list { UntrustedText($0.text()) }
    event.birthYear = numbers.chance(4) ? Int16(truncatingIfNeeded: number()) : nil
    event.task = maybe {
      Event.Task(
        status: ([nil] + Event.Task.Status.allCases.map(Optional.some))[$0.numbers.int(in: 0...4)],
        completed: $0.maybe { Instant(seconds: $0.number()) }, percent: $0.maybe { $0.number() }, priority: $0.number())
    }
    return event
  }

  mutating func rule() -> RecurrenceRule {
    var rule = RecurrenceRule(frequency: RecurrenceRule.Frequency.allCases[numbers.int(in: 0...6)])
    rule.interval = number()
    rule.count = maybe { $0.number() }
    rule.until = [nil, .date(date()), .civil(civil()), .instant(Instant(seconds: number()))][numbers.int(in: 0...3)]
    rule.weekStart = Weekday.allCases[numbers.int(in: 0...6)]
    rule.seconds = list { $0.number() }
    rule.minutes = list { $0.number() }
    rule.hours = list { $0.number() }
    rule.weekdays = list { .init(Weekday.allCases[$0.numbers.int(in: 0...6)], ordinal: $0.number()) }
    rule.monthDays = list { $0.number() }
    rule.yearDays = list { $0.number() }
    rule.weekNumbers = list { $0.number() }
    rule.months = list { $0.number() }
    rule.leapMonths = list { $0.number() }
    rule.setPositions = list { $0.number() }
    rule.scale = maybe { $0.text() }
    rule.skip = [.omit, .backward, .forward][numbers.int(in: 0...2)]
    return rule
  }

  mutating func time() -> EventTime {
    switch numbers.int(in: 0...3) {
    case 0: .date(date())
    case 1: .floating(civil())
    default: .zoned(civil(), SampleZones.all[numbers.int(in: 0...SampleZones.all.count - 1)])
    }
  }

  private mutating func end() -> Event.End {
    [.none, .time(time()), .duration(CalendarDuration(days: number(), seconds: number()))][numbers.int(in: 0...2)]
  }

  private mutating func civil() -> CivilDateTime {
    CivilDateTime(date(), secondOfDay: [0, 86_399, numbers.int(in: 0...86_399)][numbers.int(in: 0...2)])
  }

  /// From 0001-01-01 to 9999-12-31.
  private mutating func date() -> CivilDate {
    CivilDate(dayNumber: [-719_162, 2_932_896, 0, -1, numbers.int(in: 10_000...30_000)][numbers.int(in: 0...4)])
  }

  private mutating func number() -> Int {
    let ends = [Int.max, .min, 0, 1, -1, 63, 64, -64, -65, 127, 128]
    return numbers.chance(3) ? ends[numbers.int(in: 0...ends.count - 1)] : numbers.int(in: -400...400)
  }

  private mutating func text() -> String {
    let texts = [
      "", "a", "\0", "Tea\0time\n", "🗓️👩‍👩‍👧‍👦", "Ångström", "A\u{30A}ngstro\u{308}m", "\u{FEFF}\u{202E}",
      "Europe/Berlin", String(repeating: "long ", count: 60),
    ]
    return texts[numbers.int(in: 0...texts.count - 1)]
  }

  private mutating func maybe<Value>(_ make: (inout RandomEvents) -> Value) -> Value? {
    numbers.chance(2) ? make(&self) : nil
  }

  private mutating func list<Value>(_ make: (inout RandomEvents) -> Value) -> [Value] {
    guard numbers.chance(4) else { return [] }
    return (0..<numbers.int(in: 1...4)).map { _ in make(&self) }
  }
}
