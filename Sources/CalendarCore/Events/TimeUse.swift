/// How many occurrences there are in some days, and how long they last in them.
public struct TimeUse: Sendable, Hashable {
  /// Occurrences and their time.
  public struct Amount: Sendable, Hashable {
    /// How many, all-day ones among them.
    public var occurrences = 0
    /// Seconds of those that are not all-day, where they lie in the window.
    public var seconds = 0

    /// Nothing.
    public init() {}

    /// Whole minutes, rounded to the nearest.
    public var minutes: Int { (seconds + 30) / 60 }
  }

  /// All of it.
  public private(set) var total = Amount()
  /// By the order of calendars; those with nothing are missing.
  public private(set) var calendars: [Int: Amount] = [:]
  /// By the weekday: an occurrence counts on the first of its days in the window, its time on each day that it lasts.
  public private(set) var weekdays: [Weekday: Amount] = [:]

  /// Counts events that were not called off.
  ///
  /// - Parameters:
  ///   - occurrences: In any order.
  ///   - window: The days that count, on the clocks of the viewing zone.
  public init(of occurrences: [Occurrence], in window: DayRange, viewing: Zone) {
    let days = WeekdayTimes(window, viewing: viewing)
    for occurrence in occurrences
    where occurrence.event.kind == .event && occurrence.event.status != .cancelled && occurrence.days.overlaps(window) {
      let order = occurrence.calendar.order
      total.occurrences += 1
      calendars[order, default: Amount()].occurrences += 1
      weekdays[max(occurrence.days.start, window.start).weekday, default: Amount()].occurrences += 1
      guard case .timed(let start, let end) = occurrence.span else { continue }
      for (weekday, seconds) in days.seconds(of: start.instant..<end.instant) {
        total.seconds += seconds
        calendars[order, default: Amount()].seconds += seconds
        weekdays[weekday, default: Amount()].seconds += seconds
      }
    }
  }
}

/// How much of a stretch of time lies on which weekdays, however long it is.
private struct WeekdayTimes {
  /// The first moment of each day of the window, and that of the day after it.
  private let midnights: [Instant]
  private let firstWeekday: Weekday
  /// Of each day, how long those seven, fourteen and so on days before it are together.
  private var before: [Int] = []

  init(_ window: DayRange, viewing: Zone) {
    midnights = window.days.map(viewing.startOfDay) + [viewing.startOfDay(window.end)]
    firstWeekday = window.start.weekday
    for day in 0..<window.count {
      let past = day - 7
      before.append(past < 0 ? 0 : before[past] + midnights[past + 1].seconds - midnights[past].seconds)
    }
  }

  func seconds(of moments: Range<Instant>) -> [(weekday: Weekday, seconds: Int)] {
    let first = day(of: max(moments.lowerBound, midnights[0]))
    let last = day(of: min(moments.upperBound, midnights[midnights.count - 1]))
    var parts: [(weekday: Weekday, seconds: Int)] = []
    func add(_ day: Int, _ seconds: Int) {
      if seconds > 0 { parts.append((firstWeekday.adding(days: day), seconds)) }
    }
    func part(of day: Int) -> Int {
      min(moments.upperBound, midnights[day + 1]).seconds - max(moments.lowerBound, midnights[day]).seconds
    }
    add(first, part(of: first))
    guard last > first else { return parts }
    add(last, part(of: last))
    // The whole days between: of each weekday those up to its last one, without those up to the day before the first.
    for day in max(first + 1, last - 7)..<last {
      let count = (day - first - 1) / 7
      let earliest = day - count * 7
      add(day, before[day] - before[earliest] + midnights[day + 1].seconds - midnights[day].seconds)
    }
    return parts
  }

  /// The day that a moment lies in; the last one for what comes after it.
  private func day(of moment: Instant) -> Int {
    var (low, high) = (0, midnights.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if midnights[middle] <= moment { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
