import CalendarCore
import Canvas
import TextGate

@testable import Pages

/// Text from outside in all forms in which it leaves.
struct Gate: FuzzTarget {
  func run(_ input: [UInt8]) {
    let raw = String(decoding: input, as: UTF8.self)
    let text = UntrustedText(raw)
    let visible = text.visible
    expect(isVisible(visible.description), "the visible form is visible")
    expect(VisibleText(visible.description) == visible, "the visible form of a visible form is itself")
    expect("\(text)" == visible.description, "a string of it is the visible form")
    let date = CivilDate(dayNumber: 20_790)
    var event = Event(uid: text, start: .date(date))
    (event.summary, event.location, event.description, event.url) = (text, text, text, text)
    event.categories = [text, text]
    event.zoneName = text
    let calendar = CalendarInfo(name: text)
    let days = DayRange(first: date, last: date)
    let occurrences = [Occurrence(.init(event, in: calendar), span: .allDay(days))]
    let json = OccurrenceJSON.array(viewing: .utc).text(of: occurrences)
    expect(json.unicodeScalars.allSatisfy { $0 == "\n" || isVisible(String($0)) }, "JSON is visible")
    let table = TSVFormat(viewing: .utc).text(of: occurrences)
    expect(table.split(separator: "\n", omittingEmptySubsequences: false).count == 3, "a row is a line")
    expect(table.count { $0 == "\t" } == 2 * (TSVFormat.columns.count - 1), "a row has its columns")
    expect(isVisible(String(table.filter { $0 != "\t" && $0 != "\n" })), "a table is visible")
    let line = OccurrenceLine().text(of: occurrences)
    expect(line.hasSuffix("\n") && isVisible(String(line.dropLast())), "a line is one visible line")
    for ambiguousIsWide in [false, true] {
      let metrics = TextMetrics(ambiguousIsWide: ambiguousIsWide)
      for cells in [1, 2, 7, 40] {
        for line in metrics.wrapped(visible.description, cells: cells) {
          expect(metrics.width(of: line) <= cells || line.count == 1, "a wrapped line fits")
        }
      }
    }
  }

  var seeds: [[UInt8]] {
    [
      "Dentist \u{1B}[31m\u{9B}m\u{7F}\u{0}", "a\u{202E}b\u{2066}c\u{2028}d\u{FEFF}",
      "👩‍👩‍👧‍👦🏽e\u{301}\u{301}한국\u{1160}日本\u{FFFE}",
      "a\tb\\n\"<&'>\r\n", "https://example.org/?a=1&b=2",
    ].map { Array($0.utf8) }
  }
}
