import CalendarCore
import TextGate
import Synchronization

/// One diagnostic for each zone name of a file that is not wholly explained.
final class ZoneTroubles: Sendable {
  private let file: String
  private let reported = Mutex<[String: (trouble: VisibleText, line: Int, rule: LintRule)]>([:])
  private let lookedUp = Atomic<Int>(0)
  /// The line of the first name that was not looked up any more.
  private let tooMany = Mutex<Int?>(nil)

  init(file: String) { self.file = file }

  /// What is said of a zone that nothing explains.
  static let unknown: VisibleText = "is unknown and has no usable VTIMEZONE; its times are taken in the viewing zone"
  /// What is said of one that tells its offset only.
  static let offsetOnly: VisibleText =
    "is unknown but for its offset from UTC; whether its clocks change is not known"

  /// The diagnostics, each at the first line that names the zone.
  var diagnostics: [Diagnostic] {
    let named = reported.withLock(\.self).sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }.map {
      name, report in
      Diagnostic(
        "time zone \(quoted(name)) \(report.trouble)", at: SourceLocation(file: file, line: report.line),
        rule: report.rule)
    }
    guard let line = tooMany.withLock({ $0 }) else { return named }
    return named + [
      Diagnostic(
        "more than \(SourceLimits.mostZoneNames) names of time zones; times of the others are taken in the viewing zone",
        at: SourceLocation(file: file, line: line), rule: .limit)
    ]
  }

  /// Counts a name that is looked up; false when there have been too many, which is said.
  func mayLookUp(line: Int) -> Bool {
    let count = lookedUp.wrappingAdd(1, ordering: .relaxed).newValue
    if count == SourceLimits.mostZoneNames + 1 { tooMany.withLock { $0 = line } }
    return count <= SourceLimits.mostZoneNames
  }

  func report(_ rule: LintRule, _ name: String, _ trouble: VisibleText, line: Int) {
    reported.withLock { reported in
      if let known = reported[name], known.line <= line { return }
      guard reported.count <= SourceLimits.mostDiagnostics || reported[name] != nil else { return }
      reported[name] = (trouble, line, rule)
    }
  }
}

/// The zones of one VCALENDAR's properties.
final class CalendarZones: Sendable {
  private let resolver: Mutex<ZoneResolver>
  private let troubles: ZoneTroubles

  init(_ resolver: ZoneResolver, _ troubles: ZoneTroubles) {
    self.resolver = Mutex(resolver)
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

  /// Whether the system's rules hold for a name, whatever a VTIMEZONE says.
  func isSystemName(_ name: String) -> Bool { resolver.withLock { $0.isSystemName(name) } }

  /// The zone of a name that stands at a line; what is not known of it is kept as a trouble.
  func zone(_ name: String, line: Int) -> Zone? {
    if name.isEmpty { return nil }
    let isTooLong = name.utf8.count > SourceLimits.mostValueBytes
    let name = isTooLong ? String(decoding: name.utf8.prefix(SourceLimits.mostValueBytes), as: UTF8.self) : name
    let (meaning, isRefused) = resolver.withLock { resolver -> (ZoneResolver.Meaning?, Bool) in
      if let known = resolver.known[name] { return (known, false) }
      guard !isTooLong else { return (nil, false) }
      return troubles.mayLookUp(line: line) ? (resolver.meaning(of: name), false) : (nil, true)
    }
    if isRefused { return nil }
    guard let meaning else {
      troubles.report(.unknownZone, name, ZoneTroubles.unknown, line: line)
      return nil
    }
    if meaning.isOffsetOnly {
      troubles.report(.zoneOffsetOnly, name, ZoneTroubles.offsetOnly, line: line)
    }
    return meaning.zone
  }
}
