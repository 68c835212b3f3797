import CalendarCore
import ICU
import Synchronization

/// The calendars of system ICU, as scales that rules count in.
public final class SystemScales: CalendarScaleSource {
  private let known = Mutex<[String: SystemScale?]>([:])

  /// Makes a source.
  public init() {}

  /// The calendar of a CLDR name, or nil when ICU has none.
  public func scale(named name: String) -> (any CalendarScale)? {
    let name = name.lowercased()
    if let scale = known.withLock({ $0[name] }) { return scale }
    let scale = CalendarSystem(named: name).map(SystemScale.init)
    known.withLock { $0[name] = .some(scale) }
    return scale
  }
}

/// A calendar of ICU that remembers the years that were asked for: ICU takes long over some.
private final class SystemScale: CalendarScale {
  private let system: CalendarSystem
  private let reach: ClosedRange<Int>
  private let years = Mutex<[Int: [ScaleMonth]]>([:])

  /// Day numbers of 1700 and 2300: no rule needs the moon of other times, and a file could ask for thousands of years.
  private static let skyReach = (first: -98_615, last: 120_530)

  init(_ system: CalendarSystem) {
    self.system = system
    let reach = SystemScale.skyReach
    if system.followsTheSky, let first = system.year(containing: reach.first),
      let last = system.year(containing: reach.last)
    {
      self.reach = first...last
    } else {
      self.reach = Int.min...Int.max
    }
  }

  func year(containing dayNumber: Int) -> Int {
    guard let year = system.year(containing: dayNumber) else { return 0 }
    // The months may have been corrected where ICU's year begins a day off.
    let months = months(of: year)
    if let first = months.first, dayNumber < first.first { return year - 1 }
    if let last = months.last, dayNumber >= last.first + last.length { return year + 1 }
    return year
  }

  func months(of year: Int) -> [ScaleMonth] {
    guard reach.contains(year) else { return [] }
    if let months = years.withLock({ $0[year] }) { return months }
    let months = system.months(of: year).map {
      ScaleMonth(number: $0.number, isLeap: $0.isLeap, first: $0.firstDay, length: $0.length)
    }
    years.withLock { $0[year] = months }
    return months
  }
}
