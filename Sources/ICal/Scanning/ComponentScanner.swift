import CalendarCore
import TextGate

/// Finds the components of a source in one pass, in bounded memory, without making anything of their text.
///
/// Lines that look as they should are only passed over. All others, and those that say what a calendar is, are taken
/// apart as ``ContentLine``s.
struct ComponentScanner {
  /// The VEVENTs, VTODOs and VJOURNALs, in the order of the source.
  private(set) var events: [ComponentSpan] = []
  /// The VCALENDARs, and what stood outside of one.
  private(set) var calendars: [ScannedCalendar] = []
  /// Whether any line begins a component.
  private(set) var foundComponent = false
  /// Whether lines end in a carriage return alone: the scan has stopped, for nothing it says is right.
  private(set) var hasBareCarriageReturn = false
  /// What lines are not UTF-8.
  private(set) var evidence = EncodingEvidence()

  private var nesting = ComponentNesting()
  private var judge = EventJudge()
  private var place = Place.outside
  private var previousHoldsText = false
  private var foundCalendar = false
  private var hasStray = false
  private var hasTooManyCalendars = false
  /// Whether the line that comes goes on with a text, whatever it looks like.
  private var isInQuotedPrintable = false
  private var hasTooManyEvents = false
  /// The number of the line that is looked at, from 1.
  private var number = 1

  /// Where the line that is looked at stands.
  private enum Place {
    case outside, calendar, event
    /// In a VTODO or a VJOURNAL, which are read in full.
    case entry
    case elsewhere
  }

  /// A VCALENDAR.
  struct ScannedCalendar {
    /// The property lines that say what it is; the first of each name. They are as the source has them.
    var lines: [ContentLine] = []
    /// Where its VTIMEZONEs are.
    var zones: [(range: Range<Int>, line: Int)] = []
    /// The TZIDs that its ordinary components name.
    var uses: [EventJudge.ZoneUse] = []
    fileprivate var knownZones: [UInt64] = []

    /// The same where so many lines come before the source.
    fileprivate func moved(lines count: Int) -> ScannedCalendar {
      var moved = self
      for place in lines.indices { moved.lines[place].line += count }
      for place in zones.indices { moved.zones[place].line += count }
      for place in uses.indices { moved.uses[place].line += count }
      return moved
    }

    /// Takes over what comes behind it.
    fileprivate mutating func append(_ next: ScannedCalendar) {
      lines += next.lines.filter { line in
        !lines.contains { PropertyLine($0)?.name == PropertyLine(line)?.name }
      }
      zones += next.zones
      uses += next.uses.filter { use in !uses.contains { $0.name == use.name } }
    }
  }

  /// What is wrong with the structure, by which rule, and the line it is at.
  var notes: [ComponentNesting.Note] { nesting.notes }

  /// Scans a source.
  ///
  /// - Parameters:
  ///   - start: Where its text begins, behind a byte order mark.
  ///   - onRead: Is told how far it has got.
  init(_ source: any ByteSource, from start: Int, onRead: ((Int) -> Void)? = nil) {
    if let bytes = source.bytesInMemory, bytes.count <= SourceLimits.mostLineBytes {
      bytes.withUnsafeBytes {
        _ = scan(UnsafeRawBufferPointer(rebasing: $0[min(start, $0.count)...]), at: start, isLast: true)
      }
      finish(end: bytes.count)
    } else {
      finish(end: scanPieces(source, from: start, to: .max, onRead))
    }
  }

  /// Scans a part of a source. One that begins behind the source's start must begin with a VEVENT of a VCALENDAR that
  /// began before it, and is its part 0.
  ///
  /// - Parameter end: Where the next part begins, or `Int.max` for the last one.
  init(part source: any ByteSource, from start: Int, to end: Int, isFirst: Bool, onRead: ((Int) -> Void)?) {
    if !isFirst {
      nesting.open = [ComponentNesting.Open(name: .calendar, line: 0, start: start)]
      calendars = [ScannedCalendar()]
      foundCalendar = true
      place = .calendar
    }
    let reached = scanPieces(source, from: start, to: end, onRead)
    if end == .max { finish(end: reached) }
  }

  /// Whether nothing that went by bears on what lies behind, but that a VCALENDAR is open: then the rest may be scanned by
  /// itself.
  var isBetweenComponents: Bool {
    nesting.open.count == 1 && nesting.open[0].name == .calendar && nesting.open[0].ignoredDepth == 0
      && cutEnd == nil && nesting.notes.isEmpty && !hasBareCarriageReturn
  }

  /// Takes over what a scan found of the part behind this one.
  mutating func append(_ next: ComponentScanner) {
    let (lines, first) = (number - 1, calendars.count - 1)
    nesting = next.nesting
    evidence.append(next.evidence, behind: lines)
    events.reserveCapacity(events.count + next.events.count)
    for var span in next.events {
      span.line = Int32(clamping: Int(span.line) + lines)
      span.calendar += Int32(first)
      events.append(span)
    }
    for (place, calendar) in next.calendars.enumerated() {
      let calendar = calendar.moved(lines: lines)
      if place == 0 { calendars[first].append(calendar) } else { calendars.append(calendar) }
    }
    number += next.number - 1
  }

  private static let firstPiece = 1 << 18
  /// Bytes that a component takes at least in calendars that people have; there is room for so many from the start.
  private static let usualSize = 512

  private mutating func scanPieces(
    _ source: any ByteSource, from start: Int, to end: Int, _ onRead: ((Int) -> Void)?
  ) -> Int {
    var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: ComponentScanner.firstPiece, alignment: 16)
    defer { buffer.deallocate() }
    events.reserveCapacity((min(source.size, end) - min(source.size, start)) / ComponentScanner.usualSize)
    var offset = start
    var filled = 0
    // Where a text ends that is looked at as if nothing followed, though something does.
    var cut: Int?
    while !hasBareCarriageReturn {
      let room = min(buffer.count, max(filled, end - offset))
      let got = source.read(at: offset + filled, into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<room]))
      filled += got
      onRead?(offset)
      let used = scan(
        UnsafeRawBufferPointer(rebasing: buffer[..<(cut ?? filled)]), at: offset, isLast: got == 0)
      if got == 0, cut == nil { break }
      cut = nil
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[used..<filled]))
      offset += used
      filled -= used
      guard filled == buffer.count else { continue }
      if buffer.count < SourceLimits.mostLineBytes {
        // A line is longer than all the room.
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
        buffer.deallocate()
        buffer = larger
      } else if let end = LongLine.endBeforeBlankLines(UnsafeRawBufferPointer(buffer)) {
        // The buffer is full, so nothing more is read before this has been looked at.
        cut = end
      } else if LongLine.hasBareCarriageReturn(UnsafeRawBufferPointer(buffer)) {
        hasBareCarriageReturn = true
      } else {
        noteTooLong()
        let skipped = LongLine.skip(in: source, from: offset, to: end, room: buffer)
        number += skipped.lines
        onRead?(skipped.end)
        (offset, filled) = (skipped.end, 0)
      }
    }
    return offset + filled
  }

  /// Decodes what says what the calendars are.
  mutating func decodeCalendars(_ decoder: LineDecoder) {
    for place in calendars.indices {
      for line in calendars[place].lines.indices { calendars[place].lines[line].makeReadable(decoder) }
    }
  }

  /// Says that the line which is looked at is passed over.
  @inline(never)
  private mutating func noteTooLong() {
    nesting.note(.limit, "the line is longer than \(SourceLimits.mostLineBytes >> 20) MiB; skipped", line: number)
    if place == .event { judge.fail() }
    (hasStray, previousHoldsText) = (false, false)
  }

  /// Hands the components over, so that there is one copy of them only.
  mutating func takeEvents() -> [ComponentSpan] {
    defer { events = [] }
    return events
  }

  /// Looks at all content lines that are whole, and returns where they end.
  private mutating func scan(_ bytes: UnsafeRawBufferPointer, at offset: Int, isLast: Bool) -> Int {
    var position = 0
    while position < bytes.count {
      guard let line = LineExtent(in: bytes, from: position, isLast: isLast) else {
        return position
      }
      guard !line.hasBareCarriageReturn else {
        hasBareCarriageReturn = true
        return position
      }
      look(at: line, of: bytes, offset)
      number += line.count
      position = line.end
    }
    return position
  }

  private mutating func look(at line: LineExtent, of bytes: UnsafeRawBufferPointer, _ offset: Int) {
    guard !line.isBlank else { return }
    let text = UnsafeRawBufferPointer(rebasing: bytes[line.start..<line.contentEnd])
    if !line.isFolded, !line.isUnended, let marker = Marker(plain: text) {
      return take(marker, offset + line.start..<offset + line.end)
    }
    if isInQuotedPrintable {
      isInQuotedPrintable = text.last == UInt8(ascii: "=")
      return
    }
    // The last line may be dropped.
    if line.hasHighBytes, !line.isUnended { lookAtEncoding(of: line, bytes) }
    guard !line.isUnended, !Marker.mayBegin(text), let nameEnd = PropertyHead.end(in: text) else {
      return lookClosely(at: line, of: bytes, offset)
    }
    hasStray = false
    previousHoldsText = PropertyHead.holdsText(text, nameEnd)
    switch place {
    case .elsewhere: break
    case .entry: isInQuotedPrintable = text[nameEnd] == UInt8(ascii: ";") && TransferEncoding.goesOn(text)
    case .event:
      guard EventJudge.mayLookAt(nameLength: nameEnd, first: text[0]) else {
        if text[nameEnd] == UInt8(ascii: ";"), TransferEncoding.goesOn(text) { isInQuotedPrintable = true }
        let value = UnsafeRawBufferPointer(rebasing: bytes[line.start + nameEnd..<line.end])
        if !EventJudge.isOrdinaryText(value, isList: nameEnd == "CATEGORIES".utf8.count) { judge.fail() }
        return
      }
      if line.isFolded {
        let unfolded = unfolded(line, bytes, offset).bytes
        unfolded.withUnsafeBytes { judge.take($0, nameEnd: nameEnd, number: number) }
      } else {
        judge.take(text, nameEnd: nameEnd, number: number)
      }
    case .calendar, .outside:
      takeOutside(unfolded(line, bytes, offset))
    }
  }

  private mutating func lookAtEncoding(of line: LineExtent, _ bytes: UnsafeRawBufferPointer) {
    let written = UnsafeRawBufferPointer(rebasing: bytes[line.start..<line.end])
    if UTF8Validity.isValid(written) { return evidence.add(sound: written) }
    evidence.add(unfolded(line, bytes, 0).bytes, number: number)
  }

  private func unfolded(_ line: LineExtent, _ bytes: UnsafeRawBufferPointer, _ offset: Int) -> ContentLine {
    var scanner = ContentLineScanner(Array(bytes[line.start..<line.end]))
    var content = scanner.next() ?? ContentLine(line: 1, range: 0..<0, bytes: [])
    content.line = number
    content.range = offset + line.start..<offset + line.end
    return content
  }

  /// Takes apart what does not look as it should.
  private mutating func lookClosely(at line: LineExtent, of bytes: UnsafeRawBufferPointer, _ offset: Int) {
    // Damaged files have holes full of them.
    if bytes[line.start..<line.end].allSatisfy({ $0 == 0 || $0 == 10 || $0 == 13 }) { return takeStray() }
    var content = unfolded(line, bytes, offset)
    content.dropMarks()
    let asWritten = content
    content.makeReadable()
    let marker = Marker(content)
    let nameEnd = PropertyLine.nameEnd(content.bytes)
    if line.isUnended {
      // A last line that nothing ends may be cut in the middle of its value. Of a text that does no harm.
      let isText = nameEnd.map { PropertyHead.holdsText(content, $0) } ?? false
      guard marker != nil || nesting.open.isEmpty || isText else {
        cutEnd = content.range.lowerBound
        return
      }
    }
    if let marker { return take(marker, in: asWritten) }
    guard let nameEnd,
      place == .calendar || !previousHoldsText || !PropertyHead.isUnlikely(content.bytes[..<nameEnd])
    else { return takeStray() }
    if place == .event { content.bytes.withUnsafeBytes { judge(closely: $0, nameEnd) } }
    hasStray = false
    previousHoldsText = PropertyHead.holdsText(content, nameEnd)
    if place == .calendar || place == .outside { takeOutside(asWritten) }
  }

  private mutating func judge(closely text: UnsafeRawBufferPointer, _ nameEnd: Int) {
    guard PropertyHead.end(in: text) == nameEnd else { return judge.fail() }
    if EventJudge.mayLookAt(nameLength: nameEnd, first: text[0]) {
      judge.take(text, nameEnd: nameEnd, number: number)
    }
  }

  /// Where the source's text ends, if its last line is dropped.
  private var cutEnd: Int?

  private mutating func finish(end: Int) {
    for closed in nesting.finish(end: cutEnd ?? end) { take(closed) }
  }

  // MARK: Structure

  /// Takes a marker that is written in whatever form; two of them where the end of a file that another one was joined to
  /// had no line end.
  private mutating func take(_ marker: Marker, in line: ContentLine) {
    // Of a line that is folded, or was written otherwise, places in the source would be others.
    guard let (first, second, place) = marker.parts(of: line), (0...3).contains(line.range.count - line.bytes.count)
    else {
      return take(marker, line.range)
    }
    nesting.note(.joinedLines, "two lines have run together; each is taken by itself", line: number)
    take(first, line.range.lowerBound..<line.range.lowerBound + place)
    take(second, line.range.lowerBound + place..<line.range.upperBound)
  }

  private mutating func take(_ marker: Marker, _ range: Range<Int>) {
    hasStray = false
    if let innermost = nesting.open.indices.last { nesting.open[innermost].lastHoldsText = previousHoldsText }
    switch marker {
    case .begin(let name):
      foundComponent = foundComponent || name == .calendar || name.isTopLevel
      for closed in nesting.begin(name, line: number, start: range.lowerBound) { take(closed) }
      if name.isUnregistered, place == .calendar || place == .outside {
        nesting.note(.unknownComponent, "\(name) is no component of iCalendar; what is in it is skipped", line: number)
      }
      if name == .calendar {
        foundCalendar = true
        beginCalendar()
      } else if name == .event {
        judge = EventJudge(known: calendars.last?.knownZones ?? [])
      }
    case .end(let name):
      for closed in nesting.end(name, line: number, range: range) { take(closed) }
    }
    previousHoldsText = nesting.open.last?.lastHoldsText ?? false
    place = currentPlace
  }

  private mutating func beginCalendar() {
    if calendars.count < SourceLimits.mostCalendars { return calendars.append(ScannedCalendar()) }
    guard !hasTooManyCalendars else { return }
    hasTooManyCalendars = true
    nesting.note(
      .limit, "more than \(SourceLimits.mostCalendars) VCALENDARs in a file; the others are taken for one", line: number
    )
  }

  private var currentPlace: Place {
    guard let innermost = nesting.open.last else { return .outside }
    if innermost.ignoredDepth > 0 { return .elsewhere }
    switch innermost.name {
    case .calendar: return .calendar
    case .event: return .event
    case .todo, .journal: return .entry
    default: return .elsewhere
    }
  }

  private mutating func take(_ closed: ComponentNesting.Closed) {
    let (component, range) = (closed.component, closed.component.start..<max(closed.component.start, closed.end))
    guard component.name.isTopLevel else { return }
    makeImplicitCalendar()
    let calendar = calendars.count - 1
    if component.name == .timezone { return calendars[calendar].zones.append((range, component.line)) }
    guard let kind = component.name.kind else { return }
    // A very large one is read at once, for it may be too large to be read; to-dos and journals are.
    let isJudged = kind == .event && range.count <= SourceLimits.mostComponentBytes
    let verdict = isJudged ? judge.verdict() : nil
    if verdict != nil {
      calendars[calendar].uses += judge.zones
      calendars[calendar].knownZones = judge.known
    }
    guard events.count < SourceLimits.mostEvents else { return noteTooMany(component.line) }
    events.append(
      ComponentSpan(
        start: range.lowerBound, uidHash: verdict?.uidHash ?? 0, length: UInt32(clamping: range.count),
        line: Int32(clamping: component.line), days: verdict?.days ?? .everything, calendar: Int32(calendar),
        kind: kind, isOrdinary: verdict != nil, mayFallIntoGap: verdict?.mayFallIntoGap ?? false))
  }

  private mutating func noteTooMany(_ line: Int) {
    guard !hasTooManyEvents else { return }
    hasTooManyEvents = true
    nesting.note(
      .limit, "more than \(SourceLimits.mostEvents) events in a file; the others are left out", line: line)
  }

  /// Makes the calendar of a file that has no BEGIN:VCALENDAR, or none yet.
  private mutating func makeImplicitCalendar() {
    if calendars.isEmpty { calendars.append(ScannedCalendar()) }
  }

  // MARK: Lines outside of components

  private mutating func takeOutside(_ line: ContentLine) {
    // What stands outside of every VCALENDAR says nothing of any, unless the file has none.
    if place == .outside, foundCalendar { return }
    guard let property = PropertyLine(line), ScannedCalendar.tellingNames.contains(property.name) else { return }
    makeImplicitCalendar()
    let calendar = calendars.count - 1
    if !calendars[calendar].lines.contains(where: { PropertyLine($0)?.name == property.name }) {
      calendars[calendar].lines.append(line)
    }
  }

  /// Text that is no property: most often the rest of a text that a producer did not fold.
  private mutating func takeStray() {
    if place == .outside || place == .elsewhere && nesting.open.last?.ignoredDepth ?? 0 > 0 { return }
    if !hasStray {
      if previousHoldsText, place != .calendar {
        nesting.note(.missingFold, "not a property; taken as the rest of the line before", line: number)
      } else {
        nesting.note(.notAProperty, "not a property; ignored", line: number)
      }
    }
    hasStray = true
  }
}

extension ComponentScanner.ScannedCalendar {
  /// The properties that say what a calendar is.
  static let tellingNames: Set<String> = [
    "NAME", "X-WR-CALNAME", "COLOR", "X-APPLE-CALENDAR-COLOR", "METHOD", "X-WR-TIMEZONE",
  ]
}
