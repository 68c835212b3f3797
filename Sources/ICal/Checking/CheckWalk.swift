import CalendarCore
import TextGate

/// Goes through the content lines of a source, and hands each to the checks that are about it.
struct CheckWalk {
  var findings: FindingList
  private var nesting = ComponentNesting()
  /// What is kept of the open components, the innermost one last.
  private var open: [CheckedComponent] = []
  private var calendar: CheckedCalendar
  private var identities: IdentityCheck
  private var recurrence = RecurrenceCheck()
  private let zones: ZoneCheck

  private var foundCalendar = false
  private var saidMissingCalendar = false
  private var saidNotUTF8 = false
  /// Lines outside of components: they are wrong if there is a VCALENDAR that they could stand in.
  private var outside: [Int] = []
  /// Names that are unknown and have been named.
  private var unknown = NamesSaid()

  init(_ findings: FindingList, zones: any ZoneSource, isItem: Bool) {
    self.findings = findings
    self.zones = ZoneCheck(zones)
    identities = IdentityCheck(isItem: isItem)
    calendar = CheckedCalendar()
  }

  mutating func take(_ line: ContentLine) {
    guard let marker = Marker(line) else { return takeProperty(line) }
    if let (first, second, _) = marker.parts(of: line) {
      take(first, line.line)
      take(second, line.line)
    } else {
      take(marker, line.line)
    }
  }

  private mutating func take(_ marker: Marker, _ line: Int) {
    switch marker {
    case .begin(let name): begin(name, line)
    case .end(let name):
      let closed = nesting.end(name, line: line, range: 0..<0)
      // Those before the last one have no end of their own.
      for place in closed.indices { close(isWhole: place == closed.count - 1) }
    }
  }

  /// Notes a line of a source whose encoding was given, once.
  mutating func findNotUTF8(_ line: Int, _ decoder: LineDecoder) {
    guard !saidNotUTF8 else { return }
    saidNotUTF8 = true
    findings.add(.notUTF8, line, "not UTF-8; read as \(untrusted: decoder.encoding?.name ?? "UTF-8"), as was said")
  }

  mutating func finish() {
    for _ in nesting.finish(end: 0) { close(isWhole: false) }
    if foundCalendar {
      for line in outside { findings.add(.textOutside, line, "this line stands outside of every VCALENDAR") }
    } else {
      zones.check(calendar, &findings)
    }
    identities.finish(&findings)
  }

  // MARK: Components

  private mutating func begin(_ name: ComponentName, _ line: Int) {
    for _ in nesting.begin(name, line: line, start: 0) { close(isWhole: false) }
    guard nesting.open.count > open.count else { return }
    if name == .calendar {
      foundCalendar = true
      calendar = CheckedCalendar()
    } else if open.isEmpty, !saidMissingCalendar {
      saidMissingCalendar = true
      findings.add(.missingCalendar, line, "\(name) stands outside of every VCALENDAR")
    }
    StructureCheck.begin(name, line, in: open.last?.name, &unknown, &findings)
    if !open.isEmpty { open[open.count - 1].children += 1 }
    if open.count == 1 { calendar.kinds.formUnion(ComponentKinds(name)) }
    open.append(CheckedComponent(name, line: line))
  }

  /// Ends the innermost component.
  ///
  /// - Parameter isWhole: Whether it has an end; of one that was cut nothing is missed.
  private mutating func close(isWhole: Bool) {
    guard let component = open.popLast() else { return }
    if isWhole { RequiredCheck.check(component, &findings) }
    switch component.name {
    case .calendar: zones.check(calendar, &findings)
    case .timezone: calendar.define(component, &findings)
    case .standard, .daylight: ZoneCheck.check(observance: component, &findings)
    case .alarm: if isWhole { AlarmCheck.check(component, &findings) }
    case .event, .todo, .journal, .freeBusy:
      SpanCheck.check(component, &findings)
      recurrence.check(component, &findings)
      identities.take(component, calendar, &findings)
      if isWhole { MethodCheck.check(component, calendar, &findings) }
    case .other: break
    }
  }

  // MARK: Properties

  private mutating func takeProperty(_ line: ContentLine) {
    guard let innermost = open.indices.last else {
      if outside.count <= FindingList.mostOfARule { outside.append(line.line) }
      return
    }
    guard nesting.open.last?.ignoredDepth == 0, let nameEnd = PropertyLine.nameEnd(line.bytes) else { return }
    let name = open[innermost].name
    // Reading has named the rest of a text.
    if open[innermost].lastHoldsText, name != .calendar, PropertyHead.isUnlikely(line.bytes[..<nameEnd]) { return }
    open[innermost].lastHoldsText = PropertyHead.holdsText(line, nameEnd)
    guard let property = CheckedProperty(line) else {
      let text = quoted(PropertyLine.text(line.bytes.prefix(80)))
      return findings.add(.parameterSyntax, line.line, "\(text) has no colon before a value")
    }
    StructureCheck.check(property, in: name, &unknown, &findings)
    ParameterCheck.check(property, &findings)
    // Of a value that is too long to be read, nothing else is said.
    if !findings.hasSaid(.limit, line.line) { ValueCheck.check(property, &findings) }
    if property.name == "STATUS" { TextCheck.checkStatus(property, in: name, &findings) }
    if property.name == "METHOD", name == .calendar { calendar.method = property.word }
    if property.name == "X-WR-CALNAME" || property.name == "NAME" { identities.isFeed = true }
    calendar.use(property, in: name)
    if open[innermost].take(property) {
      findings.add(.repeatedProperty, line.line, "\(name) has \(property) more than once")
    }
  }
}
