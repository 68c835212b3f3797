import CalendarCore

/// The parts of a rule that choose times of day: BYHOUR, BYMINUTE and BYSECOND, each as bits.
struct ClockFilter: Sendable {
  var hours: UInt64 = ClockFilter.everyHour
  var minutes: UInt64 = ClockFilter.everyMinute
  var seconds: UInt64 = ClockFilter.everyMinute

  static let everyHour: UInt64 = (1 << 24) - 1
  static let everyMinute: UInt64 = (1 << 60) - 1

  /// Whether every time of day satisfies the filter.
  var isOpen: Bool {
    hours == ClockFilter.everyHour && minutes == ClockFilter.everyMinute && seconds == ClockFilter.everyMinute
  }

  /// Whether no time of day does.
  var isEmpty: Bool { hours == 0 || minutes == 0 || seconds == 0 }

  /// The numbers of a part as bits below `limit`; every one when the part is missing.
  static func bits(_ numbers: [Int], limit: Int) -> UInt64 {
    guard !numbers.isEmpty else { return (1 << UInt64(limit)) - 1 }
    return numbers.reduce(into: 0) { bits, number in
      if (0..<limit).contains(number) { bits |= 1 << UInt64(number) }
    }
  }

  /// Whether a time, in seconds since midnight, satisfies the filter.
  func contains(_ time: Int) -> Bool {
    (hours >> UInt64(time / 3600)) & 1 != 0 && (minutes >> UInt64(time / 60 % 60)) & 1 != 0
      && (seconds >> UInt64(time % 60)) & 1 != 0
  }

  /// The first time of day at or after one that satisfies the filter, in seconds since midnight.
  func first(notBefore time: Int) -> Int? {
    guard !isEmpty else { return nil }
    let (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60)
    let firstMinute = minutes.trailingZeroBitCount
    let firstSecond = seconds.trailingZeroBitCount
    guard let nextHour = hours.firstBit(notBelow: hour) else { return nil }
    guard nextHour == hour else { return nextHour * 3600 + firstMinute * 60 + firstSecond }
    if let nextMinute = minutes.firstBit(notBelow: minute) {
      if nextMinute > minute { return hour * 3600 + nextMinute * 60 + firstSecond }
      if let nextSecond = seconds.firstBit(notBelow: second) { return hour * 3600 + minute * 60 + nextSecond }
      if let nextMinute = minutes.firstBit(notBelow: minute + 1) {
        return hour * 3600 + nextMinute * 60 + firstSecond
      }
    }
    return hours.firstBit(notBelow: hour + 1).map { $0 * 3600 + firstMinute * 60 + firstSecond }
  }

  /// The times within a period of so many seconds that satisfy the filter, from the period's start: within a day,
  /// an hour, a minute or a second.
  func times(within period: Int) -> [Int] {
    var times: [Int] = []
    for hour in (period > 3600 ? hours : 1).bitNumbers {
      for minute in (period > 60 ? minutes : 1).bitNumbers {
        for second in (period > 1 ? seconds : 1).bitNumbers {
          times.append(hour * 3600 + minute * 60 + second)
        }
      }
    }
    return times
  }
}

extension UInt64 {
  /// The number of the lowest bit that is set, from `number` on.
  func firstBit(notBelow number: Int) -> Int? {
    guard number < 64 else { return nil }
    let rest = self >> UInt64(number)
    return rest == 0 ? nil : number + rest.trailingZeroBitCount
  }

  /// The numbers of the bits that are set, ascending.
  var bitNumbers: some Sequence<Int> {
    sequence(state: self) { bits -> Int? in
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }
  }
}
