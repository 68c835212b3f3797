import CalendarCore
import ICal

/// What of an older index can be used again.
struct OldIndex: Sendable {
  private let entriesOfFiles: [[IndexEntry]]
  private let entriesByContent: [UInt64: IndexEntry]
  private let reports: [FileReport]

  /// Reads all of an index that an update may want; nil where nothing of it can be used.
  init?(_ reader: IndexReader, _ matches: IndexMatches) {
    // Each update may add zones; what has grown out of proportion begins anew.
    guard reader.zones.count < OldIndex.mostZones,
      matches.files.contains(where: { $0.contains { $0 != nil } })
        || !matches.changed.isEmpty
    else { return nil }
    reports = reader.summary.calendars.flatMap(\.files).map(\.report)
    var lists = [[IndexEntry]](repeating: [], count: reader.fileCount)
    guard reader.entries({ lists[$0.file].append($0) }) else { return nil }
    // Rows are in another order.
    for place in lists.indices where lists[place].count > 1 { lists[place].sort { $0.line < $1.line } }
    entriesOfFiles = lists
    // Only of files that were changed single components may be used.
    var byContent: [UInt64: IndexEntry] = [:]
    for file in matches.changed {
      for entry in lists[file] where entry.contentHash != 0 { byContent[entry.contentHash] = entry }
    }
    entriesByContent = byContent
  }

  private static let mostZones = 1000

  /// The components of a file, in the order of their lines, for a file that has another number now.
  func entries(of file: Int, number: Int) -> [IndexEntry] {
    entriesOfFiles[file].map { entry in
      var entry = entry
      entry.move(toFile: number, line: entry.line)
      return entry
    }
  }

  /// What reading a file gave.
  func report(of file: Int) -> FileReport { reports[file] }

  /// A component of a changed file that was read before.
  func entry(contentHash: UInt64) -> IndexEntry? { entriesByContent[contentHash] }
}
