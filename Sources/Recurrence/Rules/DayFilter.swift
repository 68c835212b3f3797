import CalendarCore

/// The parts of a rule that choose days: BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY and BYDAY.
///
/// Whether the table of RFC 5545 3.3.10 says "expand" or "limit", a period's days are those of the period that satisfy
/// every part given; only ordinals in BYDAY and SKIP depend on the frequency. Parts that the table rules out for a
/// frequency limit it as well. A week that straddles New Year is shared out by days: each counts for the calendar
/// year it lies in.
struct DayFilter: Sendable {
  /// What an ordinal in BYDAY counts within.
  enum OrdinalScope: Sendable { case none, month, year }

  /// What months and years are counted in.
  var calendar = RuleCalendar.gregorian
  /// BYMONTH as bits 1...13.
  var months: UInt16 = DayFilter.everyMonth
  /// The leap months of BYMONTH, as bits of the months that they follow.
  var leapMonths: UInt16 = DayFilter.everyMonth
  /// BYMONTHDAY as bits 1...31, counted from the month's start and its end; nil when the part is missing.
  var monthDays: (fromStart: UInt32, fromEnd: UInt32)?
  /// BYDAY without ordinals, as bits 0 (Monday)...6; nil when the part is missing.
  var weekdays: UInt8?
  /// BYDAY with ordinals.
  var ordinals: [RecurrenceRule.WeekdayOrdinal] = []
  var ordinalScope = OrdinalScope.none
  var yearDays: [Int] = []
  var weekNumbers: [Int] = []
  /// WKST as days from Monday, 0...6.
  var weekStart = 0
  /// Applies to leap months that a year lacks, and to days counted from the start of a month or year that BYMONTHDAY
  /// and BYYEARDAY expand to; not where they limit. Days counted from an end that is too near stay left out.
  var skip = RecurrenceRule.Skip.omit
  /// Whether BYYEARDAY expands.
  var expandsYearDays = false

  /// Whether a part has no entry that is in range.
  var isImpossible = false

  static let everyMonth: UInt16 = 0b11_1111_1111_1110

  /// Whether every month satisfies the filter.
  var choosesEveryMonth: Bool { months == DayFilter.everyMonth && leapMonths == DayFilter.everyMonth }

  /// Whether every day satisfies the filter.
  var isOpen: Bool { choosesEveryMonth && choosesEveryDay }

  /// Whether every day of the chosen months satisfies the filter.
  var choosesEveryDay: Bool { monthDays == nil && weekdays == nil && yearDays.isEmpty && weekNumbers.isEmpty }

  /// Whether plain weekdays are the only part.
  var isWeekdaysOnly: Bool {
    choosesEveryMonth && monthDays == nil && yearDays.isEmpty && weekNumbers.isEmpty && ordinals.isEmpty
  }

  /// How many days satisfy the filter in each month that BYMONTH has, where that is plain and the same for all: days that
  /// no month lacks, or one of the first or last four of a weekday.
  var perMonth: Int? {
    guard case .gregorian = calendar, skip == .omit, yearDays.isEmpty, weekNumbers.isEmpty else { return nil }
    switch (monthDays, weekdays) {
    case (let monthDays?, nil):
      return monthDays.fromEnd == 0 && monthDays.fromStart >> 29 == 0 ? monthDays.fromStart.nonzeroBitCount : nil
    case (nil, 0):
      return ordinalScope == .month && ordinals.count == 1 && ordinals[0].ordinal.magnitude <= 4 ? 1 : nil
    default: return nil
    }
  }

  /// The same for a year.
  var perYear: Int? { perMonth.map { $0 * (months & 0b1_1111_1111_1110).nonzeroBitCount } }

  /// The places in the year, from 0 and as bits, of the months that can be ones that BYMONTH has: told before they are
  /// laid out.
  var placesOfMonths: UInt16 {
    guard case .gregorian = calendar, leapMonths == 0 || months == DayFilter.everyMonth else {
      return 1 << UInt16(RuleCalendar.mostMonths) - 1
    }
    return months >> 1 & 0xFFF
  }

  /// Whether BYMONTH has a month, or SKIP moves a leap month to it that its year lacks (RFC 7529 4.1): to the month
  /// after it, or to the one it would follow.
  func hasMonth(_ span: MonthSpan) -> Bool {
    let bit: UInt16 = 1 << UInt16(span.number)
    if span.isLeap { return leapMonths & bit != 0 }
    if months & bit != 0 { return true }
    switch skip {
    case .omit: return false
    case .backward: return leapMonths & bit != 0 && span.leapMonth != span.number
    case .forward: return leapMonths & (bit >> 1) != 0 && span.leapMonth != span.number - 1
    }
  }

  /// The days of a month that satisfy the filter.
  func days(of span: MonthSpan) -> UInt32 {
    guard hasMonth(span) else { return 0 }
    var days = span.everyDay
    if let monthDays { days &= self.days(monthDays, of: span) }
    return days == 0 ? 0 : days & daysIgnoringMonth(of: span)
  }

  /// The first of the next month, when SKIP=FORWARD moves a day there that the month, or the year that ends with it,
  /// lacks (RFC 7529 4.1).
  func spill(from span: MonthSpan) -> Int? {
    guard skip == .forward, hasMonth(span), lacksDay(of: span) || lacksYearDay(of: span),
      let next = calendar.month(containing: span.end)
    else { return nil }
    // BYMONTH has been applied before SKIP, to the month that lacks the day; BYDAY follows it.
    guard lacksDay(of: span) else { return weekdays(of: next) & 0b10 != 0 ? next.first : nil }
    return daysIgnoringMonth(of: next) & 0b10 != 0 ? next.first : nil
  }

  private func lacksDay(of span: MonthSpan) -> Bool {
    (monthDays?.fromStart ?? 0) >> UInt32(span.length + 1) != 0
  }

  /// Whether the month ends a year that is too short for a day of BYYEARDAY, and no other part asks for more.
  private func lacksYearDay(of span: MonthSpan) -> Bool {
    expandsYearDays && span.end == span.yearDays.upperBound && monthDays == nil && weekNumbers.isEmpty
      && yearDays.contains { $0 > span.yearDays.count }
  }

  private func days(_ monthDays: (fromStart: UInt32, fromEnd: UInt32), of span: MonthSpan) -> UInt32 {
    var days = monthDays.fromStart & span.everyDay
    if monthDays.fromEnd != 0 {
      // Bit n of `fromEnd` is day length + 1 - n: the bits in opposite order, moved into place.
      let reversed = UInt64((monthDays.fromEnd & span.everyDay).bitReversed)
      days |= UInt32(truncatingIfNeeded: (reversed << UInt64(span.length + 1)) >> 31) & span.everyDay
    }
    if skip == .backward, lacksDay(of: span) { days |= 1 << UInt32(span.length) }
    return days
  }

  private func daysIgnoringMonth(of span: MonthSpan) -> UInt32 {
    var days = span.everyDay
    if weekdays != nil { days &= weekdays(of: span) }
    if days != 0, !yearDays.isEmpty { days &= yearDays(of: span) }
    if days != 0, !weekNumbers.isEmpty { days &= weekDays(of: span) }
    return days
  }

  private func weekdays(of span: MonthSpan) -> UInt32 {
    weekdays.map { plainDays($0, of: span) | ordinalDays(of: span) } ?? span.everyDay
  }

  private func plainDays(_ weekdays: UInt8, of span: MonthSpan) -> UInt32 {
    guard weekdays != 0 else { return 0 }
    let offset = UInt32(weekdayIndex(of: span.first))
    let week = UInt32(weekdays)
    // The week turned so that its lowest bit is the weekday of the first.
    let turned = (week >> offset | week << (7 - offset)) & 0x7F
    let month = UInt64(turned) * 0x1020_4081
    return UInt32(truncatingIfNeeded: month << 1) & span.everyDay
  }

  private func ordinalDays(of span: MonthSpan) -> UInt32 {
    guard !ordinals.isEmpty else { return 0 }
    let inYear = ordinalScope == .year
    let first = inYear ? span.yearDays.lowerBound : span.first
    let end = inYear ? span.yearDays.upperBound : span.end
    var days: UInt32 = 0
    for entry in ordinals {
      let weekday = entry.weekday.rawValue - 1
      let day: Int
      if entry.ordinal > 0 {
        day = first + floorModulo(weekday - weekdayIndex(of: first), 7) + (entry.ordinal - 1) * 7
      } else {
        day = end - 1 - floorModulo(weekdayIndex(of: end - 1) - weekday, 7) + (entry.ordinal + 1) * 7
      }
      days |= span.bit(day)
    }
    return days
  }

  private func yearDays(of span: MonthSpan) -> UInt32 {
    let year = span.yearDays
    var days: UInt32 = 0
    for number in yearDays {
      let day = number > 0 ? year.lowerBound + number - 1 : year.upperBound + number
      if year.contains(day) { days |= span.bit(day) }
    }
    if skip == .backward, lacksYearDay(of: span) { days |= span.bit(year.upperBound - 1) }
    return days
  }

  private func weekDays(of span: MonthSpan) -> UInt32 {
    var days: UInt32 = 0
    var week = span.first - floorModulo(weekdayIndex(of: span.first) - weekStart, 7)
    while week < span.end {
      // A week belongs to the year that its fourth day lies in.
      let year = calendar.year(of: week + 3)
      let number = calendar.firstWeek(of: year, weekStart: weekStart).map { (week - $0) / 7 + 1 }
      let fromEnd = calendar.firstWeek(of: year + 1, weekStart: weekStart).map { (week - $0) / 7 }
      if weekNumbers.contains(where: { $0 == number || $0 == fromEnd }) { days |= span.bits(week..<week + 7) }
      week += 7
    }
    return days
  }
}

extension UInt32 {
  /// The bits in opposite order.
  var bitReversed: UInt32 {
    var bits = self
    bits = (bits >> 1) & 0x5555_5555 | (bits & 0x5555_5555) << 1
    bits = (bits >> 2) & 0x3333_3333 | (bits & 0x3333_3333) << 2
    bits = (bits >> 4) & 0x0F0F_0F0F | (bits & 0x0F0F_0F0F) << 4
    return bits.byteSwapped
  }
}
