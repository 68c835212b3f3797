import CalendarCore
import Testing

@testable import Browse

/// Data that change without a new generation, which they never do, show what was not drawn again.
@Suite("Pages that are kept while one turns")
struct PageCacheTests {
  private let model: Model
  private let page = PageID.month(day("2026-12-01").yearMonth)
  private let next = PageID.month(day("2027-01-01").yearMonth)

  init() throws { model = try SampleModel.month() }

  /// The same with nothing on the December page, of a generation.
  private func emptied(generation: Int) throws -> Model {
    var model = try SampleModel.month(occurrences: [])
    model.pages[page]?.generation = generation
    return model
  }

  private func shows(
    _ title: String, _ cache: inout PageCache, _ model: Model, selected: String = "2026-12-16",
    layout: BrowseLayout? = nil
  ) throws -> Bool {
    let surface = cache.surface(of: page, selected: day(selected), model, layout ?? self.model.layout)
    return try #require(surface).lines.contains { $0.contains(title) }
  }

  @Test("A page is drawn once for a generation, a chosen day and a layout", arguments: [0, 1])
  func generation(_ generation: Int) throws {
    var cache = PageCache()
    #expect(try shows("Advent fair", &cache, model))
    #expect(try shows("Advent fair", &cache, emptied(generation: generation)) == (generation == 0))
  }

  @Test("and again for another chosen day, and for another layout", arguments: ["2026-12-16", "2026-12-17"], [80, 81])
  func other(_ selected: String, _ width: Int) throws {
    var cache = PageCache()
    #expect(try shows("Advent fair", &cache, model))
    let layout = BrowseLayout(width: width, height: 24, kind: .month)
    let isSame = selected == "2026-12-16" && width == 80
    #expect(
      try shows("Advent fair", &cache, emptied(generation: 0), selected: selected, layout: layout) == isSame)
  }

  @Test("Two pages are kept, which a turn needs, and the older one goes first")
  func size() throws {
    var cache = PageCache()
    #expect(try shows("Advent fair", &cache, model))
    _ = cache.surface(of: next, selected: day("2027-01-16"), model, model.layout)
    let empty = try emptied(generation: 0)
    #expect(try shows("Advent fair", &cache, empty))
    _ = cache.surface(of: next, selected: day("2027-01-17"), model, model.layout)
    #expect(try !shows("Advent fair", &cache, empty))
  }

  @Test("What is not loaded is not drawn, though it was before")
  func missing() throws {
    var cache = PageCache()
    #expect(try shows("Advent fair", &cache, model))
    var model = model
    model.pages[page] = nil
    #expect(cache.surface(of: page, selected: day("2026-12-16"), model, model.layout) == nil)
  }
}
