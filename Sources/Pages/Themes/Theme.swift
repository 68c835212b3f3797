import CalendarCore
import Canvas

/// The styles that pages are drawn in.
public struct Theme: Sendable, Hashable {
  /// What a style is for.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The month's name.
    case title
    /// The names of the weekdays.
    case weekday
    /// The number of a day, on weekends and of holidays as well.
    case day, weekend, holiday
    /// The number of the day it is, and of the one that was chosen.
    case today, selected
    /// What belongs to another month, and what tells less.
    case outside
    /// The days in another calendar.
    case note
    /// The numbers of weeks.
    case weekNumber = "week-number"
    /// The lines of the grid.
    case line
    /// How many occurrences have no room.
    case more
  }

  private var styles: [Role: Style]
  /// The colours that may be used.
  public let depth: ColorDepth
  /// What colours of calendars have to stand out from.
  public let background: Background

  /// Makes a theme.
  ///
  /// - Parameter styles: What is not among them is drawn in the plain style.
  public init(styles: [Role: Style], background: Background, depth: ColorDepth) {
    self.styles = styles
    self.background = background
    self.depth = depth
  }

  /// The style for a role.
  public subscript(role: Role) -> Style {
    get { styles[role] ?? .plain }
    set { styles[role] = newValue }
  }

  /// Whether bars are fields of colour; otherwise they are drawn with line characters.
  var fillsBars: Bool { depth != .none }

  /// Colours for calendars that have none, by their order: the terminal's own.
  private static let calendarColors: [UInt8] = [6, 2, 5, 3, 4, 1]

  /// The colour of an occurrence's text on the page's background, as the depth has it; nil without colour.
  func textColor(of occurrence: Occurrence) -> Color? {
    textColor(own: occurrence.event.color ?? occurrence.calendar.color, order: occurrence.calendar.order)
  }

  /// The colour of text for a calendar with a colour of its own, or by its order; nil without colour.
  func textColor(own: CalendarColor?, order: Int) -> Color? {
    guard depth != .none else { return nil }
    return own.map { readable(RGB($0), contrast: 4.5) } ?? Theme.calendarColor(order)
  }

  /// The style of a bar as a field of colour.
  private func field(of occurrence: Occurrence) -> Style {
    let own = occurrence.event.color ?? occurrence.calendar.color
    let color = own.map { readable(RGB($0), contrast: 1.5) } ?? Theme.calendarColor(occurrence.calendar.order)
    switch color {
    // Nobody knows the terminal's own colours, but they are meant to be read on its background.
    case .ansi: return Style(foreground: color, attributes: .reverse)
    case .indexed(let index): return Style(foreground: text(on: Palette.entry(index)), background: color)
    case .rgb(let rgb): return Style(foreground: text(on: rgb), background: color)
    }
  }

  private func text(on color: RGB) -> Color {
    let text = color.textColor
    return depth == .trueColor ? .rgb(text) : .indexed(Palette.nearestIndex(to: text))
  }

  private static func calendarColor(_ order: Int) -> Color { .ansi(calendarColors[order % calendarColors.count]) }

  /// A colour that stands out from the background as far as the depth allows.
  private func readable(_ color: RGB, contrast: Double) -> Color {
    let readable = background.readable(color, contrast: contrast)
    switch depth {
    case .none, .trueColor: return .rgb(readable)
    case .palette256:
      return .indexed(background.nearestIndex(to: readable, contrast: min(contrast, 3)))
    case .ansi16:
      // The bright ones are hard to see on white, black and the greys on some background.
      return .ansi(Palette.nearestANSI(to: color, among: background == .dark ? 1...14 : 1...6))
    }
  }

  /// The style of a bar.
  func bar(of occurrence: Occurrence) -> Style {
    var style = Style(attributes: .bold)
    if fillsBars {
      // What takes no time of its own is no field: text in the colour alone.
      style = occurrence.event.isTransparent ? Style(foreground: textColor(of: occurrence)) : field(of: occurrence)
    } else if occurrence.event.isTransparent {
      style.attributes = .dim
    }
    if occurrence.event.status == .cancelled { style.attributes.insert(.strikethrough) }
    return style
  }

  /// The style of a timed event's time and of its calendar's mark.
  func time(of occurrence: Occurrence) -> Style {
    var style = Style(foreground: textColor(of: occurrence))
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
}

extension RGB {
  /// The colour of a calendar or an event.
  init(_ color: CalendarColor) { self.init(red: color.red, green: color.green, blue: color.blue) }
}
