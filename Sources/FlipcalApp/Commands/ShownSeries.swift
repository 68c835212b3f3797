import CalendarCore
import Pages
import Store
import TextGate

/// The components of one UID in one calendar, as `show` shows them.
struct ShownSeries {
  let calendar: CalendarInfo
  private(set) var components: [ComponentPlace] = []

  /// Where a component is.
  typealias ComponentPlace = (found: FoundComponents, place: Int)

  /// Puts components together by calendar and UID, in the order of their first appearance.
  static func all(of found: [FoundComponents]) -> [ShownSeries] {
    var series: [ShownSeries] = []
    var places: [Key: Int] = [:]
    for found in found {
      for place in found.spans.indices {
        // What has no UID is nobody's override.
        let key = Key(calendar: found.calendar.order, hash: found.spans[place].uidHash)
        let isNamed = !found.text.uid(of: found.spans[place]).isEmpty
        if isNamed, let known = places[key] {
          series[known].components.append((found, place))
          continue
        }
        if isNamed { places[key] = series.count }
        series.append(ShownSeries(calendar: found.calendar, components: [(found, place)]))
      }
    }
    return series
  }

  private struct Key: Hashable {
    var calendar: Int
    var hash: UInt64
  }

  /// A sheet for each component that is no override, with all overrides; for each override where there is no other.
  func subjects(_ instances: ([Event]) -> (occurrences: [Occurrence], areAhead: Bool)) -> [SheetSubject] {
    let details = components.compactMap { $0.found.text.details(of: $0.found.spans[$0.place]) }
    let masters = details.filter { $0.basics.recurrenceID == nil }
    let overrides = details.filter { $0.basics.recurrenceID != nil }
    let (occurrences, areAhead) = instances(details.compactMap(\.event))
    if masters.isEmpty {
      return overrides.map { override in
        let own = occurrences.filter { $0.event == override.event }
        return SheetSubject(override, in: calendar, instances: own, areAhead: areAhead)
      }
    }
    return masters.map { master in
      let own = masters.count > 1 ? instances([master].compactMap(\.event)) : (occurrences, areAhead)
      return SheetSubject(
        master, in: calendar, overrides: overrides, instances: own.0, areAhead: own.1)
    }
  }
}
