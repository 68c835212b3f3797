import CalendarCore

/// Dates, times and moments as bytes.
///
/// A time is a varint of its second of day times four and its kind (0 a date, 1 floating, 2 zoned), then its day as a
/// signed number from 1970-01-01, then the number of its zone.
enum TimeRecord {
  /// The bytes that a time takes at least.
  static let leastBytes = 2

  private static let dateKind: UInt64 = 0
  private static let floatingKind: UInt64 = 1
  private static let zonedKind: UInt64 = 2

  static func append(_ time: EventTime, to writer: inout ByteWriter, zones: inout ZoneTable) {
    switch time {
    case .date(let date):
      writer.append(unsigned: dateKind)
      append(date, to: &writer)
    case .floating(let civil):
      append(civil, kind: floatingKind, to: &writer)
    case .zoned(let civil, let zone):
      append(civil, kind: zonedKind, to: &writer)
      writer.append(count: zones.number(of: zone))
    }
  }

  static func time(_ reader: inout ByteReader, zones: inout ZoneTable) -> EventTime {
    let head = reader.unsigned()
    let date = date(&reader)
    let kind = head & 3
    let second = head >> 2
    guard second < (kind == dateKind ? 1 : 86_400) else { return failure(&reader) }
    let civil = CivilDateTime(date, secondOfDay: Int(second))
    switch kind {
    case dateKind: return .date(date)
    case floatingKind: return .floating(civil)
    case zonedKind:
      guard let zone = zones.zone(reader.unsigned()) else { return failure(&reader) }
      return .zoned(civil, zone)
    default: return failure(&reader)
    }
  }

  private static func failure(_ reader: inout ByteReader) -> EventTime {
    reader.fail()
    return .date(CivilDate(dayNumber: 0))
  }

  static func append(_ civil: CivilDateTime, kind: UInt64 = 0, to writer: inout ByteWriter) {
    writer.append(unsigned: UInt64(civil.secondOfDay) << 2 | kind)
    append(civil.date, to: &writer)
  }

  /// A time of day and a date whose kind is known.
  static func civil(_ reader: inout ByteReader) -> CivilDateTime {
    let head = reader.unsigned()
    let date = date(&reader)
    guard head & 3 == 0, head >> 2 < 86_400 else {
      reader.fail()
      return CivilDateTime(date)
    }
    return CivilDateTime(date, secondOfDay: Int(head >> 2))
  }

  /// Days that an ``Instant`` can reach, so that a day counts in seconds without overflow; files cannot name others.
  private static let days =
    floorDivide(Instant(seconds: .min).seconds, 86_400)...floorDivide(Instant(seconds: .max).seconds, 86_400)

  static func append(_ date: CivilDate, to writer: inout ByteWriter) { writer.append(signed: date.dayNumber) }

  static func date(_ reader: inout ByteReader) -> CivilDate {
    let day = reader.signed()
    guard days.contains(day) else {
      reader.fail()
      return CivilDate(dayNumber: 0)
    }
    return CivilDate(dayNumber: day)
  }

  static func append(_ instant: Instant, to writer: inout ByteWriter) { writer.append(signed: instant.seconds) }

  static func instant(_ reader: inout ByteReader) -> Instant {
    let seconds = reader.signed()
    let instant = Instant(seconds: seconds)
    if instant.seconds != seconds { reader.fail() }
    return instant
  }
}
