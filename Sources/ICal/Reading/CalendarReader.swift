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
    let troubles = ZoneTroubles(file: file)
    for calendar in splitter.calendars {
      let resolver = CalendarZones(
        ZoneResolver(system: zones, own: ZoneDefinitions(calendar.components), others: definitions), troubles)
      let properties = calendar.lines.compactMap(PropertyLine.init)
      let floatingZone = resolver.floatingZone(properties)
      contents.name = contents.name ?? name(properties)
      contents.color = contents.color ?? color(properties)
      let method = properties.first { $0.name == "METHOD" }.map(\.word)
      for component in calendar.components where component.name == "VEVENT" {
        var reader = EventReader(
          component, file: file, method: method, floatingZone: floatingZone, resolve: resolver.zone(of:))
        if let event = reader.read() {
          contents.events.append(event)
        } else {
          contents.skipped += 1
        }
        contents.diagnostics += reader.diagnostics
      }
    }
    contents.diagnostics += troubles.diagnostics
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

/// One diagnostic for each name of a file that is not wholly explained.
private final class ZoneTroubles {
  private let file: String
  private var reported: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  func report(_ name: String, _ trouble: String, line: Int) {
    guard reported.insert(name).inserted else { return }
    diagnostics.append(
      Diagnostic("time zone \(quoted(name)) \(trouble)", at: SourceLocation(file: file, line: line)))
  }
}

/// The zones of one VCALENDAR's properties.
private final class CalendarZones {
  private var resolver: ZoneResolver
  private let troubles: ZoneTroubles

  init(_ resolver: ZoneResolver, _ troubles: ZoneTroubles) {
    self.resolver = resolver
    self.troubles = troubles
  }

  /// The zone of a property's TZID.
  func zone(of property: PropertyLine) -> Zone? {
    property.parameter("TZID").flatMap { zone($0, line: property.line) }
  }

  /// The zone that X-WR-TIMEZONE names for times that have none.
  func floatingZone(_ properties: [PropertyLine]) -> Zone? {
    properties.first { $0.name == "X-WR-TIMEZONE" }.flatMap {
      zone((unescapedText($0.value) ?? "").trimmed, line: $0.line)
    }
  }

  private func zone(_ name: String, line: Int) -> Zone? {
    if name.isEmpty { return nil }
    guard let meaning = resolver.meaning(of: name) else {
      troubles.report(
        name, "is unknown and has no usable VTIMEZONE; its times are taken in the viewing zone", line: line)
      return nil
    }
    if meaning.isOffsetOnly {
      troubles.report(
        name, "is unknown but for its offset from UTC; whether its clocks change is not known", line: line)
    }
    return meaning.zone
  }
}
