import CalendarCore
import ICal

/// Reads sources into calendars.
public struct SourceLoader {
  private let zones: any ZoneSource
  /// The calendars read so far.
  public private(set) var calendars: [LoadedCalendar] = []
  /// What was wrong with what was read.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Whether a source could not be read at all.
  public private(set) var hasFailed = false

  /// Makes a loader.
  public init(zones: any ZoneSource) {
    self.zones = zones
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
      return add(MemoryBytes(bytes), path: source.displayName, stem: SourceLoader.stem(source.displayName))
        ? bytes : nil
    } catch {
      fail(error)
      return nil
    }
  }

  private mutating func load(_ path: String) throws(FileError) -> Bool {
    guard try Disk.kind(of: path).kind == .directory else {
      return add(try FileBytes.open(path), path: path, stem: SourceLoader.stem(path))
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

  private mutating func add(_ bytes: any ByteSource, path: String, stem: String) -> Bool {
    guard let text = read(bytes, path: path) else { return false }
    var scanned = ScannedCalendar(zones: zones)
    scanned.add(text, path: path)
    append(scanned, name: text.name ?? stem, color: text.color, path: path)
    return true
  }

  private mutating func add(_ calendar: CalendarFiles) {
    var scanned = ScannedCalendar(zones: zones)
    var color = calendar.color
    for file in calendar.files {
      do throws(FileError) {
        guard let text = read(try FileBytes.open(file.path), path: file.path) else { continue }
        color = color ?? text.color
        scanned.add(text, path: file.path)
      } catch {
        fail(error)
      }
    }
    append(scanned, name: calendar.displayName ?? Disk.name(of: calendar.path), color: color, path: calendar.path)
  }

  private mutating func read(_ bytes: any ByteSource, path: String) -> CalendarText? {
    let text = CalendarText(bytes, file: path, zones: zones)
    if !text.isCalendar, !text.isBlank {
      hasFailed = true
      diagnostics.append(
        Diagnostic("no calendar data in it (nothing begins with BEGIN:VCALENDAR)", at: SourceLocation(file: path)))
      return nil
    }
    diagnostics += text.diagnostics
    return text
  }

  private mutating func append(_ calendar: ScannedCalendar, name: String, color: CalendarColor?, path: String) {
    calendars.append(
      LoadedCalendar(
        info: CalendarInfo(name: name, color: color, order: calendars.count), path: path,
        eventCount: calendar.eventCount, skipped: calendar.skipped, events: calendar))
  }

  /// The file's name without its ending.
  private static func stem(_ path: String) -> String {
    let name = Disk.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
