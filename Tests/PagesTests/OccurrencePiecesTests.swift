import CalendarCore
import Foundation
import Pages
import Testing

/// Occurrences are written piece by piece, and what comes out is what one piece would be.
@Suite struct OccurrencePiecesTests {
  private struct Numbers: OccurrenceFormat {
    var count = 0
    mutating func begin(_ text: inout TextBuffer) { text.append("[") }
    mutating func append(_ occurrence: Occurrence, to text: inout TextBuffer) {
      text.append("\(count),")
      count += 1
    }
    mutating func end(_ text: inout TextBuffer) { text.append("]") }
  }

  @Test(arguments: [0, 1, 2, 255, 256, 257, 511, 512, 513, 2000])
  func whole(count: Int) throws {
    let occurrence = try allDay("Day", "2026-12-24")
    let occurrences = [Occurrence](repeating: occurrence, count: count)
    let expected = "[" + (0..<count).map { "\($0)," }.joined() + "]"
    #expect(Numbers().text(of: occurrences) == expected)
    let pieces = Array(OccurrencePieces(occurrences, Numbers()))
    #expect(pieces.count == (count + 255) / 256 + 1)
    let parts = [[], Array(occurrences.prefix(3)), [], Array(occurrences.dropFirst(3)), []]
    var inParts = TextBuffer()
    for piece in OccurrencePieces(parts, Numbers()) { inParts.append(piece) }
    #expect(inParts.text == expected)
  }

  private func parse(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

  @Test("JSON in pieces is one array; lines are documents of their own", arguments: [0, 1, 300, 600])
  func json(count: Int) throws {
    let occurrences = [Occurrence](repeating: try allDay("Day", "2026-12-24"), count: count)
    let array = OccurrenceJSON.array(viewing: viewing).text(of: occurrences)
    #expect(try (parse(array) as? [[String: Any]])?.count == count)
    let lines = OccurrenceJSON.lines(viewing: viewing).text(of: occurrences).split(separator: "\n")
    #expect(lines.count == count)
    for line in lines { #expect(try (parse(String(line)) as? [String: Any])?.count == 16) }
  }
}
