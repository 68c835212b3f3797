/// Counts the rows of a terminal that text takes, about: a character is taken for one cell.
struct RowCounter: Sendable {
  /// The rows that are full.
  private(set) var rows = 0
  private let columns: Int
  private var column = 0
  private var sequence = Sequence.none

  /// Where in an escape sequence the text stands.
  private enum Sequence {
    case none, begun, control
  }

  init(columns: Int) { self.columns = max(1, columns) }

  /// Counts more of the text, in UTF-8, up to a number of rows.
  mutating func count(_ bytes: [UInt8], atMost limit: Int = .max) {
    for byte in bytes where rows < limit {
      switch (sequence, byte) {
      case (.begun, _): sequence = byte == UInt8(ascii: "[") ? .control : .none
      case (.control, _): if (0x40...0x7E).contains(byte) { sequence = .none }
      case (.none, 0x1B): sequence = .begun
      case (.none, UInt8(ascii: "\n")): newRow()
      case (.none, _):
        // Bytes behind the first of a character take nothing.
        if byte & 0xC0 == 0x80 { continue }
        if column == columns { newRow() }
        column += 1
      }
    }
  }

  private mutating func newRow() {
    rows += 1
    column = 0
  }
}
