import CalendarCore

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
    appendLists(of: event, to: &writer, zones: &zones)
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
  /// - Parameter origin: Where its component stands.
  static func event(
    from bytes: UnsafeRawBufferPointer, zones: inout ZoneTable, origin: SourceLocation? = nil
  ) -> Event? {
    var reader = ByteReader(bytes)
    let flags = EventFlags(rawValue: reader.unsigned())
    guard let purpose = flags.purpose else { return nil }
    let uid = reader.text()
    var event = Event.Properties(uid: uid, start: TimeRecord.time(&reader, zones: &zones))
    event.origin = origin
    event.purpose = purpose
    event.status = flags.status
    event.isTransparent = flags.contains(.isTransparent)
    event.replacesFuture = flags.contains(.replacesFuture)
    event.end = EndRecord.end(flags.end, &reader, zones: &zones)
    readZoneName(flags, &reader, into: &event)
    if flags.contains(.summary) { event.summary = reader.text() }
    if flags.contains(.location) { event.location = reader.text() }
    if flags.contains(.description) { event.description = reader.text() }
    if flags.contains(.stamp) { event.stamp = TimeRecord.instant(&reader) }
    if flags.contains(.sequence) {
      event.sequence = reader.signed()
      if event.sequence == 0 { reader.fail() }
    }
    if flags.contains(.recurrenceID) { event.recurrenceID = TimeRecord.time(&reader, zones: &zones) }
    if flags.contains(.url) { event.url = reader.text() }
    if flags.contains(.color) {
      event.color = CalendarColor(red: reader.byte(), green: reader.byte(), blue: reader.byte())
    }
    readLists(flags, &reader, zones: &zones, into: &event)
    return reader.isWhole ? Event(event) : nil
  }

  private static func readZoneName(_ flags: EventFlags, _ reader: inout ByteReader, into event: inout Event.Properties)
  {
    switch (flags.contains(.namesZone), flags.contains(.zoneName)) {
    case (false, false): return
    case (true, false):
      if case .zoned(_, let zone) = event.start { event.zoneName = zone.identifier } else { reader.fail() }
    case (false, true):
      let name = reader.text()
      event.zoneName = name
      if EventFlags.isNameOfZone(name, event.start) { reader.fail() }
    case (true, true): reader.fail()
    }
  }

  private static func readLists(
    _ flags: EventFlags, _ reader: inout ByteReader, zones: inout ZoneTable, into event: inout Event.Properties
  ) {
    if flags.contains(.categories) { event.categories = reader.list(ofBytes: 1) { $0.text() } }
    if flags.contains(.rules) { event.rules = reader.list(ofBytes: RuleRecord.leastBytes, RuleRecord.rule) }
    if flags.contains(.exceptionRules) {
      event.exceptionRules = reader.list(ofBytes: RuleRecord.leastBytes, RuleRecord.rule)
    }
    if flags.contains(.exceptions) {
      event.exceptions = reader.list(ofBytes: TimeRecord.leastBytes) { TimeRecord.time(&$0, zones: &zones) }
    }
    if flags.contains(.additions) {
      event.additions = reader.list(ofBytes: 1 + TimeRecord.leastBytes) { reader in
        let kind = reader.unsigned()
        let start = TimeRecord.time(&reader, zones: &zones)
        return Event.Addition(start: start, end: EndRecord.end(kind, &reader, zones: &zones))
      }
    }
  }
}
