import CalendarCore
import ICU

/// The text of an event that people look for, folded.
enum SearchText {
  /// Title, place, description and categories, with tabs between them and a line feed behind.
  static func bytes(of event: Event) -> [UInt8] {
    let parts = [event.summary, event.location, event.description].compactMap(\.self) + event.categories
    return parts.joined(separator: "\t").withUTF8(FoldedText.bytes).map { $0 == lineFeed ? space : $0 } + [lineFeed]
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}
