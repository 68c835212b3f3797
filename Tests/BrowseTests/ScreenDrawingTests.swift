import CalendarCore
import Canvas
import CommandTable
import PageTurn
import Pages
import Testing

@testable import Browse

@Suite("Screens")
struct ScreenDrawingTests {
  /// What may be seen on a screen.
  enum State: String, CaseIterable {
    case page, list, packed, arabic, year, detail, help, calendars, prompt, notice, search, empty

    func model(width: Int, height: Int) throws -> Model {
      if self == .year { return try SampleModel.year(width: width, height: height) }
      let packed = self == .packed ? try SampleCalendar.packed() : nil
      var model = try SampleModel.month(
        width: width, height: height, selected: self == .packed ? "2026-12-15" : "2026-12-16", occurrences: packed,
        names: self == .arabic ? SampleModel.arabic : PageNames.english)
      switch self {
      case .list, .arabic: model.entry = 1
      case .packed: model.entry = 19
      case .detail: model.overlay = .detail(try SampleCalendar.retreat(), scroll: 1000)
      case .help: model.overlay = .help(scroll: 7)
      case .calendars: model.overlay = .calendars(chosen: 2)
      case .prompt:
        model.prompt = Prompt(.zone)
        model.prompt?.before = "会議 and more words than there may be room for"
        model.prompt?.after = " behind the cursor"
      case .notice: model.notice = .init("Something could not be done", isFault: true)
      case .search:
        model.search = .init(text: "night", hits: try SampleCalendar.december(), place: 2)
        model.hiddenCalendars = [0]
      case .empty: model.pages = [:]
      case .page, .year: break
      }
      return model
    }
  }

  private static let widths = [0, 1, 2, 3, 5, 9, 16, 19, 20, 22, 30, 36, 44, 60, 80, 110]
  private static let heights = [0, 1, 2, 3, 4, 6, 8, 9, 12, 16, 20, 24]

  @Test("Every size can be drawn, and the cursor is on it", arguments: State.allCases)
  func sizes(state: State) throws {
    for width in ScreenDrawingTests.widths {
      for height in ScreenDrawingTests.heights {
        let model = try state.model(width: width, height: height)
        let screen = SampleModel.screen(model)
        #expect(screen.surface.width == width && screen.surface.height == height)
        let metrics = TextMetrics()
        #expect(screen.surface.lines.allSatisfy { metrics.width(of: $0) == width })
        if let cursor = screen.cursor {
          #expect(state == .prompt && screen.surface.contains(row: cursor.row, column: cursor.column))
        } else {
          #expect(state != .prompt || width == 0 || height == 0)
        }
      }
    }
  }

  @Test("What is chosen in a list is seen", arguments: [(80, 24), (132, 24), (30, 12), (60, 18), (24, 5)])
  func chosenIsSeen(width: Int, height: Int) throws {
    for chosen in 0..<20 {
      var model = try State.packed.model(width: width, height: height)
      model.entry = chosen
      let selected = model.settings.style.theme[.selected]
      let screen = SampleModel.screen(model)
      let rows = (0..<height).filter { model.target(row: $0, column: model.layout.agenda.column) == .entry(chosen) }
      #expect(rows.count == 1)
      let agenda = model.layout.agenda
      for column in agenda.column..<agenda.column + agenda.width {
        #expect(rows.allSatisfy { screen.surface[$0, column].style == selected })
      }
    }
  }

  @Test("A day without occurrences says so")
  func emptyDay() throws {
    let text = SampleModel.text(SampleModel.screen(try SampleModel.month(selected: "2026-12-22")))
    #expect(text.contains("Nothing on this day"))
  }

  @Test("The chosen day is marked across its cell in each theme", arguments: Theme.BuiltIn.allCases)
  func selection(name: Theme.BuiltIn) throws {
    let style = PageStyle(theme: Theme(name, depth: .trueColor))
    let surface = SampleModel.screen(try SampleModel.month(style: style)).surface
    let row = surface.lines.firstIndex { $0.contains("(16)") } ?? 0
    #expect((0..<80).filter { surface[row, $0].style == style.theme[.selected] }.count == 10)
  }

  @Test("What a place belongs to")
  func targets() throws {
    var model = try SampleModel.month()
    #expect(model.target(row: 3, column: 5) == .page(row: 3, column: 5))
    #expect(model.target(row: 19, column: 5) == .agenda)
    #expect(model.target(row: 21, column: 5) == .entry(1))
    #expect(model.target(row: 22, column: 5) == .agenda)
    #expect(model.target(row: 23, column: 0) == .footer(.nextMonth))
    #expect(model.target(row: 23, column: 7) == .footer(nil))
    #expect(model.target(row: 24, column: 0) == .nothing)
    model.overlay = .calendars(chosen: 0)
    #expect(model.target(row: 0, column: 0) == .outsideOverlay)
    let rows = (0..<24).filter { model.target(row: $0, column: 38) == .overlayLine(1) }
    #expect(rows.count == 1 && model.target(row: rows[0] + 2, column: 38) == .overlay)
  }

  @Test("A text is scrolled to its end and no further", arguments: [(80, 24), (30, 12), (20, 5)])
  func scroll(width: Int, height: Int) throws {
    let model = try State.detail.model(width: width, height: height)
    let pane = try #require(OverlayPane(model))
    #expect(pane.scroll == pane.maxScroll && pane.maxScroll == pane.lineCount - pane.visibleRows)
    #expect(SampleModel.text(SampleModel.screen(model)).contains("red"))
  }

  @Test("Controls of a file's text never get onto the screen", arguments: [(80, 24), (30, 12)])
  func gate(width: Int, height: Int) throws {
    for scroll in 0..<30 {
      var model = try State.detail.model(width: width, height: height)
      model.overlay = .detail(try SampleCalendar.retreat(), scroll: scroll)
      let scalars = SampleModel.screen(model).surface.lines.joined().unicodeScalars
      #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  @Test("A page that turns shows the frame of its moment, and the page before until the other is loaded")
  func movement() throws {
    var model = try SampleModel.month()
    let (old, new) = (PageID.month(model.today.yearMonth), PageID.month(model.today.yearMonth.adding(months: 1)))
    func page(_ model: Model) -> [String] { Array(SampleModel.screen(model).surface.lines.prefix(18)) }
    let before = page(model)
    let turn = Turn(.next)
    func running(_ now: Double) -> Movement {
      Movement(
        turn: turn, old: old, new: new, oldSelected: model.selected, newSelected: model.selected,
        kind: .running(from: .start, to: .end, start: 10, duration: 0.5), now: now)
    }
    model.movement = running(10)
    #expect(page(model) == before)
    model.movement = running(10.5)
    let after = page(model)
    #expect(after.first?.contains("January 2027") == true)
    model.movement = running(10.15)
    let middle = page(model)
    #expect(middle != before && middle != after)
    var drag = Drag(row: 15, column: 70)
    (drag.row, drag.column) = (4, 20)
    model.movement = Movement(
      turn: turn, old: old, new: new, oldSelected: model.selected, newSelected: model.selected,
      kind: .held(drag, since: 0),
      now: 10)
    #expect(page(model) != before)
    model.pages[new] = nil
    #expect(page(model) == before)
  }
}
