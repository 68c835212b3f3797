import CommandTable
import Testing

@testable import Browse

@Suite("Bindings of keys")
struct KeyBindingsTests {
  private func bindings(
    _ changes: (KeyCommand, KeyContext, [String])...
  ) -> KeyBindings {
    var bindings = KeyBindings.standard
    for (command, context, keys) in changes { bindings.bind(command, in: context, to: keys) }
    return bindings
  }

  @Test("A command has the keys that it was given and no others; whose they were has them no more")
  func binds() {
    let bindings = bindings((.nextMonth, .page, ["x", "t"]))
    #expect(bindings.command(for: "x", in: [.page]) == .nextMonth)
    #expect(bindings.command(for: "t", in: [.page]) == .nextMonth)
    #expect(bindings.command(for: "]", in: [.page]) == nil)
    #expect(bindings.keys(of: .today, in: .page).isEmpty)
    #expect(!bindings.bindings(in: .page).contains { $0.command == .today })
    #expect(
      bindings.bindings(in: .page).map(\.command) == KeyTable.bindings(in: .page).map(\.command).filter { $0 != .today }
    )
  }

  @Test("Other places keep their keys")
  func places() {
    let bindings = bindings((.down, .detail, ["x"]))
    #expect(bindings.command(for: "j", in: [.help]) == .down && bindings.command(for: "j", in: [.detail]) == nil)
    #expect(bindings.bindings(in: .help) == KeyTable.bindings(in: .help))
  }

  @Test("A place within another can bind the commands of that, with the same words in help")
  func outer() throws {
    let bindings = bindings((.nextMonth, .agenda, ["j"]))
    #expect(bindings.command(for: "j", in: [.agenda]) == .nextMonth)
    #expect(bindings.command(for: "j", in: [.page]) == .nextWeek)
    let last = try #require(bindings.bindings(in: .agenda).last)
    #expect(last.command == .nextMonth && last.help == "turn to the next month" && last.footer == nil)
    #expect(KeyBindings.commands(in: .agenda).contains(.nextMonth))
    #expect(!KeyBindings.commands(in: .detail).contains(.nextMonth))
  }

  @Test("What a place does not have is passed over")
  func foreign() {
    #expect(bindings((.nextMonth, .detail, ["x"]), (.accept, .page, ["y"])) == .standard)
  }

  @Test("A page follows them, and so do the footer and the list of keys")
  func page() throws {
    var model = try SampleModel.month(width: 100, height: 30)
    var settings = model.settings
    settings.keys = bindings((.nextMonth, .page, ["x"]), (.help, .page, []), (.close, .help, ["X"]))
    model = Model(
      settings: settings, width: 100, height: 30, today: model.today, zoneName: "", selected: model.selected,
      calendars: SampleCalendar.calendars, hidden: [1])
    #expect(model.hiddenCalendars == [1])
    let items = FooterKeys(model).items
    #expect(items.contains { $0.key == "x" && $0.word == "next" } && !items.contains { $0.command == .help })
    let lines = HelpLines(style: settings.style, keys: settings.keys).lines(width: 60)
    let texts = lines.map { $0.spans.map(\.text).joined() }
    #expect(texts.contains { $0.hasPrefix("  x ") } && !texts.contains { $0.contains("these keys") })
  }
}
