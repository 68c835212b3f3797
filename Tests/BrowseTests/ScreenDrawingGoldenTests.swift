import CalendarCore
import Canvas
import Pages
import TestSupport
import Testing

@testable import Browse

/// Screens as text files in `Goldens`; record them with `FLIPCAL_RECORD_GOLDENS=1 swift test`, then read them.
@Suite("Screens as pictures")
struct ScreenDrawingGoldenTests {
  @Test("A month", arguments: [(80, 24), (132, 40), (30, 12), (60, 18), (200, 50), (80, 40), (24, 6)])
  func month(width: Int, height: Int) throws {
    try expect(SampleModel.month(width: width, height: height, selected: "2026-12-15"), "month-\(width)x\(height)")
  }

  @Test("A month in ASCII", arguments: [(80, 24), (30, 12)])
  func ascii(width: Int, height: Int) throws {
    var model = try SampleModel.month(width: width, height: height, style: PageStyle(glyphs: .ascii))
    model.entry = 1
    try expect(model, "ascii-\(width)x\(height)")
  }

  @Test("A year", arguments: [(80, 24), (132, 40), (30, 12)])
  func year(width: Int, height: Int) throws {
    try expect(SampleModel.year(width: width, height: height), "year-\(width)x\(height)")
  }

  @Test("A language from right to left", arguments: [(80, 24), (132, 40), (60, 18)])
  func arabic(width: Int, height: Int) throws {
    var model = try SampleModel.month(
      width: width, height: height, selected: "2026-12-15", names: SampleModel.arabic)
    model.entry = 1
    try expect(model, "arabic-\(width)x\(height)")
  }

  @Test("A full day, in whose list an occurrence is chosen", arguments: [(80, 24), (132, 24), (30, 12)])
  func packed(width: Int, height: Int) throws {
    var model = try SampleModel.month(
      width: width, height: height, selected: "2026-12-15", occurrences: SampleCalendar.packed())
    model.entry = 9
    try expect(model, "packed-\(width)x\(height)")
  }

  @Test("An occurrence in full", arguments: [(80, 24), (132, 40), (30, 12)])
  func detail(width: Int, height: Int) throws {
    var model = try SampleModel.month(width: width, height: height)
    model.overlay = .detail(try SampleCalendar.retreat(), scroll: width == 30 ? 3 : 0)
    try expect(model, "detail-\(width)x\(height)")
  }

  @Test("The keys", arguments: [(80, 24), (132, 40), (30, 12)])
  func help(width: Int, height: Int) throws {
    var model = try SampleModel.month(width: width, height: height)
    model.overlay = .help(scroll: 0)
    try expect(model, "help-\(width)x\(height)")
  }

  @Test("The calendars", arguments: [(80, 24), (30, 12)])
  func calendars(width: Int, height: Int) throws {
    var model = try SampleModel.month(width: width, height: height)
    model.overlay = .calendars(chosen: 1)
    model.hiddenCalendars = [2]
    try expect(model, "calendars-\(width)x\(height)")
  }

  @Test("The foot of the screen")
  func feet() throws {
    var text = ""
    for width in [24, 60, 80, 132] {
      for change in FootCase.all {
        var model = try SampleModel.month(width: width, height: 24)
        change.change(&model)
        let lines = SampleModel.text(SampleModel.screen(model)).split(separator: "\n", omittingEmptySubsequences: false)
        text += "\(width), \(change.name):\n\(lines[23])\n"
      }
    }
    try Golden(name: "feet").expect(text)
  }

  private struct FootCase: Sendable {
    let name: String
    let change: @Sendable (inout Model) -> Void

    static let all = [
      FootCase(name: "keys") { _ in },
      FootCase(name: "hidden calendars") { $0.hiddenCalendars = [0, 2] },
      FootCase(name: "the list has the keys") { $0.entry = 0 },
      FootCase(name: "search") { $0.search = .init(text: "dentist", hits: [], place: 0) },
      FootCase(name: "notice") { $0.notice = .init("Sources were read again: 3 calendars, 2 of them changed") },
      FootCase(name: "prompt") { model in
        model.prompt = Prompt(.goTo)
        model.prompt?.before = "fri"
        model.prompt?.after = "day"
      },
      FootCase(name: "long prompt") { model in
        model.prompt = Prompt(.search)
        model.prompt?.before = "会議 and so many other words that they do not fit into a row of few columns"
      },
    ]
  }

  private func expect(_ model: Model, _ name: String) throws {
    try Golden(name: name).expect(SampleModel.text(SampleModel.screen(model)))
  }
}
