/// A component (RFC 5545 3.6) as the source has it: its own content lines, and the components inside it.
struct RawComponent {
  /// VEVENT, VTIMEZONE and so on.
  var name: ComponentName
  /// The line of its BEGIN.
  var line: Int
  /// Its property lines, BEGIN and END left out.
  var lines: [ContentLine] = []
  /// STANDARD and DAYLIGHT in a VTIMEZONE; of others, VALARM mostly, only where they are asked for.
  var children: [RawComponent] = []

  /// Takes a component apart that a scan has found.
  ///
  /// - Parameters:
  ///   - source: Its bytes, from BEGIN to END where it has one.
  ///   - line: The line that it begins at.
  ///   - decoder: What its lines are decoded with.
  ///   - keepsChildren: Whether the components inside it are wanted, whatever it is.
  init(
    _ name: ComponentName, _ source: [UInt8], line: Int, decoder: LineDecoder, keepsChildren: Bool = false
  ) {
    self.name = name
    self.line = line
    var nesting = ComponentNesting()
    var scanner = ContentLineScanner(source)
    var isCut = scanner.endsWithoutLineEnd
    while var content = scanner.next() {
      content.line += line - 1
      content.makeReadable(decoder)
      switch Marker(content) {
      case .begin(let name):
        isCut = isCut && content.range.upperBound < source.count
        _ = nesting.begin(name, line: content.line, start: 0)
        if nesting.open.count == 2, self.name == .timezone || keepsChildren {
          children.append(RawComponent(name: name, line: content.line))
        }
      case .end(let name):
        isCut = isCut && content.range.upperBound < source.count
        _ = nesting.end(name, line: content.line, range: 0..<0)
      case nil: take(content, depth: nesting.open.count, isIgnored: nesting.open.last?.ignoredDepth ?? 0 > 0)
      }
    }
    if isCut { markCut() }
  }

  /// Marks the text of the last line, in the middle of which the source ends. Scans leave out lines of other kinds.
  private mutating func markCut() {
    guard let last = lines.indices.last, RawComponent.holdsText(lines[last]),
      PropertyLine(lines[last])?.value.isEmpty == false
    else { return }
    lines[last].bytes += Array("…".utf8)
  }

  private static func holdsText(_ line: ContentLine) -> Bool {
    PropertyLine.nameEnd(line.bytes).map { PropertyHead.holdsText(line, $0) } ?? false
  }

  private init(name: ComponentName, line: Int) {
    self.name = name
    self.line = line
  }

  private mutating func take(_ line: ContentLine, depth: Int, isIgnored: Bool) {
    guard !isIgnored else { return }
    switch depth {
    case 1: RawComponent.add(line, to: &lines)
    case 2 where !children.isEmpty: RawComponent.add(line, to: &children[children.count - 1].lines)
    default: break
    }
  }

  /// Adds a line; what is no property is the rest of a text that a producer did not fold, or nothing.
  private static func add(_ line: ContentLine, to lines: inout [ContentLine]) {
    if let last = lines.indices.last, lines[last].bytes.withUnsafeBytes(TransferEncoding.goesOn) {
      lines[last].bytes.removeLast()
      lines[last].bytes += line.bytes
      return
    }
    let isBehindText = lines.last.map(holdsText) ?? false
    if let nameEnd = PropertyLine.nameEnd(line.bytes),
      !isBehindText || !PropertyHead.isUnlikely(line.bytes[..<nameEnd])
    {
      return lines.append(line)
    }
    guard isBehindText, let last = lines.indices.last else { return }
    lines[last].bytes += Array("\\n".utf8) + line.bytes
  }
}
