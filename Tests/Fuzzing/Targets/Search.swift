import CalendarCore
import TextGate

@testable import Store

/// What is typed into a search, the first line, and the text of an event, the others: patterns and texts that would take
/// for ever are given up.
struct Search: FuzzTarget {
  func run(_ input: [UInt8]) {
    let lines = input.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
    let query = String(decoding: lines.first ?? [], as: UTF8.self)
    let text = UntrustedText(String(decoding: lines.count > 1 ? lines[1] : [], as: UTF8.self))
    let syntax = SearchSyntax(query)
    expect(syntax.terms.allSatisfy { !$0.text.isEmpty }, "a term is something")
    do {
      let words = try SearchWords(query)
      var event = Event(uid: text, start: .date(CivilDate(dayNumber: 20_000)))
      event.summary = text
      event.description = text
      event.categories = text.lines
      let bytes = SearchText.bytes(of: event)
      let isFound = words.holds(for: event, in: CalendarInfo(name: text))
      expect(!isFound || bytes.withUnsafeBytes(words.mayHold), "what is found is not passed over in an index")
    } catch {
      expect(!error.reason.isEmpty, "a fault says something")
    }
  }

  var seeds: [[UInt8]] {
    [
      "advent \"red folder\" -spring summary:/^a.*b/\nAdvent concert: bring the red folder",
      "not category:private location:\"room 5\" https://x 10:30\nroom 5", "/(a+)+$/\naaaaaaaaaaaaaaaaaaaaaaaa!",
      "calendar:x uid:/y/ kind:event \\:z !\"w\n\u{3}z", "/[a-/ /(/\n", "/(?<=a{1,9})b|\\p{Lu}(?i)c/\nabC",
    ].map { Array($0.utf8) }
  }
}
