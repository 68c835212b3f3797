import CalendarCore
import ICU
import Recurrence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Words that a text must hold, all of them, wherever they stand and whatever their letter case and accents.
public struct SearchWords: Sendable {
  private let words: [[UInt8]]

  /// Takes the words of what was typed; without any it finds everything.
  public init(_ text: String) {
    words = FoldedText.bytes(of: text).split(whereSeparator: SearchWords.isWhitespace).map(Array.init)
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  /// Whether a folded text (``SearchText``) holds the words.
  func areAll(in text: UnsafeRawBufferPointer) -> Bool {
    words.allSatisfy { SearchWords.contains(text, $0) }
  }

  /// Whether an event's text holds the words.
  func areAll(in event: Event) -> Bool { SearchText.bytes(of: event).withUnsafeBytes(areAll) }

  /// The series of which a component holds the words.
  func filter(_ series: [EventSeries]) -> [EventSeries] { series.filter { $0.components.contains(where: areAll) } }

  private static func contains(_ text: UnsafeRawBufferPointer, _ word: [UInt8]) -> Bool {
    guard let first = word.first, let start = text.baseAddress else { return word.isEmpty }
    var position = 0
    while text.count - position >= word.count,
      let found = memchr(start + position, Int32(first), text.count - position - word.count + 1)
    {
      if memcmp(found, word, word.count) == 0 { return true }
      position = UnsafeRawPointer(found) - start + 1
    }
    return false
  }
}
