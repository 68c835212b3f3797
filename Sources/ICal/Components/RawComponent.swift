/// A component (RFC 5545 3.6) as the source has it: its own content lines, and the components inside it.
struct RawComponent {
  /// VEVENT, VTIMEZONE and so on.
  var name: ComponentName
  /// The line of its BEGIN.
  var line: Int
  /// Its property lines, BEGIN and END left out.
  var lines: [ContentLine] = []
  /// STANDARD and DAYLIGHT in a VTIMEZONE.
  var children: [RawComponent] = []

  /// Takes a component apart that a scan has found.
  ///
  /// - Parameters:
  ///   - source: Its bytes, from BEGIN to END where it has one.
  ///   - line: The line that it begins at.
  ///   - decoder: What its lines are decoded with.
  init(_ name: ComponentName, _ source: [UInt8], line: Int, decoder: LineDecoder) {
    self.name = name
    self.line = line
    var nesting = ComponentNesting()
    var scanner = ContentLineScanner(source)
    while var content = scanner.next() {
      content.line += line - 1
      content.makeReadable(decoder)
      switch Marker(content) {
      case .begin(let name):
        _ = nesting.begin(name, line: content.line, start: 0)
        if nesting.open.count == 2, self.name == .timezone {
          children.append(RawComponent(name: name, line: content.line))
        }
      case .end(let name): _ = nesting.end(name, line: content.line, range: 0..<0)
      case nil: take(content, depth: nesting.open.count, isIgnored: nesting.open.last?.ignoredDepth ?? 0 > 0)
      }
    }
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
    if PropertyLine.nameEnd(line.bytes) != nil { return lines.append(line) }
    guard let last = lines.indices.last, let nameEnd = PropertyLine.nameEnd(lines[last].bytes),
      lines[last].bytes.withUnsafeBytes({ PropertyHead.holdsText($0, nameEnd) })
    else { return }
    lines[last].bytes += Array("\\n".utf8) + line.bytes
  }
}
