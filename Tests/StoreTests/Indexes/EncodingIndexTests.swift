import CalendarCore
import Foundation
import ICU
import TestSupport
import Testing

@testable import Store

@Suite("Indexes and encodings")
struct EncodingIndexTests {
  private static let viewing = Zone.utc

  private func source(_ titles: [[UInt8]]) -> [UInt8] {
    Array("BEGIN:VCALENDAR\r\n".utf8)
      + titles.enumerated().flatMap { number, title in
        Array("BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART:20261201T090000Z\r\nSUMMARY:".utf8) + title
          + Array("\r\nEND:VEVENT\r\n".utf8)
      } + Array("END:VCALENDAR\r\n".utf8)
  }

  private func write(_ titles: [[UInt8]], to shelf: Shelf) throws {
    try Data(source(titles)).write(to: URL(filePath: shelf.path))
  }

  private func loader(_ shelf: Shelf, _ encoding: TextEncoding?) throws -> SourceLoader {
    let indexes = try #require(IndexDirectory(environment: ["XDG_CACHE_HOME": shelf.cache]))
    var loader = SourceLoader(
      zones: shelf.zones, indexes: indexes, use: .keep, encoding: encoding, smallestIndexed: 0)
    loader.load(.path(shelf.path))
    return loader
  }

  private func titles(_ loader: SourceLoader) -> [String?] {
    let window = DayRange(CivilDate(dayNumber: 20_788).yearMonth)
    return CalendarStore(calendars: loader.calendars).query(window, viewing: EncodingIndexTests.viewing).occurrences
      .map(\.event.summary?.raw).sorted { ($0 ?? "") < ($1 ?? "") }
  }

  @Test("An index that was made with another encoding is not used")
  func otherEncoding() throws {
    let shelf = Shelf(try Directory(), source: "a.ics")
    try write([[0xC3, 0xBC]], to: shelf)
    settle()
    let latin = try #require(TextEncoding(named: "windows-1252"))
    for (encoding, title) in [(nil, "ü"), (latin, "Ã¼"), (nil, "ü")] {
      #expect(titles(try loader(shelf, encoding)) == [title])
      try loader(shelf, encoding).saveIndexes()
      let indexed = try loader(shelf, encoding)
      #expect(indexed.calendars.map { $0.indexSize != nil } == [true])
      #expect(titles(indexed) == [title])
    }
  }

  @Test("Unchanged components are read anew where other lines show another encoding")
  func otherGuess() throws {
    let shelf = Shelf(try Directory(), source: "a.ics")
    // Python: "Środa".encode("cp1250"), which alone could be "Œroda", and "Książka".
    let (wednesday, book): ([UInt8], [UInt8]) = (
      [0x8C, 0x72, 0x6F, 0x64, 0x61], [0x4B, 0x73, 0x69, 0xB9, 0xBF, 0x6B, 0x61]
    )
    try write([wednesday], to: shelf)
    settle()
    try loader(shelf, nil).saveIndexes()
    #expect(titles(try loader(shelf, nil)) == ["Œroda"])
    try write([wednesday, book, book, book], to: shelf)
    settle()
    try loader(shelf, nil).saveIndexes()
    let indexed = try loader(shelf, nil)
    #expect(indexed.calendars.map { $0.indexSize != nil } == [true])
    #expect(titles(indexed) == ["Książka", "Książka", "Książka", "Środa"])
  }
}
