import CalendarCore
import Canvas

/// The styles that pages are drawn in.
public struct Theme: Sendable, Hashable {
  var title = Style(attributes: .bold)
  var weekday = Style(attributes: .bold)
  var weekendDay = Style(foreground: .ansi(1), attributes: .bold)
  var line = Style(attributes: .dim)
  var day = Style(attributes: .bold)
  var weekend = Style(foreground: .ansi(1), attributes: .bold)
  var today = Style(attributes: [.bold, .reverse])
  var outside = Style(attributes: .dim)
  var more = Style(attributes: .bold)
  /// Whether all-day bars are fields of colour; otherwise they are drawn with line characters.
  public var fillsBars: Bool

  /// Colours for calendars that have none, by their order.
  private static let calendarColors: [Color] = [.ansi(6), .ansi(2), .ansi(5), .ansi(3), .ansi(4), .ansi(1)]

  /// Makes the standard theme; `hasColor` says whether colours will be seen.
  public init(hasColor: Bool) {
    fillsBars = hasColor
  }

  /// The colour that marks an occurrence: its own, or its calendar's.
  func color(of occurrence: Occurrence) -> Color {
    if let color = occurrence.event.color ?? occurrence.calendar.color {
      return .rgb(red: color.red, green: color.green, blue: color.blue)
    }
    return Theme.calendarColors[occurrence.calendar.order % Theme.calendarColors.count]
  }

  /// The style of a bar: the colour behind black or white text, whichever stands out.
  func bar(of occurrence: Occurrence) -> Style {
    let color = color(of: occurrence)
    var style: Style
    if fillsBars {
      style = Style(foreground: Theme.contrast(to: color), background: color)
    } else {
      style = Style(attributes: .bold)
    }
    if occurrence.event.status == .cancelled { style.attributes.insert(.strikethrough) }
    return style
  }

  /// The style of a timed event's time.
  func time(of occurrence: Occurrence) -> Style {
    var style = Style(foreground: color(of: occurrence))
    if occurrence.event.isTransparent { style.attributes.insert(.dim) }
    return style
  }

  /// The style of a timed event's title.
  func text(of occurrence: Occurrence) -> Style {
    var style = Style.plain
    if occurrence.event.status == .cancelled { style.attributes.formUnion([.strikethrough, .dim]) }
    if occurrence.event.isTransparent { style.attributes.insert(.dim) }
    return style
  }

  /// Black or white by relative luminance (WCAG 2.1); the terminal's own colours are middling and get black.
  private static func contrast(to color: Color) -> Color {
    guard case .rgb(let red, let green, let blue) = color else { return .ansi(0) }
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      // The sRGB curve, near enough for a choice between two.
      return share * share * (0.6 * share + 0.4)
    }
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return luminance > 0.18 ? .ansi(0) : .ansi(15)
  }
}
