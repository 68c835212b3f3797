import Testing

@testable import ICal

/// RFC 5545 3.1 and 3.2.
@Suite("Property lines")
struct PropertyLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let line: String
    /// `NAME|PARAMETER=value|...|value`, or nil for no property.
    let parts: String?

    init(_ name: String, _ line: String, _ parts: String?) {
      testDescription = name
      self.line = line
      self.parts = parts
    }

    static let all = [
      Case("name and value", "SUMMARY:Lunch", "SUMMARY|Lunch"),
      Case("an empty value", "SUMMARY:", "SUMMARY|"),
      Case("lower case names", "dtstart;value=date:20261201", "DTSTART|VALUE=date|20261201"),
      Case("a colon in the value", "URL:https://example.org", "URL|https://example.org"),
      Case("a semicolon in the value", "RRULE:FREQ=DAILY;COUNT=2", "RRULE|FREQ=DAILY;COUNT=2"),
      Case("a quoted parameter loses its quotes", "DTSTART;TZID=\"A B\":1", "DTSTART|TZID=A B|1"),
      Case("a colon in quotes", "A;X=\"http://x:80\":1", "A|X=http://x:80|1"),
      Case("a semicolon in quotes", "A;X=\"1;2\";Y=3:v", "A|X=1;2|Y=3|v"),
      Case("a quote in the value is text", "SUMMARY:say \"hi", "SUMMARY|say \"hi"),
      Case("a list of parameter values", "A;MEMBER=\"a:b\",\"c:d\":v", "A|MEMBER=a:b,c:d|v"),
      Case("white space around a parameter", "DTSTART; TZID = Europe/Berlin :1", "DTSTART|TZID=Europe/Berlin|1"),
      Case("a parameter without a value is left out", "A;X:v", "A|v"),
      Case("names of vendors", "X-WR-CALNAME:c", "X-WR-CALNAME|c"),
      Case("no name", ":value", nil),
      Case("no colon", "SUMMARY", nil),
      Case("no colon after parameters", "SUMMARY;X=1", nil),
      Case("a quote that nothing closes is none", "A;X=\"1:v", "A|X=1|v"),
      Case("text is no property", "and bring cake: two", nil),
    ]
  }

  @Test("are taken apart", arguments: Case.all)
  func parts(_ example: Case) {
    let property = PropertyLine(ContentLine(line: 7, range: 0..<1, bytes: Array(example.line.utf8)))
    let parts = property.map { property in
      ([property.name] + property.parameters.map { "\($0.name)=\($0.value)" } + [PropertyLine.text(property.value)])
        .joined(separator: "|")
    }
    #expect(parts == example.parts)
    #expect(property?.line ?? 7 == 7)
  }
}
