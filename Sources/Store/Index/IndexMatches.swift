/// Which files of a source are what they were when its index was made.
struct IndexMatches {
  /// For each file of each calendar its number in the index; nil for one that has to be read.
  private(set) var files: [[Int?]] = []
  /// Bytes that have to be read.
  private(set) var sizeToRead = 0
  /// Whether the index has exactly the source's files, each with its stamp.
  private(set) var hasSameFiles: Bool
  /// Whether the index is true to the source: of its files none may have been changed within the grain of its time.
  var isWhole: Bool { hasSameFiles && files.allSatisfy { !$0.contains(nil) } }
  /// Files of the index that are there but were changed.
  private(set) var changed: [Int] = []

  init(_ listing: SourceListing, _ summary: IndexSummary, _ firstFiles: [Int], zonesStamp: FileStamp?) {
    // Other zones may give names another meaning.
    let isSameWorld = summary.zonesStamp == zonesStamp
    hasSameFiles = isSameWorld && listing.calendars.count == summary.calendars.count
    var places: [String: Int] = [:]
    for (place, calendar) in summary.calendars.enumerated() { places[calendar.path] = place }
    for (place, calendar) in listing.calendars.enumerated() {
      let known = isSameWorld ? places[listing.pathBelow(of: calendar)] : nil
      hasSameFiles = hasSameFiles && known == place && summary.calendars[place].files.count == calendar.files.count
      match(calendar.files, known.map { summary.calendars[$0].files } ?? [], first: known.map { firstFiles[$0] } ?? 0)
    }
  }

  /// Matches the files of a calendar; both lists are in the order of names.
  private mutating func match(_ files: [SourceFile], _ known: [IndexSummary.File], first: Int) {
    var matches: [Int?] = []
    matches.reserveCapacity(files.count)
    var place = 0
    for file in files {
      while place < known.count, known[place].name < file.name { place += 1 }
      let isKnown = place < known.count && known[place].name == file.name
      let isSame = isKnown && known[place].report.stamp == file.stamp
      hasSameFiles = hasSameFiles && isSame
      if isSame, !known[place].report.isUncertain {
        matches.append(first + place)
      } else {
        if isKnown { changed.append(first + place) }
        matches.append(nil)
        sizeToRead += file.stamp.size
      }
    }
    self.files.append(matches)
  }
}
