import CalendarCore

/// A form in which occurrences are written, one after the other.
public protocol OccurrenceFormat {
  /// Writes what stands before the first one.
  mutating func begin(_ text: inout TextBuffer)
  /// Writes an occurrence.
  mutating func append(_ occurrence: Occurrence, to text: inout TextBuffer)
  /// Writes what stands behind the last one.
  mutating func end(_ text: inout TextBuffer)
}

extension OccurrenceFormat {
  /// Nothing.
  public mutating func begin(_ text: inout TextBuffer) {}
  /// Nothing.
  public mutating func end(_ text: inout TextBuffer) {}

  /// Occurrences as one text.
  public func text(of occurrences: [Occurrence]) -> String {
    var text = TextBuffer(capacity: occurrences.count * 128)
    for piece in OccurrencePieces(occurrences, self) { text.append(piece) }
    return text.text
  }
}

/// The text of occurrences in pieces of moderate size, made when they are asked for: so the first ones go out before the
/// last ones are written, and are not written at all where nobody reads any more.
public struct OccurrencePieces<Format: OccurrenceFormat>: Sequence, IteratorProtocol {
  private let parts: AnyIterator<[Occurrence]>
  private var format: Format
  /// What has been taken of the parts and not been written.
  private var waiting: ArraySlice<Occurrence> = []
  private var hasBegun = false
  private var hasEnded = false

  /// How many occurrences a piece has.
  private static var pieceLength: Int { 256 }

  /// Makes the pieces of occurrences, which come in parts, in a format.
  public init(_ parts: some Sequence<[Occurrence]>, _ format: Format) {
    (self.parts, self.format) = (AnyIterator(parts.makeIterator()), format)
  }

  /// Makes the pieces of occurrences in a format.
  public init(_ occurrences: [Occurrence], _ format: Format) { self.init(CollectionOfOne(occurrences), format) }

  /// The next piece; nil behind the last one.
  public mutating func next() -> TextBuffer? {
    guard !hasEnded else { return nil }
    var text = TextBuffer(capacity: 1 << 14)
    if !hasBegun { format.begin(&text) }
    hasBegun = true
    while waiting.isEmpty, let part = parts.next() { waiting = part[...] }
    if waiting.isEmpty {
      format.end(&text)
      hasEnded = true
    }
    for occurrence in waiting.prefix(OccurrencePieces.pieceLength) { format.append(occurrence, to: &text) }
    waiting = waiting.dropFirst(OccurrencePieces.pieceLength)
    return text
  }
}
