/// Text that is put together from many small parts.
///
/// It is kept as UTF-8: a digit that is appended to a string costs many times as much.
public struct TextBuffer: Sendable {
  private var bytes: [UInt8] = []

  /// Makes an empty text.
  ///
  /// - Parameter capacity: Bytes to have room for at once.
  public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// What has been appended.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What has been appended, as UTF-8.
  public var utf8: [UInt8] { bytes }

  /// How many bytes have been appended.
  public var count: Int { bytes.count }

  /// Forgets what has been appended, and keeps the room for it.
  public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Appends what has been appended to another.
  public mutating func append(_ other: TextBuffer) { bytes.append(contentsOf: other.bytes) }

  /// Appends some bytes of what has been appended to another, which begin and end with whole characters.
  public mutating func append(_ other: TextBuffer, _ range: Range<Int>) {
    bytes.append(contentsOf: other.bytes[range])
  }

  /// Appends a text.
  public mutating func append(_ text: String) {
    // The view of a native text would be walked byte by byte.
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isDone == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Appends a text that is UTF-8.
  public mutating func append(utf8 text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }

  /// Appends a character.
  public mutating func append(scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Appends a number with leading zeros.
  public mutating func append(_ number: Int, digits: Int) {
    if digits == 2, (0..<100).contains(number) {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
      return
    }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var (rest, unit, count) = (number.magnitude, UInt(1), 1)
    while count < digits || rest / unit >= 10 {
      unit *= 10
      count += 1
    }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Appends a date in ISO 8601: `2026-12-01`.
  public mutating func append(_ date: CivilDate) {
    let (year, month, day) = date.parts
    append(year, digits: 4)
    bytes.append(UInt8(ascii: "-"))
    append(month, digits: 2)
    bytes.append(UInt8(ascii: "-"))
    append(day, digits: 2)
  }

  /// Appends a time of day without its seconds: `09:30`.
  public mutating func appendHourAndMinute(of time: CivilDateTime) {
    appendHourAndMinute(ofMinutes: time.secondOfDay / 60)
  }

  /// Appends two times of day without their seconds: `09:30-10:00`. Both at once: no text has more of anything.
  public mutating func appendHoursAndMinutes(from start: CivilDateTime, to end: CivilDateTime) {
    let first = TextBuffer.hourAndMinute(ofMinutes: start.secondOfDay / 60)
    let second = TextBuffer.hourAndMinute(ofMinutes: end.secondOfDay / 60)
    let hyphen = UInt64(UInt8(ascii: "-"))
    withUnsafeBytes(of: ((first << 16 | hyphen << 56).littleEndian, second.littleEndian)) { digits in
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: digits[2..<13]))
    }
  }

  /// The five bytes of hours and minutes, lowest first.
  ///
  /// - Parameter minutes: 0..<6000.
  private static func hourAndMinute(ofMinutes minutes: Int) -> UInt64 {
    let (hour, minute) = (UInt64(minutes / 60), UInt64(minutes % 60))
    return 0x30_303A_3030 + (hour / 10 | (hour % 10) << 8 | (minute / 10) << 24 | (minute % 10) << 32)
  }

  /// Appends minutes as hours and minutes.
  mutating func appendHourAndMinute(ofMinutes minutes: Int) {
    append(minutes / 60, digits: 2)
    bytes.append(UInt8(ascii: ":"))
    append(minutes % 60, digits: 2)
  }

  /// Appends a date and a time in ISO 8601: `2026-12-01T09:30:00`.
  mutating func append(_ time: CivilDateTime) {
    append(time.date)
    bytes.append(UInt8(ascii: "T"))
    appendHourAndMinute(of: time)
    bytes.append(UInt8(ascii: ":"))
    append(time.second, digits: 2)
  }

  /// The text that a function appends to an empty one.
  static func text(_ write: (inout TextBuffer) -> Void) -> String {
    var buffer = TextBuffer()
    write(&buffer)
    return buffer.text
  }
}
