import TextGate

/// A zone as the VTIMEZONE of iCalendar (RFC 5545 3.6.5): the onsets of its offsets from some time on.
///
/// What a zone's POSIX rule says of all years to come becomes two rules, where iCalendar has a form for it; the changes
/// before are named one by one.
public struct ZoneComponent: Sendable {
  /// STANDARD or DAYLIGHT.
  struct Observance: Sendable, Hashable {
    /// On the clocks before the change.
    var onset: CivilDateTime
    var offsetFrom: Int
    var offsetTo: Int
    /// RRULE, where it comes again each year.
    var rule: String?
    /// Whether clocks are set forward, and back again within a year.
    var isDaylight = false
  }

  /// In the order of their onsets.
  let observances: [Observance]

  /// Changes that are named one by one at most; no zone's clocks were set more often.
  private static let mostChanges = 600
  /// Changes of rules without a form in iCalendar are named up to here: 2100-01-01.
  private static let horizon = 4_102_444_800
  /// Before all that a zone has changes for: 1601-01-01.
  private static let beginning = CivilDateTime(CivilDate(dayNumber: -134_774))

  /// - Parameter first: The earliest time that is told on the zone's clocks; nil for none, which is taken for 1970.
  public init(_ zone: Zone, from first: CivilDateTime?) {
    // A day earlier, so that the offset at that time holds before it.
    let start = Instant(seconds: (first?.clockSeconds ?? 0) - 86_400)
    var observances = [ZoneComponent.initial(of: zone, at: start)]
    let yearly = zone.rule.flatMap { ZoneComponent.yearly($0, of: zone, after: start) }
    var moment = start
    while let change = zone.nextChange(after: moment), observances.count < ZoneComponent.mostChanges,
      change.instant.seconds < ZoneComponent.horizon
    {
      moment = change.instant
      if let yearly, change.instant >= yearly.first { break }
      observances.append(ZoneComponent.observance(change, of: zone))
    }
    self.observances = (observances + (yearly?.observances ?? [])).sorted { $0.onset < $1.onset }
  }

  /// What holds at a moment, since its last change if there was one.
  private static func initial(of zone: Zone, at start: Instant) -> Observance {
    let past = zone.transitions.last { $0.instant <= start }
    // The changes of a rule come each year.
    var moment = start.adding(seconds: -370 * 86_400)
    if let past, past.instant > moment || zone.rule?.daylight == nil { moment = past.instant.adding(seconds: -1) }
    var last: Zone.Change?
    while let change = zone.nextChange(after: moment), change.instant <= start {
      last = change
      moment = change.instant
    }
    if let last { return observance(last, of: zone) }
    let offset = zone.offset(at: start)
    return Observance(onset: beginning, offsetFrom: offset, offsetTo: offset)
  }

  private static func observance(_ change: Zone.Change, of zone: Zone) -> Observance {
    let next = change.shift > 0 ? zone.nextChange(after: change.instant) : nil
    let isDaylight = next.map { $0.shift < 0 && $0.instant.seconds - change.instant.seconds < 366 * 86_400 } ?? false
    return Observance(
      onset: CivilDateTime(clockSeconds: change.shown.before), offsetFrom: change.shown.before - change.instant.seconds,
      offsetTo: change.shown.after - change.instant.seconds, isDaylight: isDaylight)
  }

  /// The yearly changes of a rule, from the first moment on after which nothing but the rule holds.
  private static func yearly(
    _ rule: PosixZoneRule, of zone: Zone, after start: Instant
  ) -> (first: Instant, observances: [Observance])? {
    guard let daylight = rule.daylight, let forward = daylight.start.yearlyRule, let back = daylight.end.yearlyRule
    else {
      return nil
    }
    let ruled = Zone(identifier: zone.identifier, initialOffset: rule.standardOffset, rule: rule)
    // Tables that name changes far ahead mostly name those that the rule has.
    var first = start
    var following: Instant?
    for transition in zone.transitions.reversed() where transition.instant > start {
      let before = transition.instant.adding(seconds: -1)
      // Nor may the rule have a change in between that the table lacks.
      guard ruled.nextChange(after: before)?.instant == transition.instant,
        ruled.offset(at: transition.instant) == transition.offset,
        following == nil || ruled.nextChange(after: transition.instant)?.instant == following
      else {
        first = transition.instant
        break
      }
      following = transition.instant
    }
    guard let change = zone.nextChange(after: first), let next = zone.nextChange(after: change.instant) else {
      return nil
    }
    let observances = [change, next].map { change in
      var observance = observance(change, of: zone)
      observance.rule = observance.offsetTo == daylight.offset ? forward : back
      return observance
    }
    return (change.instant, observances)
  }

  /// The content lines, without folds and line ends.
  ///
  /// - Parameter name: The TZID, as properties name it.
  public func lines(named name: UntrustedText) -> [[UInt8]] {
    var lines = [Array("BEGIN:VTIMEZONE".utf8), Array("TZID:".utf8) + name.escapedText]
    for observance in observances {
      let kind = observance.isDaylight ? "DAYLIGHT" : "STANDARD"
      let onset = observance.onset.description.filter { $0 != "-" && $0 != ":" }
      var texts = [
        "BEGIN:\(kind)", "DTSTART:\(onset)", "TZOFFSETFROM:\(ZoneComponent.offset(observance.offsetFrom))",
        "TZOFFSETTO:\(ZoneComponent.offset(observance.offsetTo))",
      ]
      if let rule = observance.rule { texts.append("RRULE:\(rule)") }
      lines += (texts + ["END:\(kind)"]).map { Array($0.utf8) }
    }
    return lines + [Array("END:VTIMEZONE".utf8)]
  }

  /// UTC-OFFSET (RFC 5545 3.3.14).
  private static func offset(_ seconds: Int) -> String {
    TextBuffer.text { text in
      let size = abs(seconds)
      text.append(seconds < 0 ? "-" : "+")
      text.append(size / 3600, digits: 2)
      text.append(size / 60 % 60, digits: 2)
      if size % 60 > 0 { text.append(size % 60, digits: 2) }
    }
  }
}

extension PosixZoneRule.Change {
  private static let weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  /// The days as an RRULE; nil for those that iCalendar has no form for: they are reckoned from a day in another month.
  var yearlyRule: String? {
    let shift = floorDivide(time, 86_400)
    switch day {
    case .monthWeekDay(let month, let week, let weekday):
      let start = "FREQ=YEARLY;BYMONTH=\(month);BYDAY="
      if shift == 0 { return start + "\(week == 5 ? -1 : week)" + PosixZoneRule.Change.weekdays[weekday] }
      // The last week begins at another day in leap years.
      if week == 5, month == 2 { return nil }
      let length = CivilDate.length(ofMonth: month, year: 2001)
      let first = (week == 5 ? length - 6 : (week - 1) * 7 + 1) + shift
      guard first >= 1, first + 6 <= length else { return nil }
      let days = (first...first + 6).map(String.init).joined(separator: ",")
      return start + PosixZoneRule.Change.weekdays[floorModulo(weekday + shift, 7)] + ";BYMONTHDAY=" + days
    case .julian(let number):
      // 2001 is no leap year.
      let newYear = CivilDate(uncheckedYear: 2001, month: 1, day: 1)
      let date = newYear.adding(days: number - 1)
      let moved = date.adding(days: shift)
      guard moved.year == 2001, shift == 0 || moved.month > 3 || max(date.month, moved.month) < 3 && moved.day < 28
      else { return nil }
      return "FREQ=YEARLY;BYMONTH=\(moved.month);BYMONTHDAY=\(moved.day)"
    case .zeroBased(let number):
      guard (1...365).contains(number + shift + 1) else { return nil }
      return "FREQ=YEARLY;BYYEARDAY=\(number + shift + 1)"
    }
  }
}
