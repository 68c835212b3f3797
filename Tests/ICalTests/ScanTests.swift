import CalendarCore
import Foundation
import SeededNumbers
import Testing
import TextGate
import TestSupport

@testable import ICal

@Suite("A scan")
struct ScanTests {
  private static let sampleFiles: [(name: String, bytes: [UInt8])] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../samples")
    let names = ["chinese", "club", "conference", "family", "team", "university"]
    return names.map { name in
      (name, (try? Data(contentsOf: folder.appending(path: "\(name).ics"))).map(Array.init) ?? [])
    }
  }()

  private static let indented =
    "  BEGIN:VCALENDAR\n  BEGIN:VEVENT\n  UID:a\n  DTSTART:20261201\n  SUMMARY:a\n   b\n  END:VEVENT\n  END:VCALENDAR\n"
  private static let oddForms: [(name: String, bytes: [UInt8])] = [
    ("a mark", Array("\u{FEFF}\(MutationTests.seeds[0])".utf8)),
    ("two marks", Array("\u{FEFF}\u{FEFF}\(MutationTests.seeds[0])".utf8)),
    ("UTF-16", [0xFF, 0xFE] + MutationTests.seeds[0].utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    ("CR alone", Array(MutationTests.seeds[0].replacing("\n", with: "\r").utf8)),
    ("CR CR LF", Array(MutationTests.seeds[0].replacing("\n", with: "\r\r\n").utf8)),
    ("CR alone at the end", Array((MutationTests.seeds[0] + "X-A:b\rX-B:c\r").utf8)),
    ("indented", Array(indented.utf8)), ("indented with CR", Array(indented.replacing("\n", with: "\r").utf8)),
    ("no line end", Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20261201\nEND:VEVENT\nEND:VCALENDAR".utf8)),
    ("blank lines", Array(MutationTests.seeds[0].replacing("\n", with: "\n \n\t\n\n").utf8)),
  ]

  private func check(_ bytes: [UInt8], _ name: String, most: [Int]) {
    let whole = ComponentScanner(MemoryBytes(bytes), from: 0)
    for most in most {
      let pieces = ComponentScanner(PiecewiseBytes(bytes: bytes, most: most), from: 0)
      #expect(pieces.lines == whole.lines || whole.hasBareCarriageReturn, "\(name), pieces of \(most)")
      #expect(pieces.hasBareCarriageReturn == whole.hasBareCarriageReturn, "\(name), pieces of \(most)")
    }
    let (memory, file) = (MemoryBytes(bytes), PiecewiseBytes(bytes: bytes))
    let texts = [memory as any ByteSource, file].map { CalendarText($0, file: "t.ics", zones: RuleZones()) }
    #expect(texts[0].events.compactMap(texts[0].event) == texts[1].events.compactMap(texts[1].event), "\(name)")
    #expect(texts[0].diagnostics == texts[1].diagnostics, "\(name)")
    #expect(texts[0].name == texts[1].name && texts[0].skipped == texts[1].skipped, "\(name)")
  }

  @Test("in pieces finds what one of the whole finds", arguments: sampleFiles.map(\.name))
  func samples(name: String) throws {
    let bytes = try #require(ScanTests.sampleFiles.first { $0.name == name }?.bytes)
    #expect(bytes.count > 1000)
    check(bytes, name, most: [997])
  }

  @Test("in pieces finds what one of the whole finds in what is not as it should be")
  func forms() {
    for (name, bytes) in ScanTests.oddForms { check(bytes, name, most: [1, 3, 64]) }
    for example in SalvageTests.Case.all { check(Array(example.source.utf8), example.testDescription, most: [1, 7]) }
  }

  @Test("in pieces finds what one of the whole finds in damaged files", arguments: 0..<4)
  func damagedFiles(seed: UInt64) {
    var random = SeededGenerator(state: 400 + seed)
    for round in 0..<60 {
      let bytes = damaged(MutationTests.seeds[round % 2], &random)
      check(bytes, "seed \(seed), round \(round)", most: [1, 5, 100])
    }
  }

  @Test("of every form finds the same events", arguments: oddForms.map(\.name))
  func sameEvents(name: String) throws {
    let bytes = try #require(ScanTests.oddForms.first { $0.name == name }?.bytes)
    let found = contents(bytes)
    #expect(found.events.count == 1)
    #expect(found.skipped == 0)
    #expect(found.diagnostics.isEmpty, "\(found.diagnostics)")
  }

  @Test("passes lines that are longer than its room", arguments: [200_000, 262_144, 300_000, 1_200_000])
  func longLines(length: Int) {
    let title = String(repeating: "x", count: length)
    let event = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201\r\nSUMMARY:\(title)\r\nEND:VEVENT\r\n"
    let bytes = Array("BEGIN:VCALENDAR\r\n\(event)\(event.replacing("UID:a", with: "UID:b"))END:VCALENDAR\r\n".utf8)
    let text = CalendarText(PiecewiseBytes(bytes: bytes), file: "t.ics", zones: RuleZones())
    #expect(text.events.map(\.isOrdinary) == [true, true])
    #expect(text.events.compactMap(text.event).map(\.summary?.raw.utf8.count) == [length, length])
    #expect(text.events.map(\.line) == [2, 7])
    #expect(text.diagnostics.isEmpty)
  }

  /// The first line with other bytes than UTF-8 must not change how those behind it are read.
  @Test("makes the name of a calendar readable wherever it stands", arguments: ["", "PRODID:\u{E9}\r\n"])
  func nameInAnotherEncoding(before: String) {
    let text = "BEGIN:VCALENDAR\r\n\(before)X-WR-CALNAME:Caf\u{E9}\r\nEND:VCALENDAR\r\n"
    // Latin-1.
    #expect(contents(text.unicodeScalars.map { UInt8($0.value) }).name == "Café")
  }

  @Test("does not let a NUL end the name of a calendar")
  func nameWithNUL() {
    #expect(contents("BEGIN:VCALENDAR\r\nX-WR-CALNAME:a\0b\r\nEND:VCALENDAR\r\n").name == "a\u{FFFD}b")
  }
}
