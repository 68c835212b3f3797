import CalendarCore
import SeededNumbers
import Testing
import TextGate

@testable import Store

@Suite("What a search finds")
struct SearchTermTests {
  private static func concert() throws -> Event {
    var event = Event(uid: "concert-7@example.org", start: .date(CivilDate(dayNumber: 20_000)))
    event.summary = "Advent  Concert: Händel"
    event.location = "Room 12, Château"
    event.description = "Bring the\nred folder.\nDoors at 10:30, see https://example.org/x"
    event.categories = ["Music", "Private matters"]
    event.people = ["Robin <robin@example.org>", "Kim <kim@example.net>"]
    event.url = "https://tickets.example.org/"
    event.status = .tentative
    return event
  }

  static let cases: [(String, Bool)] = [
    ("concert advent", true), ("concert spring", false), ("\"advent concert\"", true), ("\"concert advent\"", false),
    ("\"the red\"", true), ("\"concert: handel\"", true), ("\"handel room\"", false), ("handel", true),
    ("chateau", true), ("summary:concert", true), ("summary:room", false), ("location:room", true),
    ("location:\"room 12\"", true), ("description:folder", true), ("description:concert", false),
    ("category:private", true), ("category:\"music private\"", false), ("category:music category:private", true),
    ("attendee:robin", true), ("attendee:kim@example.net", true), ("attendee:concert", false),
    // Words without a field are looked for where they always were.
    ("robin", false), ("tickets.example.org", false), ("tentative", false), ("concert-7", false),
    ("url:tickets", true), ("status:tentative", true), ("status:TENTATIVE", true), ("status:confirmed", false),
    ("uid:concert-7", true), ("uid:folder", false), ("kind:event", true), ("kind:todo", false),
    ("calendar:choir", true), ("calendar:\"the choir\"", true), ("calendar:work", false), ("-calendar:work", true),
    ("https://example.org/x", true), ("10:30", true), ("10\\:30", true), ("example.com", false),
    ("-spring", true), ("-concert", false), ("concert -spring", true), ("concert not advent", false),
    ("-category:private", false), ("-category:work", true), ("-status:cancelled", true), ("!attendee:robin", false),
    ("/concert/", true), ("/Concert/", true), ("/cOncert/", false), ("/ADVENT/", false), ("/advent\\s+concert/", true),
    ("/room [0-9]+/", true), ("location:/room [0-9]+$/", false), ("location:/^room [0-9]+/", true),
    ("summary:/room/", false), ("/händel/", true), ("/handel/", false), ("/H\\S+el/", true), ("/h\\S+el/", true),
    ("description:/^red/", true), ("description:/folder\\.$/", true), ("/the.red/", false), ("/(?s)the.red/", true),
    ("-/concert/", false), ("-/opera/", true), ("/robin/", false), ("attendee:/robin@.*org/", true),
    ("category:/^private/", true), ("uid:/^concert-\\d@/", true), ("calendar:/^the/", true), ("status:/^T/", true),
    ("status:/ten|conf/", true), ("", true),
    // The letters in the name of a property are no capitals of the expression.
    ("/\\p{L}oncert: händel/", true),
    // What folds to something with a blank: without, not all of the words need be away.
    ("concert\u{A8}advent", true), ("-zebra\u{A8}concert", true),
  ]

  @Test("follows from what was typed", arguments: cases)
  func holds(_ text: String, _ isFound: Bool) throws {
    let words = try SearchWords(text)
    let event = try SearchTermTests.concert()
    #expect(words.holds(for: event, in: CalendarInfo(name: "The Choir")) == isFound)
    // An index may give more than is found, never less.
    if isFound { #expect(SearchText.bytes(of: event).withUnsafeBytes(words.mayHold)) }
  }

  @Test("What was called off is found in both spellings", arguments: ["canceled", "cancelled", "CANCELED"])
  func calledOff(_ word: String) throws {
    var event = try SearchTermTests.concert()
    event.status = .cancelled
    #expect(try SearchWords("status:\(word)").holds(for: event, in: CalendarInfo(name: "")))
    #expect(try !SearchWords("-status:\(word)").holds(for: event, in: CalendarInfo(name: "")))
  }

  @Test("A text in any form of Unicode is found by a regular expression")
  func normalization() throws {
    var event = try SearchTermTests.concert()
    event.summary = "Ha\u{308}ndel"
    #expect(try SearchWords("/händel/").holds(for: event, in: CalendarInfo(name: "")))
    #expect(try SearchWords("/h.ndel/").holds(for: event, in: CalendarInfo(name: "")))
  }

  @Test("Texts of an index have no bytes below a blank but the marks of fields and the line feed at their end")
  func marks() throws {
    var event = try SearchTermTests.concert()
    event.summary = "a\u{1}b\tc\r\nd\u{5}"
    let bytes = SearchText.bytes(of: event)
    #expect(bytes.starts(with: [1] + Array("a b c d ".utf8) + [2]))
    #expect(bytes.filter { $0 < 0x20 } == [1, 2, 3, 4, 4, 5, 5, 6, 7, 10])
  }

  @Test("Of several components in one row each counts by itself")
  func rows() throws {
    var other = try SearchTermTests.concert()
    other.summary = "Opera"
    let row = SearchText.bytes(of: try SearchTermTests.concert()) + SearchText.bytes(of: other)
    func mayHold(_ text: String) throws -> Bool { try row.withUnsafeBytes(SearchWords(text).mayHold) }
    #expect(try mayHold("summary:opera"))
    #expect(try mayHold("-summary:opera"))
    #expect(try mayHold("summary:room") == false)
    #expect(try mayHold("location:opera") == false)
  }

  @Test("Words are found where a plain search finds them", arguments: 0..<50)
  func places(seed: Int) throws {
    var numbers = SeededGenerator(state: UInt64(seed))
    func text(_ length: Int) -> String {
      String((0..<length).map { _ in ["a", "b", " ", "\u{3}"][numbers.int(in: 0...3)] })
    }
    for _ in 0..<50 {
      var event = try SearchTermTests.concert()
      (event.categories, event.description) = ([], nil)
      let (summary, location) = (text(6), text(6))
      event.summary = UntrustedText(summary)
      event.location = UntrustedText(location)
      let word = String(text(3).filter { $0 == "a" || $0 == "b" })
      guard !word.isEmpty else { continue }
      func found(_ field: String) throws -> Bool {
        try SearchWords(field + word).holds(for: event, in: CalendarInfo(name: ""))
      }
      #expect(try found("summary:") == summary.contains(word))
      #expect(try found("location:") == location.contains(word))
      #expect(try found("") == (summary.contains(word) || location.contains(word)))
    }
  }
}
