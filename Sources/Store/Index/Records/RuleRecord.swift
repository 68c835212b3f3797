import CalendarCore

/// A recurrence rule as bytes: four bytes that say what it has, then only what it has.
enum RuleRecord {
  /// The bytes that a rule takes at least.
  static let leastBytes = 4

  /// What a rule has, from the lowest bit: FREQ in 3 bits, WKST in 3, SKIP in 2, the kind of UNTIL in 2, and a bit for
  /// each part that may be missing.
  private enum Layout {
    static let frequency = 0
    static let weekStart = 3
    static let skip = 6
    static let until = 8
    static let interval: UInt32 = 1 << 10
    static let count: UInt32 = 1 << 11
    /// The first of those that few rules have.
    static let parts = 12
    static let scale: UInt32 = 1 << 12
    static let weekdays: UInt32 = 1 << 13
    /// The first of the lists of numbers.
    static let lists = 14
    static let all: UInt32 = 1 << 23 - 1
  }

  private static let skips: [RecurrenceRule.Skip] = [.omit, .backward, .forward]

  static func append(_ rule: RecurrenceRule, to writer: inout ByteWriter) {
    let lists = [
      rule.seconds, rule.minutes, rule.hours, rule.monthDays, rule.yearDays, rule.weekNumbers, rule.months,
      rule.leapMonths, rule.setPositions,
    ]
    writer.append(fixed: head(of: rule, lists: lists))
    if rule.interval != 1 { writer.append(signed: rule.interval) }
    if let count = rule.count { writer.append(signed: count) }
    switch rule.until {
    case nil: break
    case .date(let date): TimeRecord.append(date, to: &writer)
    case .civil(let civil): TimeRecord.append(civil, to: &writer)
    case .instant(let instant): TimeRecord.append(instant, to: &writer)
    }
    if let scale = rule.scale { writer.append(text: scale) }
    if !rule.weekdays.isEmpty {
      writer.append(count: rule.weekdays.count)
      for entry in rule.weekdays {
        writer.append(byte: UInt8(entry.weekday.rawValue))
        writer.append(signed: entry.ordinal)
      }
    }
    for list in lists where !list.isEmpty {
      writer.append(count: list.count)
      for number in list { writer.append(signed: number) }
    }
  }

  private static func head(of rule: RecurrenceRule, lists: [[Int]]) -> UInt32 {
    let skip: UInt32 =
      switch rule.skip {
      case .omit: 0
      case .backward: 1
      case .forward: 2
      }
    let until: UInt32 =
      switch rule.until {
      case nil: 0
      case .date: 1
      case .civil: 2
      case .instant: 3
      }
    var head = UInt32(rule.frequency.rawValue) << Layout.frequency | UInt32(rule.weekStart.rawValue) << Layout.weekStart
    head |= skip << Layout.skip | until << Layout.until
    if rule.interval != 1 { head |= Layout.interval }
    if rule.count != nil { head |= Layout.count }
    if rule.scale != nil { head |= Layout.scale }
    if !rule.weekdays.isEmpty { head |= Layout.weekdays }
    for (index, list) in lists.enumerated() where !list.isEmpty { head |= 1 << (Layout.lists + index) }
    return head
  }

  static func rule(_ reader: inout ByteReader) -> RecurrenceRule {
    let head = reader.fixed32()
    let skip = Int(head >> Layout.skip & 3)
    guard let frequency = RecurrenceRule.Frequency(rawValue: Int(head >> Layout.frequency & 7)),
      let weekStart = Weekday(rawValue: Int(head >> Layout.weekStart & 7)), skip < skips.count, head <= Layout.all
    else {
      reader.fail()
      return RecurrenceRule(frequency: .daily)
    }
    var rule = RecurrenceRule(frequency: frequency)
    rule.weekStart = weekStart
    rule.skip = skips[skip]
    if head & Layout.interval != 0 {
      rule.interval = reader.signed()
      if rule.interval == 1 { reader.fail() }
    }
    if head & Layout.count != 0 { rule.count = reader.signed() }
    rule.until = until(head >> Layout.until & 3, &reader)
    guard head >> Layout.parts != 0 else { return rule }
    var parts = RecurrenceRule.Parts()
    if head & Layout.scale != 0 { parts.scale = reader.text() }
    if head & Layout.weekdays != 0 { parts.weekdays = reader.list(ofBytes: 2, weekday) }
    readLists(head >> Layout.lists, &reader, into: &parts)
    rule.allParts = parts
    return rule
  }

  private static func until(_ kind: UInt32, _ reader: inout ByteReader) -> RecurrenceRule.Until? {
    switch kind {
    case 1: .date(TimeRecord.date(&reader))
    case 2: .civil(TimeRecord.civil(&reader))
    case 3: .instant(TimeRecord.instant(&reader))
    default: nil
    }
  }

  private static func weekday(_ reader: inout ByteReader) -> RecurrenceRule.WeekdayOrdinal {
    let weekday = Weekday(rawValue: Int(reader.byte()))
    if weekday == nil { reader.fail() }
    return RecurrenceRule.WeekdayOrdinal(weekday ?? .monday, ordinal: reader.signed())
  }

  /// The lists of numbers, in the order of their bits.
  private static func readLists(_ bits: UInt32, _ reader: inout ByteReader, into parts: inout RecurrenceRule.Parts) {
    func list(_ index: UInt32) -> [Int] {
      bits >> index & 1 != 0 ? reader.list(ofBytes: 1) { $0.signed() } : []
    }
    guard bits != 0 else { return }
    parts.seconds = list(0)
    parts.minutes = list(1)
    parts.hours = list(2)
    parts.monthDays = list(3)
    parts.yearDays = list(4)
    parts.weekNumbers = list(5)
    parts.months = list(6)
    parts.leapMonths = list(7)
    parts.setPositions = list(8)
  }
}
