import CalendarCore

/// A zone as bytes: by its name where the system knows that name as this very zone, else with all its parts.
enum ZoneRecord {
  /// What a record begins with.
  private enum Kind: UInt8 {
    /// The name follows.
    case named
    /// The identifier, the first offset and the transitions follow.
    case own
    /// The same, and a POSIX rule.
    case ownWithRule
  }

  static func bytes(of zone: Zone, system: any ZoneSource) -> [UInt8] {
    var writer = ByteWriter()
    if system.zone(named: zone.identifier) == zone {
      writer.append(byte: Kind.named.rawValue)
      writer.append(text: zone.identifier)
      return writer.bytes
    }
    writer.append(byte: (zone.rule == nil ? Kind.own : Kind.ownWithRule).rawValue)
    writer.append(text: zone.identifier)
    writer.append(signed: zone.initialOffset)
    append(zone.transitions, to: &writer)
    if let rule = zone.rule { writer.append(text: rule.text) }
    return writer.bytes
  }

  /// The zone of a record, or nil when it is none, or one by a name that the system does not know.
  static func zone(from bytes: [UInt8], system: any ZoneSource) -> Zone? {
    bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      guard let kind = Kind(rawValue: reader.byte()) else { return nil }
      let identifier = reader.text()
      if kind == .named { return reader.isWhole ? system.zone(named: identifier) : nil }
      let initialOffset = offset(&reader)
      let transitions = transitions(&reader)
      var rule: PosixZoneRule?
      if kind == .ownWithRule {
        rule = PosixZoneRule(reader.text())
        if rule == nil { reader.fail() }
      }
      guard reader.isWhole else { return nil }
      return Zone(identifier: identifier, initialOffset: initialOffset, transitions: transitions, rule: rule)
    }
  }

  /// Each transition as the seconds since the one before (since 1970 the first) and its offset.
  private static func append(_ transitions: [Zone.Transition], to writer: inout ByteWriter) {
    writer.append(count: transitions.count)
    var last = 0
    for transition in transitions {
      writer.append(signed: transition.instant.seconds - last)
      writer.append(signed: transition.offset)
      last = transition.instant.seconds
    }
  }

  private static func transitions(_ reader: inout ByteReader) -> [Zone.Transition] {
    let count = reader.count(ofBytes: 2)
    var transitions: [Zone.Transition] = []
    transitions.reserveCapacity(count)
    var last = 0
    for index in 0..<count where !reader.failed {
      let step = reader.signed()
      let (seconds, overflow) = last.addingReportingOverflow(step)
      let instant = Instant(seconds: seconds)
      if overflow || instant.seconds != seconds || index > 0 && step <= 0 { reader.fail() }
      transitions.append(Zone.Transition(instant: instant, offset: offset(&reader)))
      last = seconds
    }
    return transitions
  }

  /// Less than 26 hours either way (RFC 9636 section 3.2), as all zones that are read from files have it.
  private static func offset(_ reader: inout ByteReader) -> Int {
    let offset = reader.signed()
    if offset.magnitude >= 26 * 3600 { reader.fail() }
    return offset
  }
}
