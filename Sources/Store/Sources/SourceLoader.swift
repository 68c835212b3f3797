import CalendarCore
import ICU
import ICal
import TextGate

/// Loads sources: from their indexes where those are there and true, else from their files.
public struct SourceLoader {
  /// What a loader does with indexes.
  public enum IndexUse: Sendable {
    /// It uses those that are there.
    case read
    /// It also makes those that are missing, for what is open is asked for again and again.
    case keep
  }

  /// A piece of work that may take a while, on the source of a path.
  public enum Work: Sendable {
    case reading(String)
    case indexing(String)
  }

  /// The calendars loaded so far.
  public private(set) var calendars: [LoadedCalendar] = []
  /// What was wrong with what was loaded.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Whether a source could not be read at all.
  public private(set) var hasFailed = false

  /// An index, and what of it is true to its source.
  private typealias Old = (reader: IndexReader, matches: IndexMatches)

  private let zones: SystemZones
  private let indexes: IndexDirectory?
  private let use: IndexUse
  private let encoding: TextEncoding?
  /// Sources whose indexes are missing or old.
  private var unindexed: [(listing: SourceListing, old: Old?)] = []
  /// Sources that were loaded from their indexes, which may turn out to be damaged.
  private var indexed: [(listing: SourceListing, index: IndexReader)] = []
  private let smallestIndexed: Int
  private let now: Instant
  private let progress: (Work, Double) -> Void

  /// Sources of fewer bytes are read in the time that an index takes; 64 KiB.
  public static let smallestIndexed = 1 << 16
  /// So many changed bytes are read at once; more are read after the answer. 1 MiB.
  private static let quickSize = 1 << 20

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - indexes: Where indexes are kept, or nil to work without them.
  ///   - encoding: The encoding that the sources were said to be in; nil where that is to be found out.
  ///   - now: The time that is kept as that of loading.
  ///   - smallestIndexed: Bytes of the smallest source that gets one.
  ///   - progress: Is told what is done, and how much of it, 0...1.
  public init(
    zones: SystemZones, indexes: IndexDirectory? = nil, use: IndexUse = .read, encoding: TextEncoding? = nil,
    now: Instant = Instant(seconds: 0), smallestIndexed: Int = SourceLoader.smallestIndexed,
    progress: @escaping (Work, Double) -> Void = { _, _ in }
  ) {
    self.zones = zones
    self.indexes = indexes
    self.use = use
    self.encoding = encoding
    self.smallestIndexed = smallestIndexed
    self.now = now
    self.progress = progress
  }

  /// Loads one more source; what can be read of it is added to ``calendars``, what cannot to ``diagnostics``.
  ///
  /// - Parameter ownEncoding: The encoding that this source was said to be in, where it is not that of all.
  /// - Returns: Whether it could be read.
  @discardableResult
  public mutating func load(_ source: Source, encoding ownEncoding: TextEncoding? = nil) -> Bool {
    if source.isStream { return loadStream(source, encoding: ownEncoding) != nil }
    guard case .path(let path) = source else { return false }
    let first = calendars.count
    let encoding = ownEncoding ?? encoding
    defer { note(source, encoding, from: first) }
    do throws(FileError) {
      return try load(SourceListing(path, encoding: encoding), absolutePath: source.absolutePath)
    } catch {
      fail(error)
      return false
    }
  }

  /// Loads a source that can be read once only, and returns its bytes; nil when it cannot be read.
  public mutating func loadStream(_ source: Source, encoding ownEncoding: TextEncoding? = nil) -> [UInt8]? {
    let first = calendars.count
    let encoding = ownEncoding ?? encoding
    defer { note(source, encoding, from: first) }
    do throws(FileError) {
      let bytes: [UInt8]
      switch source {
      case .standardInput: bytes = try Disk.read(descriptor: 0, path: source.displayName)
      case .path(let path): bytes = try Disk.read(path)
      }
      let path = source.displayName
      let text = CalendarText(MemoryBytes(bytes), file: path, zones: zones, encoding: encoding)
      var report = FileReport(stamp: FileStamp(size: bytes.count, modified: 0, changed: 0, inode: 0))
      let isCalendar = report.take(text)
      take(report, of: path)
      guard isCalendar else { return nil }
      noteEmpty(text, path)
      var scanned = ScannedCalendar(zones: zones)
      scanned.add(text, file: SourceFile(directory: path, name: "", stamp: report.stamp), isStream: true)
      let info = CalendarInfo(
        name: text.name ?? UntrustedText(Disk.stem(of: path)), color: text.color, order: calendars.count)
      append(info, path: path, [report], scanned)
      return bytes
    } catch {
      fail(error)
      return nil
    }
  }

  // MARK: Files and directories

  private mutating func load(_ listing: SourceListing, absolutePath: String) throws(FileError) -> Bool {
    listing.failures.forEach { fail($0) }
    if listing.calendars.isEmpty {
      add(listing.noFiles)
    }
    if let index = freshIndex(of: listing, absolutePath) { return take(listing, from: index) }
    return scan(listing)
  }

  private mutating func scan(_ listing: SourceListing) -> Bool {
    var isRead = listing.isDirectory
    let size = Double(max(1, listing.size))
    var done = 0
    for (number, calendar) in listing.calendars.enumerated() {
      var scanned = ScannedCalendar(zones: zones)
      var reports: [FileReport] = []
      for batch in FileBatch.batches(of: calendar.files) {
        let tell = { [progress, done] (bytes: Int) in progress(.reading(listing.path), Double(done + bytes) / size) }
        for (file, (report, text)) in zip(batch.files, batch.read(zones: zones, onRead: tell)) {
          take(report, of: file.path)
          // An empty item of a vdir is left behind by some programs; an empty file is mostly a download that failed.
          if !listing.isDirectory, let text { noteEmpty(text, file.path) }
          reports.append(report)
          if let text { scanned.add(text, file: file) }
          isRead = isRead || text != nil
        }
        done += batch.size
        progress(.reading(listing.path), Double(done) / size)
      }
      guard isRead else { return false }
      append(
        listing.info(of: number, files: reports, order: calendars.count), path: calendar.path, reports, scanned)
    }
    return isRead
  }

  private mutating func take(_ listing: SourceListing, from index: IndexReader) -> Bool {
    indexed.append((listing, index))
    for (number, calendar) in listing.calendars.enumerated() {
      let reports = index.summary.calendars[number].files.map(\.report)
      for (file, report) in zip(calendar.files, reports) { take(report, of: file.path) }
      if !listing.isDirectory, reports.first?.hasFailed ?? false { return false }
      let files = calendar.files.map { ComponentFile($0, zones: zones, isKept: calendar.files.count == 1) }
      let events = IndexedCalendar(index, calendar: number, files: files) { [zones] in
        var scanned = ScannedCalendar(zones: zones)
        for file in calendar.files {
          if let text = FileReport.read(file, zones: zones).text { scanned.add(text, file: file) }
        }
        return scanned
      }
      append(
        listing.info(of: number, files: reports, order: calendars.count), path: calendar.path, reports, events,
        loaded: index.summary.loaded, indexSize: index.size)
    }
    return true
  }

  private mutating func take(_ report: FileReport, of path: String) {
    hasFailed = hasFailed || report.hasFailed
    report.diagnostics(of: path).forEach { add($0) }
  }

  private mutating func append(
    _ info: CalendarInfo, path: String, _ files: [FileReport], _ events: any EventSource, loaded: Instant? = nil,
    indexSize: Int? = nil
  ) {
    calendars.append(
      LoadedCalendar(
        info: info, path: path, eventCount: files.reduce(0) { $0 + $1.eventCount },
        skipped: files.reduce(0) { $0 + $1.skipped }, loaded: loaded, indexSize: indexSize, events: events))
  }

  /// Keeps where calendars come from.
  private mutating func note(_ source: Source, _ encoding: TextEncoding?, from first: Int) {
    for place in first..<calendars.count {
      calendars[place].source = source
      calendars[place].encoding = encoding
    }
  }

  private mutating func noteEmpty(_ text: CalendarText, _ path: String) {
    if !text.isCalendar { add(Diagnostic("empty: there is no calendar in it", at: SourceLocation(file: path))) }
  }

  private mutating func fail(_ error: FileError) {
    hasFailed = true
    add(Diagnostic(VisibleText(error.reason), at: SourceLocation(file: error.path)))
  }

  /// The most diagnostics of all sources.
  private static let mostDiagnostics = 10_000

  private mutating func add(_ diagnostic: Diagnostic) {
    if diagnostics.count < SourceLoader.mostDiagnostics {
      diagnostics.append(diagnostic)
    } else if diagnostics.count == SourceLoader.mostDiagnostics {
      diagnostics.append(Diagnostic("more is wrong than is named"))
    }
  }

  // MARK: Indexes

  /// The index of a source, if it is true; it is brought up to date where that is quickly done, else later.
  private mutating func freshIndex(of listing: SourceListing, _ absolutePath: String) -> IndexReader? {
    guard let indexes, !listing.calendars.isEmpty else { return nil }
    let file = indexes.file(of: absolutePath)
    let open = { [zones] in
      IndexReader(file, of: absolutePath, named: listing.path, encoding: listing.encoding, system: zones)
    }
    guard let index = open() else {
      if use == .keep, listing.size >= smallestIndexed { unindexed.append((listing, nil)) }
      return nil
    }
    let matches = index.matches(listing, zonesStamp: zones.stamp)
    if matches.isWhole { return index }
    guard matches.sizeToRead <= SourceLoader.quickSize else {
      unindexed.append((listing, (index, matches)))
      return nil
    }
    do throws(FileError) {
      try build(listing, absolutePath, old: (index, matches))
      // Another run may have put its own there. A file that may yet be changed within the grain of its time is no matter.
      return open().flatMap { $0.matches(listing, zonesStamp: zones.stamp).hasSameFiles ? $0 : nil }
    } catch { return nil }
  }

  private func build(
    _ listing: SourceListing, _ absolutePath: String, old: Old?
  ) throws(FileError) {
    guard let indexes else { return }
    try indexes.prepare()
    var builder = try IndexBuilder(
      of: listing, source: absolutePath, into: indexes.file(of: absolutePath), old: old, zones: zones,
      now: now, progress: { [progress] in progress(.indexing(listing.path), $0) })
    try builder.build()
  }

  /// Makes the indexes that are missing or old, and those that turned out to be damaged. Without a place to keep them
  /// it does nothing: they are a matter of speed only.
  public func saveIndexes() {
    let damaged = indexed.filter(\.index.isDamaged).map { (listing: $0.listing, old: Old?.none) }
    for (listing, old) in unindexed + damaged {
      try? build(listing, Source.path(listing.path).absolutePath, old: old)
    }
  }
}
