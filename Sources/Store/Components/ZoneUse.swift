import CalendarCore
import ICal
import TextGate

/// A name of a zone as some component uses it, and what it means there.
struct ZoneUse: Sendable {
  /// What tells two meanings of one name apart.
  enum Meaning: Sendable, Hashable {
    /// The system's zone of that name: a VTIMEZONE of it is a snapshot, and one is as good as another.
    case system
    /// What a VTIMEZONE says, by its hash.
    case definition(UInt64)
    /// A zone that is known though the source does not define it.
    case known(Zone)
    /// Nothing.
    case unknown
  }

  let name: UntrustedText
  let meaning: Meaning
  /// The earliest time that is told in it, if any.
  var earliest: CivilDateTime?
  private let calendar: Int
  private let zones: CalendarZoneTexts

  init(_ name: UntrustedText, _ calendar: Int, _ zones: CalendarZoneTexts) {
    (self.name, self.calendar, self.zones) = (name, calendar, zones)
    let original = zones.original(of: name, calendar: calendar)
    isDefined = original != nil
    if zones.isSystemName(name, calendar: calendar) {
      meaning = .system
    } else if let original {
      meaning = .definition(original.meaning)
    } else {
      meaning = zones.zone(of: name, calendar: calendar).map { .known($0) } ?? .unknown
    }
  }

  /// Whether the source has a VTIMEZONE of it.
  let isDefined: Bool

  /// Writes a VTIMEZONE: the source's, or one of what the system knows. A name that nothing explains has none.
  func write<Failure: Error>(to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    if let original = zones.original(of: name, calendar: calendar) {
      try zones.write(original, to: sink)
    } else if let zone = zones.zone(of: name, calendar: calendar) {
      try sink(CalendarZoneTexts.written(zone, as: name, from: earliest))
    }
  }
}
