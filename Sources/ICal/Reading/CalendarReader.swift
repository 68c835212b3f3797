import CalendarCore
import Synchronization

/// What a source says: its events, and what it is called.
public struct CalendarContents: Sendable {
  /// NAME (RFC 7986 5.1) or X-WR-CALNAME of the first VCALENDAR that has one. Raw text.
  public var name: String?
  /// COLOR (RFC 7986 5.9) or X-APPLE-CALENDAR-COLOR.
  public var color: CalendarColor?
  /// The events that could be understood, in the order of the source.
  public var events: [Event] = []
  /// Components that were skipped.
  public var skipped = 0
  /// Whether anything in the source was a component at all.
  public var isCalendar = false
  /// What was wrong, in the order of the source's lines.
  public var diagnostics: [Diagnostic] = []
}

/// Reads iCalendar data (RFC 5545).
public struct CalendarReader {
  private let zones: any ZoneSource
  /// libical is not safe to use from two threads at once, so one source is read after the other.
  private static let libical = Mutex<Void>(())

  /// Makes a reader that takes the system's zones from a source.
  public init(zones: any ZoneSource) {
    self.zones = zones
  }

  /// Reads a whole source.
  ///
  /// - Parameters:
  ///   - bytes: Any number of VCALENDARs, or components without one; anything else is passed over with a diagnostic.
  ///   - file: The name that diagnostics give to the source.
  public func read(_ bytes: [UInt8], file: String) -> CalendarContents {
    CalendarReader.libical.withLock { _ in readAlone(bytes, file: file) }
  }

  private func readAlone(_ bytes: [UInt8], file: String) -> CalendarContents {
    let splitter = ComponentSplitter(source: SourceEncoding.normalized(bytes), file: file)
    var contents = CalendarContents()
    contents.isCalendar = splitter.foundComponent
    contents.diagnostics = splitter.diagnostics
    let definitions = ZoneDefinitions(splitter.calendars.flatMap(\.components))
    let reporter = UnknownZones(file: file)
    for calendar in splitter.calendars {
      let resolver = CalendarZones(
        ZoneResolver(system: zones, own: ZoneDefinitions(calendar.components), others: definitions), reporter)
      let properties = calendar.lines.compactMap(PropertyLine.init)
      contents.name = contents.name ?? name(properties)
      contents.color = contents.color ?? color(properties)
      let isCancellation = properties.contains { $0.name == "METHOD" && $0.word == "CANCEL" }
      for component in calendar.components where component.name == "VEVENT" {
        var reader = EventReader(component, file: file, resolve: resolver.zone(of:))
        if var event = reader.read() {
          if isCancellation {
            event.status = .cancelled
            event.isWithdrawn = event.recurrenceID == nil
          }
          contents.events.append(event)
        } else {
          contents.skipped += 1
        }
        contents.diagnostics += reader.diagnostics
      }
    }
    contents.diagnostics += reporter.diagnostics
    contents.diagnostics.sort { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
    return contents
  }

  private func name(_ properties: [PropertyLine]) -> String? {
    for name in ["NAME", "X-WR-CALNAME"] {
      let text = properties.first { $0.name == name }.flatMap { unescapedText($0.value)?.trimmed }
      if let text, !text.isEmpty { return text }
    }
    return nil
  }

  private func color(_ properties: [PropertyLine]) -> CalendarColor? {
    for name in ["COLOR", "X-APPLE-CALENDAR-COLOR"] {
      let color = properties.first { $0.name == name }.flatMap { CalendarColor(PropertyLine.text($0.value)) }
      if let color { return color }
    }
    return nil
  }
}

extension PropertyLine {
  /// The value as one upper-case word.
  fileprivate var word: String { PropertyLine.text(value).trimmed.uppercased() }
}

/// One diagnostic for each name of a file that nothing explains.
private final class UnknownZones {
  private let file: String
  private var reported: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  func report(_ name: String, line: Int) {
    guard reported.insert(name).inserted else { return }
    diagnostics.append(
      Diagnostic(
        "unknown time zone \(quoted(name)) without a usable VTIMEZONE; its times are taken in the viewing zone",
        at: SourceLocation(file: file, line: line)))
  }
}

/// The zones of one VCALENDAR's properties.
private final class CalendarZones {
  private var resolver: ZoneResolver
  private let unknown: UnknownZones

  init(_ resolver: ZoneResolver, _ unknown: UnknownZones) {
    self.resolver = resolver
    self.unknown = unknown
  }

  func zone(of property: PropertyLine) -> Zone? {
    guard let name = property.parameter("TZID"), !name.isEmpty else { return nil }
    if let zone = resolver.zone(name) { return zone }
    unknown.report(name, line: property.line)
    return nil
  }
}
