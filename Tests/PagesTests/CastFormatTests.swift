import Foundation
import Pages
import Testing

@Suite("Recordings of a terminal") struct CastFormatTests {
  @Test("a line of JSON for the header, and one for each event")
  func lines() throws {
    let escapes = "\u{1B}[1mx\u{1B}[0m\r\n\"\\\u{7F}\u{2067}é日\u{9B}"
    let text = CastFormat.recording(
      columns: 80, rows: 25, title: "\"é\"\n", terminal: "xterm",
      [.init(time: 0, output: escapes), .init(time: 1_033_333, output: ""), .init(time: 12_000_001, output: "y")])
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n").map { Data($0.utf8) }
    try #require(lines.count == 4)
    let header = try #require(try JSONSerialization.jsonObject(with: lines[0]) as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 80)
    #expect(header["height"] as? Int == 25)
    #expect(header["title"] as? String == "\"é\"\n")
    #expect(header["env"] as? [String: String] == ["TERM": "xterm"])
    let events = try lines.dropFirst().map { try #require(JSONSerialization.jsonObject(with: $0) as? [Any]) }
    #expect(events.map { $0.count } == [3, 3, 3])
    #expect(events.map { $0[1] as? String } == ["o", "o", "o"])
    #expect(events[0][2] as? String == escapes)
    #expect(events.map { $0[0] as? Double } == [0, 1.033333, 12.000001])
    // As text: always six decimals, and no character that a terminal would obey.
    #expect(text.contains("[0.000000,\"o\",") && text.contains("[12.000001,\"o\","))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }
}
