/// The isolates (UAX #9) to write around the texts of a row that run from right to left.
///
/// Frames of a turn cut rows anywhere: what was opened is closed at the end, and what was not opened is not closed.
public struct BidiIsolates: Sendable {
  private var isOpen = false

  private static let first = "\u{2068}"
  private static let pop = "\u{2069}"

  /// Outside of any text.
  public init() {}

  /// What to write before a cell.
  public mutating func before(_ cell: Cell) -> String {
    guard cell.isolation.contains(.begins), !isOpen else { return "" }
    isOpen = true
    return BidiIsolates.first
  }

  /// What to write after a cell.
  public mutating func after(_ cell: Cell) -> String {
    guard cell.isolation.contains(.ends) else { return "" }
    return atEnd()
  }

  /// What to write where the row ends.
  public mutating func atEnd() -> String {
    guard isOpen else { return "" }
    isOpen = false
    return BidiIsolates.pop
  }

  /// Whether a text has characters that would reorder what stands around it: those of the blocks whose unassigned
  /// characters count as R, AL or AN (DerivedBidiClass of the Unicode Character Database).
  static func needs(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
