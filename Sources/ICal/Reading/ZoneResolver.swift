import CalendarCore

/// Finds the zone that a TZID of one VCALENDAR means.
///
/// The system's rules win for every name that the IANA database knows: a VTIMEZONE is a snapshot of some producer's
/// knowledge and goes stale. Names that only the file knows mean what its VTIMEZONE says, and so do bare words such as
/// `EST`: the database has some of them, but for other clocks than those that a producer means who defines them. What
/// nothing knows as a name may tell by its words: see ``ZoneDescription``.
struct ZoneResolver {
  /// What a name means.
  struct Meaning {
    var zone: Zone
    /// Whether only its offset from UTC is known, though it is the name of some region.
    var isOffsetOnly = false
  }

  private let system: any ZoneSource
  private let own: ZoneDefinitions
  private let others: ZoneDefinitions
  /// The names that have been looked up.
  private(set) var known: [String: Meaning?] = [:]

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

  /// The meaning, or nil when nothing tells it.
  mutating func meaning(of name: String) -> Meaning? {
    if let meaning = known[name] { return meaning }
    let meaning = find(name)
    known[name] = .some(meaning)
    return meaning
  }

  /// Whether the system's rules hold for a name, whatever a VTIMEZONE says.
  func isSystemName(_ name: String) -> Bool { name.contains("/") && systemZone(name) != nil }

  private func find(_ name: String) -> Meaning? {
    if name.contains("/"), let zone = systemZone(name) { return Meaning(zone: zone) }
    // Parameters have no escapes; some producers escape in them what the VTIMEZONE's text must escape.
    let plain = name.contains("\\") ? unescapedText(Array(name.utf8)) : nil
    let definition = own[name] ?? others[name] ?? plain.flatMap { own[$0] ?? others[$0] }
    if let definition {
      if let zone = ZoneDefinition.zone(name, definition) { return Meaning(zone: zone) }
      if let zone = location(of: definition).flatMap(systemZone) { return Meaning(zone: zone) }
    }
    if let zone = systemZone(name) ?? windowsZone(name) { return Meaning(zone: zone) }
    return described(name)
  }

  /// X-LIC-LOCATION: the IANA name that libical's zones give themselves.
  private func location(of definition: RawComponent) -> String? {
    definition.lines.lazy.compactMap(PropertyLine.init).first { $0.name == "X-LIC-LOCATION" }.map {
      PropertyLine.text($0.value).trimmed
    }
  }

  private func windowsZone(_ name: String) -> Zone? {
    system.ianaName(forWindowsName: name).flatMap(system.zone(named:))
  }

  /// What the words of a name tell.
  private func described(_ name: String) -> Meaning? {
    if name.split(separator: "/").last?.uppercased() == "UTC" { return Meaning(zone: Zone.utc) }
    if let hyphen = name.firstIndex(of: "-"),
      let zone = system.zone(named: "\(name[..<hyphen])/\(name[name.index(after: hyphen)...])")
    {
      return Meaning(zone: zone)  // US-Eastern
    }
    let description = ZoneDescription(name)
    let zones =
      [description.windowsName.flatMap(windowsZone)].compactMap(\.self)
      + description.places.flatMap(system.ianaNames(ofPlace:)).compactMap(system.zone(named:))
    guard let offset = description.offset else { return zones.first.map { Meaning(zone: $0) } }
    if let zone = zones.first(where: { ZoneResolver.has($0, offset) }) { return Meaning(zone: zone) }
    return Meaning(
      zone: Zone(identifier: name, initialOffset: offset), isOffsetOnly: !description.isExact)
  }

  /// Whether a zone's clocks show an offset at either end of a year: in its winter, then, or where it keeps to one.
  private static func has(_ zone: Zone, _ offset: Int) -> Bool {
    let newYear = 1_767_225_600  // 2026-01-01
    return [newYear, newYear + 181 * 86_400].contains { zone.offset(at: Instant(seconds: $0)) == offset }
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
