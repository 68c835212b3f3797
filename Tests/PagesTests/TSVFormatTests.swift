import CalendarCore
import Pages
import Testing
import TextGate
import TestSupport

@Suite struct TSVFormatTests {
  private func rows(_ occurrences: [Occurrence]) -> [[String]] {
    TSVFormat(viewing: viewing).text(of: occurrences).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Scripts count columns: their order is part of the contract.
  @Test func header() {
    #expect(
      TSVFormat(viewing: viewing).text(of: [])
        == """
        start\tend\tallDay\tsummary\tlocation\tcalendar\tstatus\ttransparent\tcategories\turl\tuid\trecurrenceId\tzone\
        \trecurring\tkind\tdescription\tdue\tcompleted\tpercent\tpriority\toverdue\tage\n
        """)
  }

  @Test("No end is later than what four digits of a year can tell")
  func lastDay() throws {
    #expect(try Array(rows([allDay("Eve", "9999-12-31")])[1].prefix(2)) == ["9999-12-31", "9999-12-31"])
  }

  @Test func values() throws {
    let occurrence = try timed("Lunch", "2026-12-15 12:00", "13:00") {
      $0.location = "Canteen"
      $0.categories = ["food", "team"]
      $0.status = .cancelled
      $0.uid = "u1"
    }
    #expect(
      rows([occurrence]).last == [
        "2026-12-15T12:00:00+01:00", "2026-12-15T13:00:00+01:00", "false", "Lunch", "Canteen", "Work", "CANCELLED",
        "false", "food,team", "", "u1", "", "Europe/Berlin", "false", "event", "", "", "", "", "", "", "",
      ])
  }

  @Test(arguments: [
    ("a\tb", "a\\tb"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"), ("a\\b", "a\\\\b"), ("a\\nb", "a\\\\nb"),
    ("\u{1B}[31m", "␛[31m"), ("a\0b", "a␀b"), ("\u{7F}", "␡"), ("\u{9B}", "\u{FFFD}"), ("a\u{202E}b", "ab"),
    ("a  b", "a  b"), ("日本", "日本"), ("a\u{2028}b\u{85}c", "a b c"),
  ])
  func escapes(text: String, expected: String) throws {
    let all = rows([try allDay(text, "2026-12-24") { $0.description = UntrustedText(text) }])
    #expect(all.count == 2)
    #expect(all.last?.count == TSVFormat.columns.count)
    #expect(all.last?[3] == expected)
    #expect(all.last?[15] == expected)
  }
}
