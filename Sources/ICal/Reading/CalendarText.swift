import CalendarCore
import ICU
import TextGate

/// One source after a scan: what it is called, where its events are, and what is wrong with it.
///
/// An event is read through libical when it is asked for. Those that the scan could not judge have been read once, for
/// what they say of themselves and for their diagnostics.
public final class CalendarText: Sendable {
  /// NAME (RFC 7986 5.1) or X-WR-CALNAME of the first VCALENDAR that has one.
  public let name: UntrustedText?
  /// COLOR (RFC 7986 5.9) or X-APPLE-CALENDAR-COLOR.
  public let color: CalendarColor?
  /// Whether anything in the source was a component at all.
  public let isCalendar: Bool
  /// The events, to-dos and journals that could be understood, in the order of the source.
  public let events: [ComponentSpan]
  /// How many components were skipped.
  public var skipped: Int { skippedComponents.count }
  /// Events, to-dos and journals that could not be understood, in the order of the source.
  let skippedComponents: [ComponentSpan]
  /// What is wrong, in the order of the source's lines.
  public let diagnostics: [Diagnostic]

  let components: ComponentSource
  /// The encoding that the source was said to be in.
  private let given: TextEncoding?
  /// What its lines are decoded with.
  var decoder: LineDecoder { components.decoder }

  /// Scans a source.
  ///
  /// - Parameters:
  ///   - source: Any number of VCALENDARs, or components without one; anything else is passed over with a diagnostic.
  ///   - file: The name that diagnostics give to the source.
  ///   - zones: What the system knows of zones.
  ///   - encoding: The encoding that it was said to be in; nil where that is to be found out.
  ///   - workers: Scan parts of a large source at the same time.
  ///   - onRead: Is told how many bytes have been read, where they are read in pieces.
  public init(
    _ source: any ByteSource, file: String, zones: any ZoneSource, encoding: TextEncoding? = nil,
    workers: Workers = .one, onRead: ((Int) -> Void)? = nil
  ) {
    var scanned = ScannedText(source, encoding: encoding, workers: workers, onRead: onRead)
    isCalendar = scanned.scan.foundComponent
    given = encoding
    let troubles = ZoneTroubles(file: file)
    components = ComponentSource(scanned, file: file, zones: zones, troubles)
    let properties = scanned.scan.calendars.map { $0.lines.compactMap(PropertyLine.init) }
    name = properties.lazy.compactMap(CalendarText.name).first
    color = properties.lazy.compactMap(CalendarText.color).first
    var events = scanned.scan.takeEvents()
    var diagnostics = (scanned.scan.notes + scanned.encodingNotes).map {
      Diagnostic($0.message, at: SourceLocation(file: file, line: $0.line), rule: $0.rule)
    }
    skippedComponents = components.judge(&events, &diagnostics)
    self.events = events
    diagnostics += troubles.diagnostics
    diagnostics.sort { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
    self.diagnostics = CalendarText.limited(diagnostics, file: file)
  }

  /// As many diagnostics as are named.
  private static func limited(_ diagnostics: [Diagnostic], file: String) -> [Diagnostic] {
    let most = SourceLimits.mostDiagnostics
    guard diagnostics.count > most else { return diagnostics }
    return diagnostics.prefix(most)
      + [Diagnostic("more is wrong with this file than is named", at: SourceLocation(file: file), rule: .limit)]
  }

  /// What is said of a source without any component.
  public var noCalendar: VisibleText {
    guard let given else { return "no calendar data in it (nothing begins with BEGIN:VCALENDAR)" }
    return "no calendar data in it, read as \(untrusted: given.name) (nothing begins with BEGIN:VCALENDAR)"
  }

  /// Whether there is nothing in the source but white space and NULs, behind a byte order mark if there is one.
  public var isBlank: Bool {
    var position = 0
    while true {
      let piece = components.bytes.bytes(position..<position + 1 << 16)
      let text = position == 0 && piece.starts(with: [0xEF, 0xBB, 0xBF]) ? piece.dropFirst(3) : piece[...]
      if piece.isEmpty { return true }
      guard text.allSatisfy({ $0 <= 0x20 }) else { return false }
      position += piece.count
    }
  }

  /// Reads an event without the people in it; nil only where the source has been changed since the scan.
  public func event(_ span: ComponentSpan) -> Event? { event(span, hasPeople: false) }

  /// Reads an event; nil only where the source has been changed since the scan.
  ///
  /// - Parameter hasPeople: Whether ATTENDEEs and the ORGANIZER are wanted; without them it takes less time.
  public func event(_ span: ComponentSpan, hasPeople: Bool) -> Event? {
    var reader = components.reader(span, hasPeople: hasPeople)
    return reader?.read()
  }

  /// The bytes of an event's component, as the source has them.
  public func source(of span: ComponentSpan) -> [UInt8] { components.bytes.bytes(span.range) }

  /// A hash of everything but its own bytes that decides how an event is read.
  public func context(of span: ComponentSpan) -> UInt64 { components.context(of: span) }

  private static func name(_ properties: [PropertyLine]) -> UntrustedText? {
    for name in ["NAME", "X-WR-CALNAME"] {
      let text = properties.first { $0.name == name }.flatMap { unescapedText($0.value)?.trimmed }
      if let text, !text.isEmpty { return UntrustedText(text) }
    }
    return nil
  }

  private static func color(_ properties: [PropertyLine]) -> CalendarColor? {
    for name in ["COLOR", "X-APPLE-CALENDAR-COLOR"] {
      let color = properties.first { $0.name == name }.flatMap { CalendarColor(PropertyLine.text($0.value)) }
      if let color { return color }
    }
    return nil
  }
}
