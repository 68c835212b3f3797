import CalendarCore

/// What of an older index can be used again.
struct OldIndex {
  let reader: IndexReader
  /// Files by their paths below the source's: their numbers and reports.
  private var files: [String: (number: Int, report: FileReport)] = [:]
  private var entriesOfFiles: [[IndexEntry]] = []
  private var entriesByContent: [UInt64: IndexEntry] = [:]
  private let listing: SourceListing
  private let reports: [FileReport]

  /// Reads all of an index that an update may want; nil where nothing of it can be used.
  init?(_ reader: IndexReader, listing: SourceListing, zonesStamp: FileStamp?) {
    // Each update may add zones; what has grown out of proportion begins anew.
    guard reader.summary.zonesStamp == zonesStamp, reader.zones.count < OldIndex.mostZones else { return nil }
    self.reader = reader
    self.listing = listing
    reports = reader.summary.calendars.flatMap(\.files).map(\.report)
    for file in reader.summary.calendars.flatMap(\.files) {
      files[file.path] = (entriesOfFiles.count, file.report)
      entriesOfFiles.append([])
    }
    var lists = entriesOfFiles
    guard reader.entries({ lists[$0.file].append($0) }) else { return nil }
    // Rows are in another order.
    for place in lists.indices { lists[place].sort { $0.line < $1.line } }
    entriesOfFiles = lists
    // Only of files that were changed single components may be used.
    for file in listing.calendars.flatMap(\.files) where self.file(file) == nil {
      guard let known = files[listing.below(file.path)] else { continue }
      for entry in lists[known.number] where entry.contentHash != 0 { entriesByContent[entry.contentHash] = entry }
    }
  }

  private static let mostZones = 1000

  /// The number of a file that is what it was, or nil.
  func file(_ file: SourceFile) -> Int? {
    guard let known = files[listing.below(file.path)], known.report.stamp == file.stamp, !known.report.isUncertain
    else {
      return nil
    }
    return known.number
  }

  /// The components of a file, in the order of their lines.
  func entries(of file: Int) -> [IndexEntry] { entriesOfFiles[file] }

  /// What reading a file gave.
  func report(of file: Int) -> FileReport { reports[file] }

  /// A component of a changed file that was read before.
  func entry(contentHash: UInt64) -> IndexEntry? { entriesByContent[contentHash] }
}
