import CalendarCore
import TextGate

/// An event as bytes, without its origin, which the index keeps apart.
///
/// A record is what an event has (``EventFlags``), its UID and start, then each part that it has, in the order below.
/// Within one table of zones an event has one record only, and bytes that are not exactly a record give no event.
///
/// Dates that no ``Instant`` reaches are the only ones that are not read back; no file can name them.
enum EventRecord {
  /// Appends an event, and numbers the zones that are new in it.
  static func append(_ event: Event, to writer: inout ByteWriter, zones: inout ZoneTable) {
    let flags = EventFlags(event)
    writer.append(unsigned: flags.rawValue)
    writer.append(text: event.uid)
    TimeRecord.append(event.start, to: &writer, zones: &zones)
    EndRecord.append(event.end, to: &writer, zones: &zones)
    if flags.contains(.zoneName), let name = event.zoneName { writer.append(text: name) }
    if let summary = event.summary { writer.append(text: summary) }
    if let location = event.location { writer.append(text: location) }
    if let description = event.description { writer.append(text: description) }
    if let stamp = event.stamp { TimeRecord.append(stamp, to: &writer) }
    if event.sequence != 0 { writer.append(signed: event.sequence) }
    if let id = event.recurrenceID { TimeRecord.append(id, to: &writer, zones: &zones) }
    if let url = event.url { writer.append(text: url) }
    if let color = event.color {
      for part in [color.red, color.green, color.blue] { writer.append(byte: part) }
    }
    if let task = event.task { TaskRecord.append(task, to: &writer) }
    if let year = event.birthYear { writer.append(signed: Int(year)) }
    appendLists(of: event, to: &writer, zones: &zones)
    append(event.people, to: &writer) { $1.append(text: $0) }
  }

  /// The kind of component of a record, or nil when the bytes are none.
  static func kind(of bytes: UnsafeRawBufferPointer) -> Event.Kind? {
    var reader = ByteReader(bytes)
    return EventFlags(rawValue: reader.unsigned()).kind
  }

  /// The UID of a record, or nil when the bytes are none.
  static func uid(of bytes: UnsafeRawBufferPointer) -> UntrustedText? {
    var reader = ByteReader(bytes)
    _ = reader.unsigned()
    let uid = reader.untrustedText()
    return reader.failed ? nil : uid
  }

  private static func appendLists(of event: Event, to writer: inout ByteWriter, zones: inout ZoneTable) {
    append(event.categories, to: &writer) { $1.append(text: $0) }
    append(event.rules, to: &writer) { RuleRecord.append($0, to: &$1) }
    append(event.exceptionRules, to: &writer) { RuleRecord.append($0, to: &$1) }
    append(event.exceptions, to: &writer) { TimeRecord.append($0, to: &$1, zones: &zones) }
    append(event.additions, to: &writer) { addition, writer in
      writer.append(unsigned: EndRecord.kind(of: addition.end).rawValue)
      TimeRecord.append(addition.start, to: &writer, zones: &zones)
      EndRecord.append(addition.end, to: &writer, zones: &zones)
    }
  }

  private static func append<Element>(
    _ list: [Element], to writer: inout ByteWriter, _ append: (Element, inout ByteWriter) -> Void
  ) {
    guard !list.isEmpty else { return }
    writer.append(count: list.count)
    for element in list { append(element, &writer) }
  }

  /// The event of a record, or nil when the bytes are none, or name a zone that is not to be had.
  ///
  /// - Parameters:
  ///   - origin: Where its component stands.
  ///   - hasDescription: Whether its description is wanted: of most events it is the largest part.
  ///   - hasPeople: Whether its people are wanted.
  static func event(
    from bytes: UnsafeRawBufferPointer, zones: inout ZoneTable, origin: SourceLocation? = nil,
    hasDescription: Bool = true, hasPeople: Bool = true
  ) -> Event? {
    var reader = ByteReader(bytes)
    let flags = EventFlags(rawValue: reader.unsigned())
    guard let purpose = flags.purpose, let kind = flags.kind else { return nil }
    let (uid, start) = (reader.untrustedText(), TimeRecord.time(&reader, zones: &zones))
    let end = EndRecord.end(flags.end, &reader, zones: &zones)
    let zoneName = zoneName(flags, start, &reader)
    let summary = flags.contains(.summary) ? reader.untrustedText() : nil
    let location = flags.contains(.location) ? reader.untrustedText() : nil
    let description = flags.contains(.description) ? description(&reader, isWanted: hasDescription) : nil
    let stamp = flags.contains(.stamp) ? TimeRecord.instant(&reader) : nil
    let sequence = flags.contains(.sequence) ? sequence(&reader) : 0
    let recurrenceID = flags.contains(.recurrenceID) ? TimeRecord.time(&reader, zones: &zones) : nil
    let url = flags.contains(.url) ? reader.untrustedText() : nil
    let color =
      flags.contains(.color) ? CalendarColor(red: reader.byte(), green: reader.byte(), blue: reader.byte()) : nil
    let task = flags.contains(.task) ? TaskRecord.task(&reader) : nil
    let birthYear = flags.contains(.birthYear) ? birthYear(&reader) : nil
    let categories = flags.contains(.categories) ? reader.list(ofBytes: 1) { $0.untrustedText() } : []
    let rules = flags.contains(.rules) ? reader.list(ofBytes: RuleRecord.leastBytes, RuleRecord.rule) : []
    let exceptionRules =
      flags.contains(.exceptionRules) ? reader.list(ofBytes: RuleRecord.leastBytes, RuleRecord.rule) : []
    let exceptions = flags.contains(.exceptions) ? times(&reader, zones: &zones) : []
    let additions = flags.contains(.additions) ? additions(&reader, zones: &zones) : []
    let people = flags.contains(.people) ? people(&reader, areWanted: hasPeople) : []
    guard reader.isWhole else { return nil }
    return Event(
      uid: uid, start: start, end: end, zoneName: zoneName, summary: summary, location: location,
      description: description, url: url, status: flags.status, isTransparent: flags.contains(.isTransparent),
      categories: categories, color: color, rules: rules, exceptionRules: exceptionRules, additions: additions,
      exceptions: exceptions, recurrenceID: recurrenceID, replacesFuture: flags.contains(.replacesFuture),
      purpose: purpose, sequence: sequence, stamp: stamp, origin: origin, kind: kind,
      isUndated: flags.contains(.isUndated), people: people, task: task, birthYear: birthYear)
  }

  private static func description(_ reader: inout ByteReader, isWanted: Bool) -> UntrustedText? {
    if isWanted { return reader.untrustedText() }
    reader.skipText()
    return nil
  }

  private static func sequence(_ reader: inout ByteReader) -> Int {
    let sequence = reader.signed()
    if sequence == 0 { reader.fail() }
    return sequence
  }

  private static func birthYear(_ reader: inout ByteReader) -> Int16? {
    let year = Int16(exactly: reader.signed())
    if year == nil { reader.fail() }
    return year
  }

  private static func people(_ reader: inout ByteReader, areWanted: Bool) -> [UntrustedText] {
    if areWanted { return reader.list(ofBytes: 1) { $0.untrustedText() } }
    let count = reader.count(ofBytes: 1)
    if count == 0 { reader.fail() }
    for _ in 0..<count where !reader.failed { reader.skipText() }
    return []
  }

  private static func zoneName(_ flags: EventFlags, _ start: EventTime, _ reader: inout ByteReader) -> UntrustedText? {
    switch (flags.contains(.namesZone), flags.contains(.zoneName)) {
    case (false, false): return nil
    case (true, false):
      if case .zoned(_, let zone) = start { return UntrustedText(zone.identifier) }
    case (false, true):
      let name = reader.untrustedText()
      if !EventFlags.isNameOfZone(name, start) { return name }
    case (true, true): break
    }
    reader.fail()
    return nil
  }

  private static func times(_ reader: inout ByteReader, zones: inout ZoneTable) -> [EventTime] {
    reader.list(ofBytes: TimeRecord.leastBytes) { TimeRecord.time(&$0, zones: &zones) }
  }

  private static func additions(_ reader: inout ByteReader, zones: inout ZoneTable) -> [Event.Addition] {
    reader.list(ofBytes: 1 + TimeRecord.leastBytes) { reader in
      let kind = reader.unsigned()
      let start = TimeRecord.time(&reader, zones: &zones)
      return Event.Addition(start: start, end: EndRecord.end(kind, &reader, zones: &zones))
    }
  }
}
