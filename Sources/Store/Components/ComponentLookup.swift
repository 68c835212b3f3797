import CalendarCore
import ICal
import Recurrence
import TextGate

extension CalendarStore {
  /// The components that occurrences come from, with all others of their UIDs, in the order of calendars and files.
  ///
  /// Events know their file, so only files that have one of them are looked at again.
  public func components(behind occurrences: [Occurrence]) -> [FoundComponents] {
    var wanted: [Int: Wanted] = [:]
    var last: Occurrence.Subject?
    for occurrence in occurrences {
      wanted[occurrence.calendar.order, default: Wanted()].add(occurrence.days)
      // Instances of one series share their subject.
      guard occurrence.subject !== last else { continue }
      last = occurrence.subject
      wanted[occurrence.calendar.order, default: Wanted()].add(occurrence.event)
    }
    return calendars.flatMap { calendar -> [FoundComponents] in
      guard var wanted = wanted[calendar.info.order] else { return [] }
      if calendar.events.files.count > 1 { wanted.addSeries(of: calendar) }
      return CalendarStore.find(in: calendar, files: wanted.files, uids: wanted.uids)
    }
  }

  /// The components of some UIDs, or all of them, in the order of calendars and files.
  public func components(of uids: Set<UntrustedText>?) -> [FoundComponents] {
    calendars.flatMap { CalendarStore.find(in: $0, files: nil, uids: uids) }
  }

  /// The UIDs of all components that begin with a text, each once, in the order of calendars and files.
  public func uids(beginningWith text: UntrustedText = "") -> [UntrustedText] {
    let prefix = text.withUTF8 { Array($0) }
    var seen: Set<UntrustedText> = []
    return calendars.flatMap { calendar in
      // An index has nothing of components that were skipped.
      let known = calendar.skipped == 0 ? calendar.events.knownUIDs(beginningWith: prefix) : nil
      return known ?? CalendarStore.find(in: calendar, files: nil, uids: nil).flatMap(\.uids)
    }.filter { uid in
      !uid.isEmpty && uid.withUTF8 { $0.starts(with: prefix) } && seen.insert(uid).inserted
    }
  }

  /// - Parameter files: The paths of the files that may have them; nil for all.
  private static func find(
    in calendar: LoadedCalendar, files: Set<UntrustedText>?, uids: Set<UntrustedText>?
  ) -> [FoundComponents] {
    let candidates = calendar.events.files.filter { file in
      files.map { $0.contains(UntrustedText(file.path)) } ?? true
    }
    let info = calendar.info
    return Threads.run(over: candidates.count) { places in
      places.compactMap { place -> FoundComponents? in
        guard place < candidates.count, let text = candidates[place].text() else { return nil }
        let spans = uids.map(text.components(of:)) ?? text.allComponents
        return spans.isEmpty ? nil : FoundComponents(calendar: info, text: text, spans: spans)
      }
    }.flatMap(\.self)
  }

  /// What is looked for in a calendar.
  private struct Wanted {
    var uids: Set<UntrustedText> = []
    var files: Set<UntrustedText> = []
    private var days: DayRange?

    mutating func add(_ more: DayRange) {
      days = days.map { DayRange(start: min($0.start, more.start), end: max($0.end, more.end)) } ?? more
    }

    mutating func add(_ event: Event) {
      uids.insert(event.uid)
      if let file = event.origin?.file { files.insert(file) }
    }

    /// Adds the files of the other components of these UIDs.
    mutating func addSeries(of calendar: LoadedCalendar) {
      guard let days else { return }
      let bounds = DayBounds(
        first: Int32(clamping: days.start.dayNumber), last: Int32(clamping: days.end.dayNumber))
      for series in calendar.events.series(touching: bounds) {
        for event in series.components where uids.contains(event.uid) {
          if let file = event.origin?.file { files.insert(file) }
        }
      }
    }
  }
}
