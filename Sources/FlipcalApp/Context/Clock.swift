#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import CalendarCore

/// What time it is: the system's, or `FLIPCAL_NOW`.
enum Clock {
  /// The moment that counts as now.
  static func now(environment: [String: String]) throws(AppError) -> Instant {
    guard let text = environment["FLIPCAL_NOW"], !text.isEmpty else { return Instant(seconds: time(nil)) }
    guard let instant = instant(rfc3339: text) else {
      throw AppError.usage(
        "FLIPCAL_NOW is not an RFC 3339 time: \(text); write it like 2026-12-01T09:30:00+01:00")
    }
    return instant
  }

  /// Reads RFC 3339's `date-time`; a fraction of a second is dropped.
  static func instant(rfc3339 text: String) -> Instant? {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= bytes.count else { return nil }
      return bytes[range].reduce(Optional(0)) { sum, byte in
        guard let sum, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        return sum * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
      index < bytes.count && bytes[index] & 0xDF == UInt8(ascii: character) & 0xDF
    }
    guard let year = number(0..<4), has("-", at: 4), let month = number(5..<7), has("-", at: 7),
      let day = number(8..<10), has("T", at: 10) || has(" ", at: 10), let hour = number(11..<13), has(":", at: 13),
      let minute = number(14..<16), has(":", at: 16), let second = number(17..<19),
      let date = CivilDate(year: year, month: month, day: day),
      let civil = CivilDateTime(date, hour: hour, minute: minute, second: second)
    else { return nil }
    var position = 19
    if has(".", at: position) {
      position += 1
      while number(position..<position + 1) != nil { position += 1 }
    }
    if has("Z", at: position), position + 1 == bytes.count { return Instant(seconds: civil.clockSeconds) }
    guard position + 6 == bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-"),
      let hours = number(position + 1..<position + 3), hours < 24, has(":", at: position + 3),
      let minutes = number(position + 4..<position + 6), minutes < 60
    else { return nil }
    let offset = (hours * 60 + minutes) * 60
    return Instant(seconds: civil.clockSeconds - (bytes[position] == UInt8(ascii: "-") ? -offset : offset))
  }
}
