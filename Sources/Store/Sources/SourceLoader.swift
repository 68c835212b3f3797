import CalendarCore
import ICal
import Recurrence

/// A calendar that has been read.
public struct LoadedCalendar: Sendable {
  /// Its name, colour and place.
  public var info: CalendarInfo
  /// The file or directory it came from, as it was named.
  public var path: String
  /// Its events, by UID.
  public var series: [EventSeries]
  /// Components that could be read: events, and overrides of instances.
  public var eventCount: Int
  /// Components that were skipped.
  public var skipped: Int
}

/// Reads sources into calendars.
public struct SourceLoader {
  private let reader: CalendarReader
  /// The calendars read so far.
  public private(set) var calendars: [LoadedCalendar] = []
  /// What was wrong with what was read.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Whether a source could not be read at all.
  public private(set) var hasFailed = false

  /// Makes a loader.
  public init(zones: any ZoneSource) {
    reader = CalendarReader(zones: zones)
  }

  /// Reads one more source; what can be read of it is added to ``calendars``, what cannot to ``diagnostics``.
  ///
  /// - Returns: Whether it could be read.
  @discardableResult
  public mutating func load(_ source: Source) -> Bool {
    if source.isStream { return loadStream(source) != nil }
    guard case .path(let path) = source else { return false }
    do throws(FileError) {
      return try load(path)
    } catch {
      fail(error)
      return false
    }
  }

  /// Reads a source that can be read once only, and returns its bytes; nil when it cannot be read.
  public mutating func loadStream(_ source: Source) -> [UInt8]? {
    do throws(FileError) {
      let bytes: [UInt8]
      switch source {
      case .standardInput: bytes = try Disk.read(descriptor: 0, path: source.displayName)
      case .path(let path): bytes = try Disk.read(path)
      }
      return add(bytes, path: source.displayName, stem: SourceLoader.stem(source.displayName)) ? bytes : nil
    } catch {
      fail(error)
      return nil
    }
  }

  private mutating func load(_ path: String) throws(FileError) -> Bool {
    guard try Disk.kind(of: path).kind == .directory else {
      return add(try Disk.read(path), path: path, stem: SourceLoader.stem(path))
    }
    let (found, failures) = try CalendarFiles.below(path)
    failures.forEach { fail($0) }
    if found.isEmpty {
      diagnostics.append(Diagnostic("no .ics files in this directory or below it", at: SourceLocation(file: path)))
    }
    for calendar in found { add(calendar) }
    return true
  }

  private mutating func fail(_ error: FileError) {
    hasFailed = true
    diagnostics.append(Diagnostic(error.reason, at: SourceLocation(file: error.path)))
  }

  private mutating func add(_ bytes: [UInt8], path: String, stem: String) -> Bool {
    guard let contents = read(bytes, path: path) else { return false }
    append([contents], name: contents.name ?? stem, color: contents.color, path: path)
    return true
  }

  private mutating func add(_ calendar: CalendarFiles) {
    var contents: [CalendarContents] = []
    for file in calendar.files {
      do throws(FileError) {
        if let read = read(try Disk.read(file), path: file) { contents.append(read) }
      } catch {
        fail(error)
      }
    }
    let color = calendar.color ?? contents.lazy.compactMap(\.color).first
    append(contents, name: calendar.displayName ?? Disk.name(of: calendar.path), color: color, path: calendar.path)
  }

  private mutating func read(_ bytes: [UInt8], path: String) -> CalendarContents? {
    let contents = reader.read(bytes, file: path)
    if !contents.isCalendar, bytes.contains(where: { $0 > 0x20 }) {
      hasFailed = true
      diagnostics.append(
        Diagnostic("no calendar data in it (nothing begins with BEGIN:VCALENDAR)", at: SourceLocation(file: path)))
      return nil
    }
    diagnostics += contents.diagnostics
    return contents
  }

  private mutating func append(_ contents: [CalendarContents], name: String, color: CalendarColor?, path: String) {
    let events = contents.flatMap(\.events)
    calendars.append(
      LoadedCalendar(
        info: CalendarInfo(name: name, color: color, order: calendars.count), path: path,
        series: EventSeries.grouping(events), eventCount: events.count,
        skipped: contents.reduce(0) { $0 + $1.skipped }))
  }

  /// The file's name without its ending.
  private static func stem(_ path: String) -> String {
    let name = Disk.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
