import CalendarCore
import TextGate

/// What a component needs around it to mean what it means.
public struct ComponentNeeds: Sendable {
  /// The TZIDs that its properties name, in the order of their first appearance, and the earliest time in each.
  public private(set) var zones: [(name: UntrustedText, earliest: CivilDateTime?)] = []
  /// Whether any of its times has neither a zone nor the `Z` of UTC.
  public private(set) var hasFloatingTimes = false

  init(_ source: any ByteSource, _ range: Range<Int>, decoder: LineDecoder) {
    var lines = WrittenLines(source, range)
    while let written = lines.next() {
      guard ComponentNeeds.mayHoldTime(written), var line = ContentLine(written: written) else { continue }
      line.makeReadable(decoder)
      if let property = PropertyLine(line) { take(property) }
    }
  }

  /// Properties whose values are times on the clocks of a zone, or none.
  private static let timed: Set<String> = ["DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "RDATE", "EXDATE"]
  private static let first = Set("DREdreXx".utf8)

  /// Whether a line may begin with the name of such a property, or of one that nobody has registered.
  private static func mayHoldTime(_ line: ArraySlice<UInt8>) -> Bool {
    line.first.map { first.contains($0) || $0 >= 0x80 || $0 == 0 } ?? false
  }

  private mutating func take(_ property: PropertyLine) {
    let zone = property.parameter("TZID").flatMap { $0.isEmpty ? nil : $0 }
    let isTimed = ComponentNeeds.timed.contains(property.name)
    guard zone != nil || isTimed else { return }
    var earliest: CivilDateTime?
    for value in property.value.split(separator: UInt8(ascii: ",")) {
      guard let (time, isFloating) = ComponentNeeds.time(value) else { continue }
      if zone == nil, isTimed, isFloating { hasFloatingTimes = true }
      earliest = min(earliest ?? time, time)
    }
    guard let zone else { return }
    let name = UntrustedText(zone)
    guard let place = zones.firstIndex(where: { $0.name.isIdentical(to: name) }) else {
      return zones.append((name, earliest))
    }
    zones[place].earliest = [zones[place].earliest, earliest].compactMap(\.self).min()
  }

  /// A time, and whether it would float without a TZID; the start of a period. Nil for dates.
  private static func time(_ value: ArraySlice<UInt8>) -> (time: CivilDateTime, isFloating: Bool)? {
    guard value.count <= SourceLimits.mostValueBytes else { return nil }
    let start = PropertyLine.text(value.prefix { $0 != UInt8(ascii: "/") })
    guard case .dateTime(let text) = TimeText(start), let day = Int(text.prefix(8)),
      let clock = Int(text.dropFirst(9).prefix(6)),
      let date = CivilDate(year: day / 10_000, month: day / 100 % 100, day: day % 100),
      let time = CivilDateTime(date, hour: clock / 10_000, minute: clock / 100 % 100, second: clock % 100)
    else { return nil }
    return (time, !text.hasSuffix("Z"))
  }
}
