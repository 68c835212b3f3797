import CalendarCore
import Testing
import TextGate
import TestSupport

@testable import ICal

/// RFC 5545 3.3.11.
@Suite("Texts")
struct TextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: String
    let text: String?

    init(_ name: String, _ value: String, _ text: String?) {
      testDescription = name
      self.value = value
      self.text = text
    }

    static let all = [
      Case("plain", "Lunch", "Lunch"),
      Case("escaped line feeds, lower and upper case", #"a\nb\Nc"#, "a\nb\nc"),
      Case("escaped comma and semicolon", #"a\, b\; c"#, "a, b; c"),
      Case("comma and semicolon that are not escaped", "a, b; c", "a, b; c"),
      Case("escaped backslash", #"C:\\temp\\new"#, #"C:\temp\new"#),
      Case("escaped backslash before an n", #"a\\nb"#, #"a\nb"#),
      Case("libical swallows an unknown escape with the byte behind it: é stays whole", #"caf\é"#, #"caf\é"#),
      Case("libical reads an unknown escape as a tab", #"C:\temp"#, #"C:\temp"#),
      Case("libical reads unknown escapes as control characters", #"\b\f\r\v"#, #"\b\f\r\v"#),
      Case("an escaped colon, which some producers write", #"at 9\:30"#, "at 9:30"),
      Case("an escaped quote, which some producers write", #"\"x\""#, #""x""#),
      Case("a backslash at the end", #"a\"#, #"a\"#),
      Case("quotes are text", #"say "hi, there""#, #"say "hi, there""#),
      Case("one quote is text", #"5" nails, 2"#, #"5" nails, 2"#),
      Case("colons", "a: b:c", "a: b:c"),
      Case("emoji with a joiner", "👩‍👧", "👩‍👧"),
      Case("a percent sign", "100% %s %n", "100% %s %n"),
      Case("white space at the ends is no part of it", " \t\u{B}a b\u{C} ", "a b"),
      Case("escaped line feeds at the ends stay", #" \n a\n "#, "\n a\n"),
      Case("white space beyond ASCII stays", "\u{A0}a\u{A0}", "\u{A0}a\u{A0}"),
      Case("empty", "", nil),
      Case("white space only", "  ", nil),
    ]
  }

  @Test("lose their escapes", arguments: Case.all)
  func summary(_ example: Case) throws {
    let found = eventContents(["SUMMARY:\(example.value)", "DTSTART:20261201"])
    #expect(found.events.map(\.summary?.raw) == [example.text])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("are read in all properties that hold one")
  func properties() throws {
    let event = try event([
      "SUMMARY;LANGUAGE=en:a", #"LOCATION;ALTREP="http://x:1/":b\, c"#, #"DESCRIPTION:d\ne"#,
      "URL;VALUE=URI:https://Example.org/a,b;c?d=e:f",
    ])
    #expect(event.summary == "a")
    #expect(event.location == "b, c")
    #expect(event.description == "d\ne")
    #expect(event.url == "https://Example.org/a,b;c?d=e:f")
  }

  @Test("that are nothing but a control that libical takes for white space are named", arguments: ["\u{B}", " \u{C} "])
  func controls(_ value: String) {
    let found = eventContents(["SUMMARY:\(value)", "DTSTART:20261201"])
    #expect(found.events.map(\.summary) == [nil])
    #expect(lines(found) == [4])
  }

  @Test("given twice keep the first")
  func twice() throws {
    #expect(try event(["SUMMARY:a", "SUMMARY:b"]).summary == "a")
  }

  @Test("longer than libical's pieces stay whole", arguments: [799, 800, 801, 1601, 100_000])
  func long(_ length: Int) throws {
    // Characters of three bytes meet the ends of the pieces in every way.
    let characters = Array("a€ü\\n😀")
    let text = String((0..<length).map { characters[$0 % characters.count] })
    #expect(try event(["SUMMARY:\(text)"]).summary?.raw == text.replacing("\\n", with: "\n"))
  }

  @Test(
    "Categories are split at commas that are not escaped (RFC 5545 3.8.1.2)",
    arguments: [
      (["CATEGORIES:A,B"], ["A", "B"]),
      (["CATEGORIES:A", "CATEGORIES:B,C"], ["A", "B", "C"]),
      ([#"CATEGORIES:A\,B,C"#], ["A,B", "C"]),
      ([#"CATEGORIES:A\\,B"#], [#"A\"#, "B"]),
      ([#"CATEGORIES:"A,B",C"#], [#""A"#, #"B""#, "C"]),
      (["CATEGORIES:A,,B,"], ["A", "B"]),
      (["CATEGORIES:A, B"], ["A", "B"]),
      (["CATEGORIES:Grüße"], ["Grüße"]),
      (["CATEGORIES:"], []),
    ])
  func categories(_ properties: [String], _ expected: [String]) throws {
    let found = eventContents(properties + ["DTSTART:20261201"])
    #expect(found.events.map { $0.categories.map(\.raw) } == [expected])
    #expect(found.diagnostics.isEmpty)
  }
}
