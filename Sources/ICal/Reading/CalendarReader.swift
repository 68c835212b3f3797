import CalendarCore
import TextGate

/// What a source says: its events, and what it is called.
public struct CalendarContents: Sendable {
  /// NAME (RFC 7986 5.1) or X-WR-CALNAME of the first VCALENDAR that has one.
  public var name: UntrustedText?
  /// COLOR (RFC 7986 5.9) or X-APPLE-CALENDAR-COLOR.
  public var color: CalendarColor?
  /// The events, to-dos and journals that could be understood, in the order of the source.
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
    let text = CalendarText(MemoryBytes(bytes), file: file, zones: zones)
    return CalendarContents(
      name: text.name, color: text.color, events: text.events.compactMap { text.event($0, hasPeople: true) },
      skipped: text.skipped,
      isCalendar: text.isCalendar, diagnostics: text.diagnostics)
  }
}
