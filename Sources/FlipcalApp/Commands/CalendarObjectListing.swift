import CalendarCore
import CommandTable
import Store
import TextGate

/// Writes components as iCalendar: `--ics`.
struct CalendarObjectListing {
  let session: Session

  /// PRODID (RFC 5545 3.7.3).
  private static let product = "-//flipcal//flipcal \(flipcalVersion)//EN"

  /// Writes the components that occurrences come from; nothing where there are none, for an empty object is not valid.
  func print(_ occurrences: [Occurrence], from store: CalendarStore) throws(AppError) {
    try print(CalendarObjects(store.components(behind: occurrences)))
  }

  /// Writes iCalendar objects.
  func print(_ objects: CalendarObjects) throws(AppError) {
    let isTerminal = session.console.isTerminal
    let writer = PieceWriter(session.console)
    try objects.write(product: CalendarObjectListing.product) { piece throws(AppError) in
      // Programs get what the source has; people get what their terminals may have.
      try writer.write(isTerminal ? Array(CalendarObjectListing.visible(piece).utf8) : piece)
    }
    try writer.flush()
  }

  /// Lines with stand-ins for what a terminal must not get.
  static func visible(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar != "\r" {
      if scalar == "\n" {
        text.append(scalar)
      } else if let shown = VisibleText.standIn(for: scalar) {
        text.append(shown)
      }
    }
    return String(text)
  }
}
