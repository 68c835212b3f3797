import CalendarCore
import Canvas
import Testing

@testable import Pages

@Suite("Colours of calendars")
struct ThemeColorTests {
  private func occurrence(_ color: String) throws -> Occurrence {
    let own: CalendarColor = try #require(CalendarColor(color))
    let calendar = CalendarInfo(name: "Club", color: own, order: 0)
    return try allDay("Fair", "2026-12-02", in: calendar)
  }

  /// xterm's yellow on white is 1.7 to 1, its blue on black 2.2 to 1: neither is chosen where it might stand on such.
  @Test(
    "on 16 colours avoid what is hard to see on the background",
    arguments: [
      ("yellow", Background.light, 1 as UInt8?), ("yellow", .unknown, 1), ("yellow", .dark, 3), ("blue", .light, 4),
      ("green", .unknown, 2), ("teal", .dark, 6), ("tomato", .light, 1), ("white", .light, nil),
      ("#777777", .unknown, nil), ("black", .dark, nil),
    ])
  func sixteen(color: String, background: Background, number: UInt8?) throws {
    let theme = Theme(.auto, depth: .ansi16, background: background)
    #expect(theme.textColor(of: try occurrence(color)) == number.map { .ansi($0) })
    #expect(![3, 4].contains(number) || background != .unknown)
  }

  @Test(
    "of bars on 16 colours have black or white text, greys are reversed",
    arguments: [
      ("yellow", 3 as UInt8?, 0 as UInt8?), ("navy", 4, 15), ("crimson", 1, 15), ("seagreen", 2, 0),
      ("white", nil, nil),
      ("gray", nil, nil),
    ])
  func bars(color: String, field: UInt8?, text: UInt8?) throws {
    let style = Theme(.auto, depth: .ansi16, background: .light).bar(of: try occurrence(color))
    #expect(style.background == field.map { .ansi($0) })
    #expect(style.foreground == text.map { .ansi($0) })
    #expect(style.attributes == (field == nil ? .reverse : []))
  }

  /// WCAG 2.1: 4.5 to 1 for text, here on black and white at once.
  @Test("of calendars without one stand out on any background", arguments: 0..<7)
  func unnamed(order: Int) throws {
    let calendar = CalendarInfo(name: "Club", order: order)
    let occurrence = try allDay("Fair", "2026-12-02", in: calendar)
    let color = Theme(.auto, depth: .trueColor).textColor(of: occurrence)
    guard case .rgb(let rgb)? = color else {
      Issue.record("no colour")
      return
    }
    #expect(rgb.contrast(with: .black) > 4.45 && rgb.contrast(with: .white) > 4.45)
    let bar = Theme(.auto, depth: .trueColor).bar(of: occurrence)
    guard case .rgb(let field)? = bar.background, case .rgb(let text)? = bar.foreground else {
      Issue.record("no field")
      return
    }
    #expect(field.contrast(with: text) >= 4.5)
  }

  /// What takes no time is no field; without colour its bar is thin.
  @Test func transparentBars() throws {
    let free = try allDay("Fair", "2026-12-02", "2026-12-04") { $0.isTransparent = true }
    #expect(Theme(.auto, depth: .trueColor).bar(of: free).background == nil)
    let page = MonthPage(try content("2026-12", [free]), width: 80, height: 23)
    #expect(text(page.surface).contains("╺Fair──"))
  }

  @Test(
    "are read and written in hexadecimal",
    arguments: [
      (0x1C1C28, RGB(red: 28, green: 28, blue: 40), "#1c1c28"), (0xFFFFFF, .white, "#ffffff"), (0, .black, "#000000"),
      (0x000AF0, RGB(red: 0, green: 10, blue: 240), "#000af0"),
      (0x7F01_0203, RGB(red: 1, green: 2, blue: 3), "#010203"),
    ] as [(UInt32, RGB, String)])
  func hexadecimal(value: UInt32, color: RGB, text: String) {
    #expect(RGB(hex: value) == color)
    #expect(color.hexadecimal == text)
  }
}
