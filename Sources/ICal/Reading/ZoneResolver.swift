import CalendarCore

/// The VTIMEZONEs of a file, by name.
struct ZoneDefinitions {
  private var byName: [String: RawComponent] = [:]

  init(_ components: [RawComponent]) {
    for component in components where component.name == "VTIMEZONE" {
      for line in component.lines {
        guard let property = PropertyLine(line), property.name == "TZID" else { continue }
        let name = (unescapedText(property.value) ?? PropertyLine.text(property.value)).trimmed
        // Of two definitions of a name, which merged files have, the first stays.
        for key in [name, name.lowercased()] where byName[key] == nil { byName[key] = component }
      }
    }
  }

  /// The definition of a name; letter case counts only where names differ in nothing else (RFC 5545 section 2).
  subscript(_ name: String) -> RawComponent? { byName[name] ?? byName[name.lowercased()] }
}

/// Finds the zone that a TZID of one VCALENDAR means.
///
/// The system's rules win for every name that the IANA database knows: a VTIMEZONE is a snapshot of some producer's
/// knowledge and goes stale. Names that only the file knows mean what its VTIMEZONE says, and so do bare words such as
/// `EST`: the database has some of them, but for other clocks than those that a producer means who defines them.
struct ZoneResolver {
  private let system: any ZoneSource
  private let own: ZoneDefinitions
  private let others: ZoneDefinitions
  private var known: [String: Zone?] = [:]

  /// Makes a resolver.
  ///
  /// - Parameters:
  ///   - own: The definitions of the VCALENDAR itself, which a TZID means first (RFC 5545 3.8.3.1).
  ///   - others: Those of all VCALENDARs of the file: merged files define a zone in one and use it in another.
  init(system: any ZoneSource, own: ZoneDefinitions, others: ZoneDefinitions) {
    self.system = system
    self.own = own
    self.others = others
  }

  /// The zone, or nil when nothing tells what the name means.
  mutating func zone(_ name: String) -> Zone? {
    if let zone = known[name] { return zone }
    let zone = find(name)
    known[name] = zone
    return zone
  }

  private func find(_ name: String) -> Zone? {
    if name.contains("/"), let zone = systemZone(name) { return zone }
    let definition = own[name] ?? others[name]
    if let definition, let zone = ZoneDefinition.zone(name, definition) { return zone }
    return systemZone(name) ?? system.ianaName(forWindowsName: name).flatMap(system.zone(named:))
  }

  /// The zone of an IANA name, also behind a vendor's prefix (`/freeassociation.sourceforge.net/Europe/Berlin`).
  private func systemZone(_ name: String) -> Zone? {
    if let zone = system.zone(named: name) { return zone }
    guard name.contains("/") else { return nil }
    let parts = name.split(separator: "/")
    // The longest tail first: `America/Argentina/Salta` before `Argentina/Salta`. A single word is too little to go by.
    for count in stride(from: min(3, parts.count), through: 2, by: -1) {
      if let zone = system.zone(named: parts.suffix(count).joined(separator: "/")) { return zone }
    }
    return nil
  }
}
