/// The control sequences that are written: those of ECMA-48 that the VT100 knows, unless said otherwise.
enum ControlSequence {
  /// SGR 0: the terminal's own colours, no attribute.
  static let plainRendition = "\u{1B}[0m"
  /// EL: erases from the cursor to the end of the row.
  static let eraseToEndOfLine = "\u{1B}[K"
  /// ED: erases from the cursor to the end of the screen.
  static let eraseBelow = "\u{1B}[J"
  /// ED 2: erases the whole screen; the cursor stays.
  static let eraseScreen = "\u{1B}[2J"
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

  /// Reports of the pointer: its buttons, and its motion while one is held (1002), in the form of 1006, which has no
  /// bound. Private modes of xterm that most terminals know, and that the others pass over.
  static let pointerOn = "\u{1B}[?1002h\u{1B}[?1006h"
  /// Takes back ``pointerOn``.
  static let pointerOff = "\u{1B}[?1006l\u{1B}[?1002l"
  /// Bracketed paste (2004): what is pasted comes between marks. Also private modes.
  static let pasteMarksOn = "\u{1B}[?2004h"
  /// Takes back ``pasteMarksOn``.
  static let pasteMarksOff = "\u{1B}[?2004l"
  /// xterm's alternate screen (1049), with the cursor's position saved.
  static let alternateScreenOn = "\u{1B}[?1049h"
  /// Back to the usual screen and the position that was saved.
  static let alternateScreenOff = "\u{1B}[?1049l"
  /// DSR 5: asks whether all is well. The answer (`CSI 0 n`) comes when all that was written before is done.
  static let statusRequest = "\u{1B}[5n"

  /// CUP: moves the cursor to a place of the screen; both count from 0.
  static func move(toRow row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }

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
