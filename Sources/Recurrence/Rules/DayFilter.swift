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

  /// BYMONTH as bits 1...12.
  var months: UInt16 = DayFilter.everyMonth
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
  /// Applies to days of months that BYMONTHDAY expands to; not where it limits.
  var skip = RecurrenceRule.Skip.omit

  /// Whether a part has no entry that is in range.
  var isImpossible = false

  static let everyMonth: UInt16 = 0b1_1111_1111_1110

  /// Whether every day satisfies the filter.
  var isOpen: Bool { months == DayFilter.everyMonth && choosesEveryDay }

  /// Whether every day of the chosen months satisfies the filter.
  var choosesEveryDay: Bool { monthDays == nil && weekdays == nil && yearDays.isEmpty && weekNumbers.isEmpty }

  /// Whether plain weekdays are the only part.
  var isWeekdaysOnly: Bool {
    months == DayFilter.everyMonth && monthDays == nil && yearDays.isEmpty && weekNumbers.isEmpty
      && ordinals.isEmpty
  }

  func hasMonth(_ month: Int) -> Bool { months & (1 << UInt16(month)) != 0 }

  /// The days of a month that satisfy the filter.
  func days(of span: MonthSpan) -> UInt32 {
    guard hasMonth(span.month) else { return 0 }
    var days = span.everyDay
    if let monthDays { days &= self.days(monthDays, of: span) }
    return days == 0 ? 0 : days & daysIgnoringMonth(of: span)
  }

  /// The first of the next month, when SKIP=FORWARD moves a day there that the month lacks (RFC 7529 4.1).
  func spill(from span: MonthSpan) -> Int? {
    guard skip == .forward, hasMonth(span.month), lacksDay(of: span) else { return nil }
    let next = MonthSpan(containing: span.end)
    // BYMONTH has been applied before SKIP, to the month that lacks the day; the others follow it.
    return daysIgnoringMonth(of: next) & 0b10 != 0 ? next.first : nil
  }

  private func lacksDay(of span: MonthSpan) -> Bool {
    (monthDays?.fromStart ?? 0) >> UInt32(span.length + 1) != 0
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
    if let weekdays { days &= plainDays(weekdays, of: span) | ordinalDays(of: span) }
    if days != 0, !yearDays.isEmpty { days &= yearDays(of: span) }
    if days != 0, !weekNumbers.isEmpty { days &= weekDays(of: span) }
    return days
  }

  private func plainDays(_ weekdays: UInt8, of span: MonthSpan) -> UInt32 {
    guard weekdays != 0 else { return 0 }
    let offset = UInt32(YearLayout.weekdayIndex(of: span.first))
    let week = UInt32(weekdays)
    // The week turned so that its lowest bit is the weekday of the first.
    let turned = (week >> offset | week << (7 - offset)) & 0x7F
    let month = UInt64(turned) * 0x1020_4081
    return UInt32(truncatingIfNeeded: month << 1) & span.everyDay
  }

  private func ordinalDays(of span: MonthSpan) -> UInt32 {
    guard !ordinals.isEmpty else { return 0 }
    let inYear = ordinalScope == .year
    let first = inYear ? span.yearStart : span.first
    let end = inYear ? YearLayout.firstDay(of: span.year + 1) : span.end
    var days: UInt32 = 0
    for entry in ordinals {
      let weekday = entry.weekday.rawValue - 1
      let day: Int
      if entry.ordinal > 0 {
        day = first + floorModulo(weekday - YearLayout.weekdayIndex(of: first), 7) + (entry.ordinal - 1) * 7
      } else {
        day = end - 1 - floorModulo(YearLayout.weekdayIndex(of: end - 1) - weekday, 7) + (entry.ordinal + 1) * 7
      }
      days |= span.bit(day)
    }
    return days
  }

  private func yearDays(of span: MonthSpan) -> UInt32 {
    let first = span.yearStart
    let end = YearLayout.firstDay(of: span.year + 1)
    var days: UInt32 = 0
    for number in yearDays {
      let day = number > 0 ? first + number - 1 : end + number
      if (first..<end).contains(day) { days |= span.bit(day) }
    }
    return days
  }

  private func weekDays(of span: MonthSpan) -> UInt32 {
    var days: UInt32 = 0
    var week = span.first - floorModulo(YearLayout.weekdayIndex(of: span.first) - weekStart, 7)
    while week < span.end {
      // A week belongs to the year that its fourth day lies in.
      let year = CivilDate(dayNumber: week + 3).year
      let number = (week - YearLayout.firstWeek(of: year, weekStart: weekStart)) / 7 + 1
      let fromEnd = (week - YearLayout.firstWeek(of: year + 1, weekStart: weekStart)) / 7
      if weekNumbers.contains(number) || weekNumbers.contains(fromEnd) { days |= span.bits(week..<week + 7) }
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
