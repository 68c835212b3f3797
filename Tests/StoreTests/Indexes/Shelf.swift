import CalendarCore
import Foundation
import ICal
import Recurrence
import Testing
import TextGate

@testable import Store

/// A source on the disk and the directory that its index is kept in.
struct Shelf {
  let directory: Directory
  /// The source.
  let path: String
  let zones = SystemZones()
  var cache: String

  init(_ directory: Directory, source: String) {
    self.directory = directory
    path = "\(directory.path)/\(source)"
    cache = directory.path + "/cache"
  }

  /// Loads the source.
  func load(indexed: Bool = true) -> SourceLoader {
    let indexes = indexed ? IndexDirectory(environment: ["XDG_CACHE_HOME": cache]) : nil
    var loader = SourceLoader(zones: zones, indexes: indexes, use: .keep, smallestIndexed: 0)
    loader.load(.path(path))
    return loader
  }

  /// The file that the index is in.
  func indexFile() throws -> String {
    try #require(IndexDirectory(environment: ["XDG_CACHE_HOME": cache])).file(of: path)
  }

  /// Makes the index, once its files are old enough to be trusted.
  func makeIndex() {
    settle()
    load().saveIndexes()
  }
}

/// Waits until a change of a file written before cannot hide any more.
func settle() { usleep(25_000) }

/// All that a source shows.
struct Picture: Equatable {
  private var calendars: [String] = []
  private var diagnostics: [Diagnostic] = []
  private var hasFailed = false
  private var months: [[Occurrence]] = []

  /// From two years before December 2026 to two years after.
  static let allMonths = (-24...24).map { CivilDate(dayNumber: 20_788).yearMonth.adding(months: $0) }

  /// What a loader's calendars show.
  init(_ loader: SourceLoader, viewing: Zone, months: [YearMonth] = Picture.allMonths) {
    calendars = loader.calendars.map { Picture.line($0.info, $0.path, $0.eventCount, $0.skipped) }
    diagnostics = loader.diagnostics
    hasFailed = loader.hasFailed
    let store = CalendarStore(calendars: loader.calendars)
    self.months = months.map { store.query(DayRange($0), viewing: viewing, kinds: .all).occurrences }
  }

  /// What the source shows when all of each file is read, and all of it is asked.
  init(plain path: String, viewing: Zone, months: [YearMonth] = Picture.allMonths) throws {
    var series: [(CalendarInfo, [EventSeries])] = []
    for calendar in try SourceListing(path).calendars {
      let files = try calendar.files.map { file in
        let bytes = try Data(contentsOf: URL(filePath: file.path))
        var contents = CalendarReader(zones: SystemZones()).read(Array(bytes), file: file.path)
        // They are given to searches only.
        for place in contents.events.indices { contents.events[place].people = [] }
        return contents
      }
      let isFile = calendar.path.hasSuffix(".ics")
      let name =
        isFile
        ? files[0].name ?? UntrustedText(Disk.stem(of: calendar.path))
        : calendar.displayName ?? UntrustedText(Disk.name(of: calendar.path))
      let color = calendar.color ?? files.lazy.compactMap(\.color).first
      let info = CalendarInfo(name: name, color: color, order: calendars.count)
      let events = files.flatMap(\.events)
      calendars.append(Picture.line(info, calendar.path, events.count, files.reduce(0) { $0 + $1.skipped }))
      // What a store says of its files names no rules.
      diagnostics += files.flatMap(\.diagnostics).map { Diagnostic($0.message, at: $0.location) }
      series.append((info, EventSeries.grouping(events)))
    }
    self.months = months.map { month in
      var expansion = Expansion(window: DayRange(month), viewing: viewing, scales: SystemScales())
      var occurrences: [Occurrence] = []
      for (info, all) in series { for series in all { expansion.add(series, in: info, to: &occurrences) } }
      return occurrences.inListOrder()
    }
  }

  private static func line(_ info: CalendarInfo, _ path: String, _ count: Int, _ skipped: Int) -> String {
    "\(info.order) \(info.name) \(info.color?.hexadecimal ?? "-") \(path): \(count), \(skipped) skipped"
  }

  /// What is not the same in another picture; nil where all is.
  func difference(from other: Picture) -> String? {
    if calendars != other.calendars { return "\(calendars) is not \(other.calendars)" }
    if diagnostics != other.diagnostics { return "\(diagnostics) is not \(other.diagnostics)" }
    if hasFailed != other.hasFailed { return "one has failed" }
    guard let place = months.indices.first(where: { months[$0] != other.months[$0] }) else { return nil }
    return "month \(place): \(Picture.lines(months[place])) is not \(Picture.lines(other.months[place]))"
  }

  private static func lines(_ occurrences: [Occurrence]) -> [String] {
    occurrences.map { "\($0.days.start) \($0.event.summary ?? "-") \($0.event.uid):\($0.event.origin?.line ?? 0)" }
  }

  /// How many occurrences there are in all.
  var count: Int { months.reduce(0) { $0 + $1.count } }
}
