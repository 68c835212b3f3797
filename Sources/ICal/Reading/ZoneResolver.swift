import CalendarCore

/// Finds the zone that a TZID of one file means.
///
/// The system's rules win for every name that the IANA database knows: a VTIMEZONE is a snapshot of some producer's
/// knowledge and goes stale. Names that only the file knows mean what its VTIMEZONE says.
struct ZoneResolver {
  private let system: any ZoneSource
  private let definitions: [String: RawComponent]
  private var known: [String: Zone?] = [:]

  init(system: any ZoneSource, definitions: [RawComponent]) {
    self.system = system
    var byName: [String: RawComponent] = [:]
    for definition in definitions {
      for line in definition.lines {
        guard let property = PropertyLine(line), property.name == "TZID" else { continue }
        let name = (unescapedText(property.value) ?? PropertyLine.text(property.value)).trimmed
        // A second definition of a name, which merged files have, is the newer one as often as not: the first stays.
        if byName[name] == nil { byName[name] = definition }
      }
    }
    self.definitions = byName
  }

  /// The zone, or nil when nothing tells what the name means.
  mutating func zone(_ name: String) -> Zone? {
    if let zone = known[name] { return zone }
    let zone = find(name)
    known[name] = zone
    return zone
  }

  private func find(_ name: String) -> Zone? {
    if let zone = systemZone(name) { return zone }
    if let definition = definitions[name], let zone = ZoneDefinition.zone(name, definition) { return zone }
    return system.ianaName(forWindowsName: name).flatMap(system.zone(named:))
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
