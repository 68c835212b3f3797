import CalendarCore

/// Steps through the periods of a rule: years, months, weeks, days, hours, minutes or seconds, INTERVAL apart.
struct PeriodCursor: Sendable {
  /// The next period to be examined, counted in units of the frequency from a fixed origin.
  private(set) var index: Int
  /// The month whose days were worked out last; at first none.
  private var month = MonthSpan.none
  private var monthDays: UInt32 = 0
  private let plan: RulePlan

  init(_ plan: RulePlan, start: CivilDateTime) {
    self.plan = plan
    index = 0
    index = index(of: start)
  }

  /// The clock second that the next period begins at.
  var origin: Int {
    switch plan.frequency {
    case .yearly: plan.days.calendar.firstDay(of: index).map { $0 * 86_400 } ?? .max
    case .monthly: plan.days.calendar.month(at: index).map { $0.first * 86_400 } ?? .max
    case .weekly: weekStart * 86_400
    case .daily, .hourly, .minutely, .secondly:
      // A day that counts once counts from its beginning, at whatever time of it a step arrives.
      plan.isOncePerDay
        ? floorDivide(index * plan.frequency.seconds, 86_400) * 86_400 : index * plan.frequency.seconds
    }
  }

  /// Passes over whole periods that lie before a time, and returns how many.
  mutating func skip(to time: CivilDateTime) -> Int {
    var target = index(of: time)
    // SKIP=FORWARD gives a month or a year an instance on the first day of the next.
    if plan.days.skip == .forward { target -= 1 }
    guard target > index else { return 0 }
    let periods = (target - index) / plan.interval
    index += periods * plan.interval
    return periods
  }

  /// Passes over the periods of the days before a time, and returns how many of them were chosen. They need not be
  /// examined: how many a chosen day has depends only on how far into it the first one begins.
  mutating func skipDays(to time: CivilDateTime) -> Int {
    guard plan.frequency < .daily, !plan.isOncePerDay else { return 0 }
    let unitsPerDay = 86_400 / plan.frequency.seconds
    let end = time.date.dayNumber * unitsPerDay
    var chosenPeriods = 0
    var perPhase: [Int: Int] = [:]
    while index < end {
      let day = floorDivide(index, unitsPerDay)
      guard let chosen = chosenDay(from: day), chosen == day else {
        advance(to: min(end, dayAfterBarren(day) * unitsPerDay))
        continue
      }
      let phase = index - day * unitsPerDay
      let count = perPhase[phase] ?? chosenPeriodsOfDay(from: phase)
      perPhase[phase] = count
      chosenPeriods += count
      advance(to: (day + 1) * unitsPerDay)
    }
    return chosenPeriods
  }

  private func chosenPeriodsOfDay(from phase: Int) -> Int {
    let unit = plan.frequency.seconds
    guard let limit = plan.clockLimit else { return (86_400 / unit - phase + plan.interval - 1) / plan.interval }
    return stride(from: phase * unit, to: 86_400, by: plan.interval * unit).count { limit.contains($0) }
  }

  /// Examines the next period and gives its bases; none when the rule excludes it. Periods shorter than a month that
  /// lie on excluded days or hours are passed over together.
  mutating func examine(into bases: inout [Int]) {
    if !bases.isEmpty { bases.removeAll(keepingCapacity: true) }
    switch plan.frequency {
    case .yearly:
      var places = plan.days.placesOfMonths
      while places != 0 {
        let place = places.trailingZeroBitCount
        if let month = plan.days.calendar.month(place, ofYear: index) { append(month, to: &bases) }
        places &= places - 1
      }
      index += plan.interval
    case .monthly:
      if let month = plan.days.calendar.month(at: index) { append(month, to: &bases) }
      index += plan.interval
    case .weekly:
      for day in weekStart..<weekStart + 7 where chosenDay(from: day) == day { bases.append(day * 86_400) }
      index += plan.interval
    case .daily, .hourly, .minutely, .secondly: examineShortPeriod(into: &bases)
    }
  }

  private func append(_ span: MonthSpan, to bases: inout [Int]) {
    var days = plan.days.days(of: span)
    // The day that the month before was moved to may be one of this month's own.
    if let last = bases.last, last >= span.first * 86_400 { days &= ~0b10 }
    while days != 0 {
      bases.append((span.first + days.trailingZeroBitCount - 1) * 86_400)
      days &= days - 1
    }
    if let day = plan.days.spill(from: span) { bases.append(day * 86_400) }
  }

  private mutating func examineShortPeriod(into bases: inout [Int]) {
    let unit = plan.frequency.seconds
    let unitsPerDay = 86_400 / unit
    let day = floorDivide(index, unitsPerDay)
    if !plan.days.isOpen {
      guard chosenDay(from: day) == day else { return advance(to: dayAfterBarren(day) * unitsPerDay) }
    }
    if let limit = plan.clockLimit {
      let time = (index - day * unitsPerDay) * unit
      guard let chosen = limit.first(notBefore: time) else { return advance(to: (day + 1) * unitsPerDay) }
      guard chosen == time else { return advance(to: day * unitsPerDay + chosen / unit) }
    }
    if plan.isOncePerDay {
      bases.append(day * 86_400)
      advance(to: (day + 1) * unitsPerDay)
    } else {
      bases.append(index * unit)
      index += plan.interval
    }
  }

  /// Goes to the first period at or after a later one, keeping the interval's phase.
  private mutating func advance(to later: Int) {
    index += (later - index + plan.interval - 1) / plan.interval * plan.interval
  }

  /// The next day that is chosen after one that is not, or the next month's first.
  private mutating func dayAfterBarren(_ day: Int) -> Int { max(day + 1, chosenDay(from: day) ?? month.end) }

  /// The first day from one on that satisfies the filter, within its month.
  private mutating func chosenDay(from day: Int) -> Int? {
    if day < month.first || day >= month.end {
      guard let span = plan.days.calendar.month(containing: day) else { return nil }
      month = span
      monthDays = plan.days.days(of: span)
    }
    let rest = monthDays >> UInt32(day - month.first + 1)
    return rest == 0 ? nil : day + rest.trailingZeroBitCount
  }

  /// The first day of the week at `index`. Day number 0 is a Thursday.
  private var weekStart: Int { index * 7 - 3 + plan.days.weekStart }

  private func index(of time: CivilDateTime) -> Int {
    switch plan.frequency {
    case .yearly: plan.days.calendar.year(of: time.date.dayNumber)
    case .monthly: plan.days.calendar.monthIndex(of: time.date.dayNumber)
    case .weekly: floorDivide(time.date.dayNumber + 3 - plan.days.weekStart, 7)
    case .daily, .hourly, .minutely, .secondly: floorDivide(time.clockSeconds, plan.frequency.seconds)
    }
  }
}
