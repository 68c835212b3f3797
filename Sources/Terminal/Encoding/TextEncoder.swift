import Canvas

/// Turns surfaces and text into the bytes that print them, once and for all, where the cursor is.
///
/// On a terminal these are SGR sequences and little else; on a pipe, unless colour was forced, none at all.
public struct TextEncoder: Sendable, Hashable {
  let styles: StyleEncoder
  let clusters: ClusterEncoder
  /// Whether the column is stated anew after a cluster whose width terminals disagree about, so that what follows
  /// (the lines of the grid) stands where it should.
  let resynchronizes: Bool

  /// Makes an encoder.
  public init(_ capabilities: Capabilities) {
    styles = StyleEncoder(depth: capabilities.colorDepth, rendersAttributes: capabilities.rendersAttributes)
    if case .other = capabilities.charset, capabilities.isTerminal {
      clusters = ClusterEncoder(asciiOnly: true)
    } else {
      clusters = ClusterEncoder(asciiOnly: false)
    }
    resynchronizes = capabilities.canMoveCursor && !clusters.asciiOnly
  }

  /// The rows of a surface, each without the blanks at its end, with the plain rendition at its end, and a line feed.
  public func encode(_ surface: Surface) -> [UInt8] {
    var painter = CellPainter(self)
    for row in 0..<surface.height {
      painter.paint(surface, row: row, wraps: true)
      painter.append("\n")
    }
    return painter.bytes
  }

  /// A text. It is written as it is, except for characters that the terminal's encoding lacks.
  ///
  /// - Parameter text: Text without control characters, besides line feeds.
  public func encode(_ text: String) -> [UInt8] { encode(utf8: Array(text.utf8)) }

  /// A text that is kept as UTF-8.
  public func encode(utf8 text: [UInt8]) -> [UInt8] {
    guard clusters.asciiOnly else { return text }
    let metrics = TextMetrics()
    var bytes: [UInt8] = []
    for character in String(decoding: text, as: UTF8.self) {
      clusters.append(character, width: metrics.width(of: character), to: &bytes)
    }
    return bytes
  }

  /// The column after a row's last cell that is not blank.
  func end(ofRow row: Int, in surface: Surface) -> Int {
    var end = surface.width
    while end > 0 {
      let cell = surface[row, end - 1]
      guard cell.character == " ", cell.part == .whole, !styles.rendition(of: cell.style).showsOnBlank else { break }
      end -= 1
    }
    return end
  }

  /// Whether terminals may disagree where things stand in a row.
  func isDisputed(row: Int, in surface: Surface) -> Bool {
    resynchronizes && (0..<surface.width).contains { surface[row, $0].character.hasDisputedWidth }
  }

  /// Whether a row is written anew as a whole where a part of it changes: terminals may disagree where things stand, or
  /// keep isolates, which take no cell, with a cell beside them.
  func isIndivisible(row: Int, in surface: Surface) -> Bool {
    isDisputed(row: row, in: surface) || surface.hasIsolates(row: row)
  }
}
