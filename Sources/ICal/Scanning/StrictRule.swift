import CalendarCore

/// What an ordinary RRULE (RFC 5545 3.3.10) tells of its last instance, without being understood.
///
/// Ordinary are the rules that calendars are full of: each part once, in capitals, with values in range, by the day or
/// longer. Any other is read in full.
struct StrictRule {
  /// A day number that no instance lies behind, or nil where nothing tells one.
  private(set) var lastDay: Int?

  private var frequency = Frequency.daily
  private var interval = 1
  private var count: Int?
  private var until: Int?
  /// Whether BY-parts can leave whole periods of the rule without an instance.
  private var mayPass = false
  private var seen: UInt8 = 0

  private enum Frequency { case daily, weekly, monthly, yearly }

  private enum Part: UInt8 {
    case frequency, interval, count, until, weekStart, weekdays, months, monthDays
  }

  /// Reads a rule.
  ///
  /// - Parameter start: The day number of DTSTART.
  init?(_ text: UnsafeRawBufferPointer, start: Int) {
    var position = 0
    while position < text.count {
      let end = text[position...].firstIndex(of: UInt8(ascii: ";")) ?? text.count
      guard let equals = text[position..<end].firstIndex(of: UInt8(ascii: "=")), equals + 1 < end,
        let part = StrictRule.part(UnsafeRawBufferPointer(rebasing: text[position..<equals])),
        seen & 1 << part.rawValue == 0, take(part, UnsafeRawBufferPointer(rebasing: text[equals + 1..<end]))
      else { return nil }
      seen |= 1 << part.rawValue
      position = end + 1
      if end + 1 == text.count { return nil }
    }
    guard seen & 1 << Part.frequency.rawValue != 0, count == nil || until == nil else { return nil }
    lastDay = until ?? lastDay(from: start)
  }

  private static func part(_ name: UnsafeRawBufferPointer) -> Part? {
    func isName(_ text: StaticString) -> Bool { bytesEqual(name, text) }
    if isName("FREQ") { return .frequency }
    if isName("INTERVAL") { return .interval }
    if isName("COUNT") { return .count }
    if isName("UNTIL") { return .until }
    if isName("WKST") { return .weekStart }
    if isName("BYDAY") { return .weekdays }
    if isName("BYMONTH") { return .months }
    if isName("BYMONTHDAY") { return .monthDays }
    return nil
  }

  private mutating func take(_ part: Part, _ value: UnsafeRawBufferPointer) -> Bool {
    var reader = DigitReader(value)
    switch part {
    case .frequency: return takeFrequency(value)
    case .interval:
      guard let number = reader.number(digits: 4), number > 0 else { return false }
      interval = number
      return reader.isAtEnd
    case .count:
      guard let number = reader.number(digits: 5), number > 0 else { return false }
      count = number
      return reader.isAtEnd
    case .until:
      guard let time = StrictTime(value) else { return false }
      until = time.day
      return true
    case .weekStart: return StrictRule.isWeekday(&reader) && reader.isAtEnd
    case .weekdays:
      return list(&reader) { reader in
        let isNegative = reader.take(UInt8(ascii: "-"))
        if let ordinal = reader.number(digits: 1) {
          // There are five of a weekday in some months only.
          if ordinal == 5 { mayPass = true }
          guard (1...5).contains(ordinal), frequency == .monthly || frequency == .yearly else { return false }
        } else if isNegative {
          return false
        }
        if frequency == .daily { mayPass = true }
        return StrictRule.isWeekday(&reader)
      }
    case .months:
      mayPass = true
      return list(&reader) { $0.number(digits: 2).map { (1...12).contains($0) } ?? false }
    case .monthDays:
      mayPass = true
      return list(&reader) { reader in
        _ = reader.take(UInt8(ascii: "-"))
        return reader.number(digits: 2).map { (1...31).contains($0) } ?? false
      }
    }
  }

  private mutating func takeFrequency(_ value: UnsafeRawBufferPointer) -> Bool {
    // BYDAY is judged by it.
    guard seen == 0 else { return false }
    if bytesEqual(value, "DAILY") {
      frequency = .daily
    } else if bytesEqual(value, "WEEKLY") {
      frequency = .weekly
    } else if bytesEqual(value, "MONTHLY") {
      frequency = .monthly
    } else if bytesEqual(value, "YEARLY") {
      frequency = .yearly
    } else {
      return false
    }
    return true
  }

  /// Longer lists than libical keeps are no ordinary ones.
  private static let mostEntries = 12

  private func list(_ reader: inout DigitReader, _ entry: (inout DigitReader) -> Bool) -> Bool {
    var count = 0
    repeat {
      count += 1
      guard count <= StrictRule.mostEntries, entry(&reader) else { return false }
    } while reader.take(UInt8(ascii: ","))
    return reader.isAtEnd
  }

  private static func isWeekday(_ reader: inout DigitReader) -> Bool {
    guard reader.position + 2 <= reader.text.count else { return false }
    let (first, second) = (reader.text[reader.position], reader.text[reader.position + 1])
    reader.position += 2
    switch second {
    case UInt8(ascii: "O"): return first == UInt8(ascii: "M")
    case UInt8(ascii: "U"): return first == UInt8(ascii: "T") || first == UInt8(ascii: "S")
    case UInt8(ascii: "E"): return first == UInt8(ascii: "W")
    case UInt8(ascii: "H"): return first == UInt8(ascii: "T")
    case UInt8(ascii: "R"): return first == UInt8(ascii: "F")
    case UInt8(ascii: "A"): return first == UInt8(ascii: "S")
    default: return false
    }
  }

  /// A bound by COUNT: a period of the rule that cannot be passed over has one instance at least.
  private func lastDay(from start: Int) -> Int? {
    guard let count, !mayPass else { return nil }
    let dayOfMonth = CivilDate(dayNumber: start).day
    switch frequency {
    case .daily: return start + count * interval
    case .weekly: return start + (count + 1) * 7 * interval
    // Days that some months lack pass those over.
    case .monthly: return dayOfMonth > 28 ? nil : start + (count + 1) * 31 * interval
    case .yearly: return dayOfMonth > 28 ? nil : start + (count + 1) * 366 * interval
    }
  }
}
