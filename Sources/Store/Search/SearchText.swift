import CalendarCore
import ICU
import TextGate

/// The texts of an event that people look for, folded: each behind the mark of its field, then a line feed. Other bytes
/// below 0x20 do not occur: runs of white space are one space.
enum SearchText {
  static func bytes(of event: Event) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ field: SearchField, _ text: UntrustedText) {
      guard let mark = field.mark else { return }
      bytes.append(mark)
      bytes += folded(text)
    }
    for (field, text) in texts(of: event) { append(field, text) }
    bytes.append(lineFeed)
    return bytes
  }

  /// The texts of fields with marks, in the order of those.
  static func texts(of event: Event) -> [(field: SearchField, text: UntrustedText)] {
    var texts: [(field: SearchField, text: UntrustedText)] = []
    if let summary = event.summary { texts.append((.summary, summary)) }
    if let location = event.location { texts.append((.location, location)) }
    if let description = event.description { texts.append((.description, description)) }
    for category in event.categories { texts.append((.category, category)) }
    for person in event.people { texts.append((.attendee, person)) }
    if let url = event.url { texts.append((.url, url)) }
    if let status = event.statusText { texts.append((.status, UntrustedText(status))) }
    return texts
  }

  /// A text folded, each run of white space as one space.
  static func folded(_ text: UntrustedText) -> [UInt8] { withSingleSpaces(text.withUTF8(FoldedText.bytes)) }

  /// The same of a text of ours.
  static func folded(_ text: String) -> [UInt8] { withSingleSpaces(FoldedText.bytes(of: text)) }

  private static func withSingleSpaces(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte > space {
        kept.append(byte)
      } else if kept.last != space {
        kept.append(space)
      }
    }
    return kept
  }

  static let lineFeed = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}
