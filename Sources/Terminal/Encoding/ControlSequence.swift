/// The control sequences that are written: those of ECMA-48 that the VT100 knows, unless said otherwise.
enum ControlSequence {
  /// SGR 0: the terminal's own colours, no attribute.
  static let plainRendition = "\u{1B}[0m"
  /// EL: erases from the cursor to the end of the row.
  static let eraseToEndOfLine = "\u{1B}[K"
  /// ED: erases from the cursor to the end of the screen.
  static let eraseBelow = "\u{1B}[J"
  /// DECSC: saves the cursor's position.
  static let saveCursor = "\u{1B}7"
  /// DECRC: brings the cursor back to the saved position.
  static let restoreCursor = "\u{1B}8"
  /// DECAWM: text that reaches the end of a row stays there.
  static let autowrapOff = "\u{1B}[?7l"
  /// DECAWM: text that reaches the end of a row goes on in the next one, as terminals start.
  static let autowrapOn = "\u{1B}[?7h"
  /// Synchronized output: the screen is not shown until ``synchronizedEnd``. A private mode that many terminals know,
  /// and that the others pass over.
  static let synchronizedBegin = "\u{1B}[?2026h"
  /// Shows what was written since ``synchronizedBegin``.
  static let synchronizedEnd = "\u{1B}[?2026l"

  /// CUU, CUD: down for positive numbers; it stops at the screen's edge.
  private static func move(rows: Int) -> String {
    switch rows {
    case 0: ""
    case ..<0: "\u{1B}[\(-rows)A"
    default: "\u{1B}[\(rows)B"
    }
  }

  /// Moves the cursor; columns count from 0, rows from where it is.
  ///
  /// Carriage return and CUF, not CHA: the VT100 lacks CHA, and no terminal disagrees what a carriage return makes of a
  /// cursor that waits at the end of a full row.
  static func move(rows: Int = 0, column: Int) -> String {
    "\r" + move(rows: rows) + (column > 0 ? "\u{1B}[\(column)C" : "")
  }

  /// SGR.
  static func rendition(_ parameters: [String]) -> String { "\u{1B}[\(parameters.joined(separator: ";"))m" }
}

extension [UInt8] {
  /// Appends the UTF-8 of a text.
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }
}
