import CalendarCore

/// A DATE or DATE-TIME in exactly the form of RFC 5545 3.3.4 and 3.3.5: what is written otherwise is no ordinary value.
struct StrictTime {
  enum Form { case date, local, utc }

  var form: Form
  /// The day as it is written, in days since 1970-01-01.
  var day: Int
  /// Seconds since midnight, as they are written.
  var second: Int

  /// Reads a whole value.
  init?(_ text: UnsafeRawBufferPointer) {
    guard text.count == 8 || text.count == 15 || text.count == 16, let year = StrictTime.number(text, 0, 4),
      let month = StrictTime.number(text, 4, 2), let dayOfMonth = StrictTime.number(text, 6, 2),
      let date = CivilDate(year: year, month: month, day: dayOfMonth)
    else { return nil }
    day = date.dayNumber
    guard text.count > 8 else {
      form = .date
      second = 0
      return
    }
    guard text[8] == UInt8(ascii: "T"), let hour = StrictTime.number(text, 9, 2), hour < 24,
      let minute = StrictTime.number(text, 11, 2), minute < 60, let second = StrictTime.number(text, 13, 2), second < 60
    else { return nil }
    self.second = hour * 3600 + minute * 60 + second
    form = .local
    if text.count == 16 {
      guard text[15] == UInt8(ascii: "Z") else { return nil }
      form = .utc
    }
  }

  private static func number(_ text: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> Int? {
    var value = 0
    for index in start..<start + count {
      let digit = Int(text[index]) - 48
      guard digit >= 0, digit <= 9 else { return nil }
      value = value * 10 + digit
    }
    return value
  }
}

/// Unsigned numbers of a few digits, read from the front of a text.
struct DigitReader {
  let text: UnsafeRawBufferPointer
  var position = 0

  init(_ text: UnsafeRawBufferPointer) { self.text = text }

  var isAtEnd: Bool { position >= text.count }
  var next: UInt8? { position < text.count ? text[position] : nil }

  /// Passes over a byte if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Passes over a number, or nil when there is none or one of more digits.
  mutating func number(digits most: Int) -> Int? {
    var value = 0
    let start = position
    while let byte = next, byte >= 48, byte <= 57 {
      guard position - start < most else { return nil }
      value = value * 10 + Int(byte) - 48
      position += 1
    }
    return position > start ? value : nil
  }
}
