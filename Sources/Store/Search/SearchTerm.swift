import CalendarCore
import ICU
import TextGate

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Something that an event must say somewhere, or must not say.
struct SearchTerm: Sendable {
  /// What is looked for.
  enum Wanted: Sendable {
    /// A word or a phrase, as ``SearchText`` has it.
    case text([UInt8])
    case pattern(RegularExpression)
  }

  /// Where it is looked for; nil for title, place, description and categories.
  var field: SearchField?
  var wanted: Wanted
  var isNegated = false

  /// Whether it is a regular expression.
  var isPattern: Bool { if case .pattern = wanted { true } else { false } }

  /// Whether it asks for an event's ``SearchText``.
  var readsFoldedText: Bool { !isPattern && (field == nil || field?.mark != nil) }

  /// Whether an event in a calendar meets it.
  ///
  /// - Parameter folded: The event's ``SearchText``; anything where that is not asked for.
  func holds(for event: Event, in calendar: CalendarInfo, folded: UnsafeRawBufferPointer) -> Bool {
    isFound(event, calendar, folded) != isNegated
  }

  /// Whether texts of several events may have one among them that meets it.
  func mayHold(in folded: UnsafeRawBufferPointer) -> Bool {
    guard !isNegated, readsFoldedText, case .text(let word) = wanted else { return true }
    return isFound(word, in: folded)
  }

  /// Whether an event of a calendar may meet it.
  func mayHold(in calendar: CalendarInfo) -> Bool {
    field != .calendar || isFound(in: calendar.name) != isNegated
  }

  private func isFound(_ event: Event, _ calendar: CalendarInfo, _ folded: UnsafeRawBufferPointer) -> Bool {
    switch field {
    case .calendar: return isFound(in: calendar.name)
    case .uid: return isFound(in: event.uid)
    case .kind: return isFound(in: event.kind == .todo ? "todo task" : UntrustedText(event.kind.rawValue))
    default: break
    }
    switch wanted {
    case .text(let word): return isFound(word, in: folded)
    case .pattern:
      return SearchText.texts(of: event).contains { part in
        let isLookedAt =
          field == nil ? SearchField.plainMarks.contains(part.field.mark ?? 0) : part.field == field
        return isLookedAt && isFound(in: part.text)
      }
    }
  }

  private func isFound(in text: UntrustedText) -> Bool {
    switch wanted {
    case .text(let word): SearchText.folded(text).withUnsafeBytes { SearchTerm.place(of: word, in: $0, from: 0) != nil }
    case .pattern(let pattern): text.withUTF8(pattern.isFound)
    }
  }

  /// Whether a word stands in a part of the field.
  private func isFound(_ word: [UInt8], in text: UnsafeRawBufferPointer) -> Bool {
    if word.isEmpty { return true }
    var position = 0
    while let place = SearchTerm.place(of: word, in: text, from: position) {
      // Each part is gone over twice at most: once back to its mark, once on to the next one.
      let mark = text[..<place].lastIndex { $0 < 0x20 }.map { text[$0] } ?? 0
      let isLookedAt = field == nil ? SearchField.plainMarks.contains(mark) : mark == field?.mark
      if isLookedAt { return true }
      position = text[place...].firstIndex { $0 < 0x20 } ?? text.count
    }
    return false
  }

  /// The first place of a word from a position on.
  private static func place(of word: [UInt8], in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let first = word.first, let bytes = text.baseAddress else { return word.isEmpty ? start : nil }
    var position = start
    while text.count - position >= word.count,
      let found = memchr(bytes + position, Int32(first), text.count - position - word.count + 1)
    {
      position = UnsafeRawPointer(found) - bytes
      if memcmp(found, word, word.count) == 0 { return position }
      position += 1
    }
    return nil
  }
}
