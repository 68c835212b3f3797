import CalendarCore

/// Looks at the properties of a VEVENT as they go by, and tells the days it may touch and its UID.
///
/// What it knows it must be sure of. A property that is not in the plainest form of RFC 5545 makes the component one that
/// is read in full before anything is said of it; so does one that reading would name in a diagnostic.
struct EventJudge {
  /// Whether everything so far was in the plainest form.
  private(set) var isOrdinary = true
  /// The zones that its times name, and where.
  private(set) var zones: [ZoneUse] = []

  /// A TZID of a time, and the line it stands at.
  struct ZoneUse {
    var name: [UInt8]
    var line: Int
  }

  /// Hashes of the zones that have been noted, here or in components before.
  private(set) var known: [UInt64]
  private var uidHash: UInt64?
  private var start: Time?
  private var end: Time?
  private var duration: Int?
  private var rule: [UInt8] = []

  /// A time with the zone it is told in.
  private struct Time {
    var value: StrictTime
    /// A hash of the TZID; 0 where there is none.
    var zone: UInt64
  }

  /// Makes a judge.
  ///
  /// - Parameter known: Hashes of the zones that need not be noted any more.
  init(known: [UInt64] = []) { self.known = known }

  /// What is sure of a component (see ``ComponentSpan``).
  struct Verdict {
    var days: DayBounds
    var uidHash: UInt64
    var mayFallIntoGap: Bool
  }

  /// Gives up: the component is read in full.
  mutating func fail() { isOrdinary = false }

  /// The verdict on a component whose END has gone by, or nil when it has to be read in full.
  func verdict() -> Verdict? {
    guard isOrdinary, let uidHash, let start, let last = lastDay(from: start) else { return nil }
    let mayFallIntoGap = start.value.form == .local && end.map { $0.value.day <= start.value.day + 1 } ?? false
    guard !rule.isEmpty else {
      return Verdict(
        days: DayBounds(around: start.value.day, last), uidHash: uidHash, mayFallIntoGap: mayFallIntoGap)
    }
    guard let strict = rule.withUnsafeBytes({ StrictRule($0, start: start.value.day) }) else { return nil }
    let length = last - start.value.day
    let lastStart = strict.lastDay.map { max($0, start.value.day) }
    return Verdict(
      days: DayBounds(around: start.value.day, lastStart.map { $0 + length }), uidHash: uidHash,
      mayFallIntoGap: mayFallIntoGap)
  }

  /// The last day that the first instance touches, or nil where its end is before its start or not comparable with it.
  private func lastDay(from start: Time) -> Int? {
    let (first, second) = (start.value.day, start.value.second)
    guard let end else { return first + (duration ?? 0) }
    guard end.value.form == start.value.form, end.zone == start.zone,
      (end.value.day, end.value.second) >= (first, second)
    else { return nil }
    // A start that the clocks skip, which they mostly do in the early hours, may be moved behind the end.
    if start.value.form == .local, first < EventJudge.firstDay || second < EventJudge.earlyHours,
      end.value.day <= first + 1
    {
      return nil
    }
    return end.value.day
  }

  /// Most zones' clocks are changed before this time of day, in seconds; see ``Zone/skipsLate``.
  private static let earlyHours = Zone.earlyHours
  /// Of earlier days more is known of clocks than this takes into account.
  private static let firstDay = 0

  /// Looks at a property.
  ///
  /// - Parameters:
  ///   - line: The unfolded content line.
  ///   - nameEnd: Where its name ends.
  ///   - number: The number of its line in the source.
  mutating func take(_ line: UnsafeRawBufferPointer, nameEnd: Int, number: Int) {
    let given = UnsafeRawBufferPointer(rebasing: line[..<nameEnd])
    func isName(_ name: StaticString) -> Bool { bytesEqual(given, name) }
    let rest = UnsafeRawBufferPointer(rebasing: line[nameEnd...])
    switch (nameEnd, line[0]) {
    // Of other components; here they are named.
    case (4, UInt8(ascii: "N")): if isName("NAME") { fail() }
    case (4, UInt8(ascii: "T")): if isName("TZID") { fail() }
    case (10, UInt8(ascii: "T")): if isName("TZOFFSETTO") { fail() }
    case (12, UInt8(ascii: "T")): if isName("TZOFFSETFROM") { fail() }
    case (3, UInt8(ascii: "U")): if isName("UID") { takeUID(rest) }
    case (5, UInt8(ascii: "R")): if isName("RRULE") { takeRule(rest) } else if isName("RDATE") { fail() }
    case (5, UInt8(ascii: "D")): if isName("DTEND") { end = time(rest, number, besides: end) }
    case (6, UInt8(ascii: "S")): if isName("STATUS") { takeStatus(rest) }
    case (6, UInt8(ascii: "T")): if isName("TRANSP") { takeTransparency(rest) }
    case (6, UInt8(ascii: "E")):
      if isName("EXDATE") { takeExceptions(rest, number) } else if isName("EXRULE") { fail() }
    case (7, UInt8(ascii: "D")):
      if isName("DTSTART") {
        start = time(rest, number, besides: start)
      } else if isName("DTSTAMP") {
        takeStamp(rest)
      }
    case (8, UInt8(ascii: "D")): if isName("DURATION") { takeDuration(rest) }
    case (8, UInt8(ascii: "S")): if isName("SEQUENCE") { takeSequence(rest) }
    case (13, UInt8(ascii: "R")): if isName("RECURRENCE-ID") { takeRecurrenceID(rest, number) }
    case (13, UInt8(ascii: "L")): if isName("LAST-MODIFIED") { takeStamp(rest) }
    default: break
    }
  }

  /// Whether ``take(_:nameEnd:number:)`` looks at properties whose names begin and end like this.
  static func mayLookAt(nameLength: Int, first: UInt8) -> Bool {
    switch nameLength {
    case 3: first == UInt8(ascii: "U")
    case 4: first == UInt8(ascii: "N") || first == UInt8(ascii: "T")
    case 10, 12: first == UInt8(ascii: "T")
    case 5: first == UInt8(ascii: "R") || first == UInt8(ascii: "D")
    case 6: first == UInt8(ascii: "S") || first == UInt8(ascii: "T") || first == UInt8(ascii: "E")
    case 7: first == UInt8(ascii: "D")
    case 8: first == UInt8(ascii: "D") || first == UInt8(ascii: "S")
    case 13: first == UInt8(ascii: "R") || first == UInt8(ascii: "L")
    default: false
    }
  }

  /// Whether a text, with what stands before it, its folds and its line end, is sure to be one to libical too: it takes
  /// white space, some controls among it, for no value at all.
  ///
  /// - Parameter isList: Whether a part of the text could be nothing but white space.
  static func isOrdinaryText(_ text: UnsafeRawBufferPointer, isList: Bool) -> Bool {
    func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
    guard let last = text.last(where: { !isLineEnd($0) }), last > 0x20 else { return false }
    return !isList || text.allSatisfy { $0 >= 0x20 || isLineEnd($0) }
  }

  /// The value of a property without parameters.
  private func plainValue(_ rest: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    guard rest.count > 1, rest[0] == UInt8(ascii: ":") else { return nil }
    return UnsafeRawBufferPointer(rebasing: rest[1...])
  }

  private mutating func takeUID(_ rest: UnsafeRawBufferPointer) {
    guard uidHash == nil, let value = plainValue(rest),
      value.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
    else { return fail() }
    uidHash = StableHash.of(value)
  }

  private mutating func takeRule(_ rest: UnsafeRawBufferPointer) {
    guard rule.isEmpty, let value = plainValue(rest) else { return fail() }
    // DTSTART may come later.
    rule = Array(value)
  }

  private mutating func takeStatus(_ rest: UnsafeRawBufferPointer) {
    guard let value = plainValue(rest),
      bytesEqual(value, "CONFIRMED") || bytesEqual(value, "TENTATIVE") || bytesEqual(value, "CANCELLED")
    else { return fail() }
  }

  private mutating func takeTransparency(_ rest: UnsafeRawBufferPointer) {
    guard let value = plainValue(rest), bytesEqual(value, "OPAQUE") || bytesEqual(value, "TRANSPARENT") else {
      return fail()
    }
  }

  private mutating func takeSequence(_ rest: UnsafeRawBufferPointer) {
    guard let value = plainValue(rest) else { return fail() }
    var reader = DigitReader(value)
    if reader.number(digits: 9) == nil || !reader.isAtEnd { fail() }
  }

  private mutating func takeDuration(_ rest: UnsafeRawBufferPointer) {
    guard duration == nil, let value = plainValue(rest), let days = StrictDuration.days(value) else { return fail() }
    duration = days
  }

  private mutating func takeStamp(_ rest: UnsafeRawBufferPointer) {
    guard let value = plainValue(rest), let time = StrictTime(value), time.form != .date else { return fail() }
  }

  /// The time of DTSTART or DTEND, of which there is one only.
  private mutating func time(_ rest: UnsafeRawBufferPointer, _ number: Int, besides other: Time?) -> Time? {
    guard other == nil, let (zone, value) = parameters(rest), let time = StrictTime(value) else {
      fail()
      return nil
    }
    guard time.form == .local, let zone else { return Time(value: time, zone: 0) }
    note(zone, number)
    return Time(value: time, zone: StableHash.of(zone))
  }

  private mutating func takeRecurrenceID(_ rest: UnsafeRawBufferPointer, _ number: Int) {
    guard let (zone, value) = parameters(rest), let time = StrictTime(value) else { return fail() }
    if time.form == .local, let zone { note(zone, number) }
  }

  private mutating func takeExceptions(_ rest: UnsafeRawBufferPointer, _ number: Int) {
    guard let (zone, values) = parameters(rest) else { return fail() }
    var position = 0
    repeat {
      let end = values[position...].firstIndex(of: UInt8(ascii: ",")) ?? values.count
      guard let time = StrictTime(UnsafeRawBufferPointer(rebasing: values[position..<end])) else { return fail() }
      if time.form == .local, let zone { note(zone, number) }
      position = end + 1
    } while position <= values.count
  }

  /// Passes over TZID and a VALUE that says nothing new, and gives the TZID and the value behind them; nil where there is
  /// any other parameter.
  private func parameters(
    _ rest: UnsafeRawBufferPointer
  ) -> (zone: UnsafeRawBufferPointer?, value: UnsafeRawBufferPointer)? {
    var position = 0
    var zone: UnsafeRawBufferPointer?
    while position < rest.count, rest[position] == UInt8(ascii: ";") {
      guard let end = rest[(position + 1)...].firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") })
      else { return nil }
      let parameter = UnsafeRawBufferPointer(rebasing: rest[position + 1..<end])
      if parameter.count > 5, bytesEqual(UnsafeRawBufferPointer(rebasing: parameter[..<5]), "TZID=") {
        let name = UnsafeRawBufferPointer(rebasing: parameter[5...])
        guard zone == nil, EventJudge.isPlainZoneName(name) else { return nil }
        zone = name
      } else if !bytesEqual(parameter, "VALUE=DATE"), !bytesEqual(parameter, "VALUE=DATE-TIME") {
        return nil
      }
      position = end
    }
    guard position + 1 < rest.count, rest[position] == UInt8(ascii: ":") else { return nil }
    return (zone, UnsafeRawBufferPointer(rebasing: rest[(position + 1)...]))
  }

  /// Without quotes, escapes or white space at its ends.
  private static func isPlainZoneName(_ name: UnsafeRawBufferPointer) -> Bool {
    name.first != 0x20 && name.last != 0x20
      && name.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  private mutating func note(_ name: UnsafeRawBufferPointer, _ number: Int) {
    let hash = StableHash.of(name)
    if known.contains(hash) { return }
    guard known.count < SourceLimits.mostScannedZones else { return fail() }
    known.append(hash)
    zones.append(ZoneUse(name: Array(name), line: number))
  }
}
