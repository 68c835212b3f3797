import CalendarCore

/// Cuts a source into components by BEGIN and END alone, so that a broken one costs only itself.
///
/// `icalparser_parse_string` gives nothing at all for a truncated file; this gives what came before the cut.
struct ComponentSplitter {
  private(set) var calendars: [RawCalendar] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether any line begins a component.
  private(set) var foundComponent = false
  private var foundCalendar = false
  private let file: String
  private var open: [RawComponent] = []
  private var guessedLine: Int?
  private var strayLine: Int?

  /// Components that stand in a calendar, never in each other.
  private static let topLevel: Set<String> = [
    "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE", "VAVAILABILITY", "VPOLL",
  ]

  init(source: [UInt8], file: String) {
    self.file = file
    var scanner = ContentLineScanner(source)
    var previous: ContentLine?
    while let line = scanner.next() {
      if let previous { take(previous) }
      previous = line
    }
    if let last = previous {
      // A last line that nothing ends may be cut in the middle of its value.
      let isCut = scanner.endsWithoutLineEnd && ComponentSplitter.marker(last) == nil && !open.isEmpty
      if !isCut { take(last) }
    }
    close(downTo: 0, before: "the file ends before it", end: source.count)
  }

  private mutating func note(_ message: String, line: Int) {
    guard diagnostics.count < ComponentSplitter.mostNotes else { return }
    if diagnostics.count == ComponentSplitter.mostNotes - 1 {
      return diagnostics.append(
        Diagnostic(
          "more is wrong with the structure of this file than is named", at: SourceLocation(file: file, line: line)))
    }
    diagnostics.append(Diagnostic(message, at: SourceLocation(file: file, line: line)))
  }

  private mutating func take(_ raw: ContentLine) {
    var line = raw
    let repaired = SourceEncoding.repaired(raw.bytes)
    line.bytes = repaired.bytes
    // Joined files have byte order marks in their middle.
    while line.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { line.bytes.removeFirst(3) }
    if repaired.isGuess, guessedLine == nil {
      guessedLine = line.line
      note("not UTF-8; read as Windows-1252 (this is said once for the file)", line: line.line)
    }
    switch ComponentSplitter.marker(line) {
    case .begin(let name): begin(name, line)
    case .end(let name): end(name, line)
    case nil: property(line)
    }
  }

  private enum Marker {
    case begin(String)
    case end(String)
  }

  private static func marker(_ line: ContentLine) -> Marker? {
    let bytes = line.bytes
    guard bytes.count >= 4, bytes.count < 128,
      bytes[0] | 0x20 == UInt8(ascii: "b") || bytes[0] | 0x20 == UInt8(ascii: "e"),
      let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let word = PropertyLine.text(bytes[..<colon]).trimmed.uppercased()
    let name = PropertyLine.text(bytes[(colon + 1)...]).trimmed.uppercased()
    switch word {
    case "BEGIN": return .begin(name)
    case "END": return .end(name)
    default: return nil
    }
  }

  private mutating func begin(_ name: String, _ line: ContentLine) {
    strayLine = nil
    foundComponent = foundComponent || name == "VCALENDAR" || ComponentSplitter.topLevel.contains(name)
    if name == "VCALENDAR" {
      foundCalendar = true
      close(downTo: 0, before: "a new VCALENDAR begins at line \(line.line)", end: line.range.lowerBound)
      calendars.append(RawCalendar())
      open = [RawComponent(name: name, line: line.line, range: line.range)]
      return
    }
    if ComponentSplitter.topLevel.contains(name),
      let outer = open.lastIndex(where: { ComponentSplitter.topLevel.contains($0.name) })
    {
      close(downTo: outer, before: "\(name) begins at line \(line.line)", end: line.range.lowerBound)
    }
    if let innermost = open.indices.last, !ComponentSplitter.topLevel.contains(name),
      innermost - (open.lastIndex { ComponentSplitter.topLevel.contains($0.name) } ?? 0) >= ComponentSplitter.deepest
    {
      if open[innermost].ignoredDepth == 0 {
        note("components are nested too deep; what is inside is ignored", line: line.line)
      }
      open[innermost].ignoredDepth += 1
      return
    }
    open.append(RawComponent(name: name, line: line.line, range: line.range))
  }

  /// Components inside components; RFC 5545 has two levels below VCALENDAR.
  private static let deepest = 50
  /// The most troubles of a file that are named.
  private static let mostNotes = 1000

  private mutating func end(_ name: String, _ line: ContentLine) {
    strayLine = nil
    if let innermost = open.indices.last, open[innermost].ignoredDepth > 0,
      !ComponentSplitter.topLevel.contains(name), name != "VCALENDAR"
    {
      open[innermost].ignoredDepth -= 1
      return
    }
    guard let index = open.lastIndex(where: { $0.name == name }) else {
      note("END:\(name) without BEGIN:\(name)", line: line.line)
      return
    }
    if index + 1 < open.count {
      close(downTo: index + 1, before: "END:\(name) is at line \(line.line)", end: line.range.lowerBound)
    }
    pop(end: line.range.upperBound)
  }

  /// Makes the calendar of a file that has no BEGIN:VCALENDAR, or none yet.
  private mutating func makeImplicitCalendar() {
    if calendars.isEmpty { calendars.append(RawCalendar()) }
  }

  private mutating func property(_ line: ContentLine) {
    guard PropertyLine.nameEnd(line.bytes) != nil else {
      stray(line)
      return
    }
    strayLine = nil
    if open.isEmpty {
      // What stands outside of every VCALENDAR says nothing of any, unless the file has none.
      guard !foundCalendar else { return }
      makeImplicitCalendar()
      calendars[calendars.count - 1].lines.append(line)
    } else if open[open.count - 1].ignoredDepth > 0 {
      return
    } else if open.count == 1 && open[0].name == "VCALENDAR" {
      calendars[calendars.count - 1].lines.append(line)
    } else {
      open[open.count - 1].lines.append(line)
    }
  }

  /// Text that is no property: most often the rest of a text that a producer did not fold.
  private mutating func stray(_ line: ContentLine) {
    let last = open.indices.last
    let previous = last.flatMap { open[$0].lines.indices.last }
    guard let last, let previous, ComponentSplitter.holdsText(open[last].lines[previous]) else {
      if strayLine == nil, !open.isEmpty { note("not a property; ignored", line: line.line) }
      strayLine = line.line
      return
    }
    if strayLine == nil { note("not a property; taken as the rest of the line before", line: line.line) }
    strayLine = line.line
    open[last].lines[previous].bytes.append(contentsOf: Array("\\n".utf8) + line.bytes)
  }

  private static func holdsText(_ line: ContentLine) -> Bool {
    guard let end = PropertyLine.nameEnd(line.bytes) else { return false }
    let name = PropertyLine.text(line.bytes[..<end]).uppercased()
    return ["SUMMARY", "LOCATION", "DESCRIPTION", "COMMENT", "CONTACT"].contains(name)
  }

  private mutating func close(downTo index: Int, before reason: String, end: Int) {
    while open.count > index, let component = open.last {
      note("BEGIN:\(component.name) has no END:\(component.name): \(reason)", line: component.line)
      pop(end: end)
    }
  }

  private mutating func pop(end: Int) {
    guard var component = open.popLast() else { return }
    component.range = component.range.lowerBound..<end
    if ComponentSplitter.topLevel.contains(component.name) {
      makeImplicitCalendar()
      calendars[calendars.count - 1].components.append(component)
    } else if let outer = open.indices.last, open[outer].name == "VTIMEZONE" {
      open[outer].children.append(component)
    }
  }
}
