import CalendarCore
import Synchronization

/// The VTIMEZONEs of a file, by name. They are taken apart when the first name is asked for: most names are the
/// system's.
final class ZoneDefinitions: Sendable {
  private let bytes: any ByteSource
  private let spans: [(range: Range<Int>, line: Int)]
  private let decoder: LineDecoder
  private let known = Mutex<[String: RawComponent]?>(nil)

  /// Makes a table of components that a scan has found.
  init(_ bytes: any ByteSource, _ spans: [(range: Range<Int>, line: Int)], decoder: LineDecoder) {
    self.bytes = bytes
    self.spans = spans
    self.decoder = decoder
  }

  /// The definition of a name; letter case counts only where names differ in nothing else (RFC 5545 section 2).
  subscript(_ name: String) -> RawComponent? {
    known.withLock { known in
      let byName = known ?? definitions()
      known = byName
      return byName[name] ?? byName[name.lowercased()]
    }
  }

  /// The name that the TEXT of a TZID or of X-WR-TIMEZONE tells.
  static func name(_ property: PropertyLine) -> String {
    let text = (unescapedText(property.value) ?? PropertyLine.text(property.value)).trimmed
    // Some write the quotes that parameters need here too.
    guard text.utf8.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }

  private func definitions() -> [String: RawComponent] {
    var byName: [String: RawComponent] = [:]
    for span in spans {
      guard let text = LargeComponent.bytes(of: bytes, span.range) else { continue }
      let component = RawComponent(.timezone, text, line: span.line, decoder: decoder)
      for line in component.lines {
        guard let property = PropertyLine(line), property.name == "TZID" else { continue }
        let name = ZoneDefinitions.name(property)
        // Of two definitions of a name, which merged files have, the first stays.
        for key in [name, name.lowercased()] where byName[key] == nil { byName[key] = component }
      }
    }
    return byName
  }
}
