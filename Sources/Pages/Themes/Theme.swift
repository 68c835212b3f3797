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

  /// Colours for calendars that have none, by their order.
  private static let calendarColors = [0x2AA1B3, 0x3DA35D, 0xB565C9, 0xC98A1B, 0x5B8DEF, 0xE0605A].map(RGB.init(hex:))

  /// The colour of an occurrence's text on the page's background, as the depth has it; nil for the terminal's own.
  func textColor(of occurrence: Occurrence) -> Color? {
    textColor(own: occurrence.color, order: occurrence.calendar.order)
  }

  /// The style of a calendar's mark.
  package func mark(of calendar: CalendarInfo) -> Style {
    Style(foreground: textColor(own: calendar.color, order: calendar.order))
  }

  /// The colour of text for a calendar with a colour of its own, or by its order; nil for the terminal's own.
  func textColor(own: CalendarColor?, order: Int) -> Color? {
    let color = Theme.color(own: own, order: order)
    switch depth {
    case .none: return nil
    case .ansi16: return SixteenColors.text(color, on: background)
    case .palette256: return .indexed(background.nearestIndex(to: color, contrast: 3))
    case .trueColor: return .rgb(background.readable(color, contrast: 4.5))
    }
  }

  /// The style of a bar as a field of colour.
  private func field(of occurrence: Occurrence) -> Style {
    let color = background.readable(Theme.color(own: occurrence.color, order: occurrence.calendar.order), contrast: 1.5)
    switch depth {
    case .none, .ansi16: return SixteenColors.field(color)
    case .palette256:
      let index = Palette.nearestIndex(to: color)
      return Style(
        foreground: .indexed(Palette.nearestIndex(to: Palette.entry(index).textColor)), background: .indexed(index))
    case .trueColor: return Style(foreground: .rgb(color.textColor), background: .rgb(color))
    }
  }

  private static func color(own: CalendarColor?, order: Int) -> RGB {
    own.map { RGB($0) } ?? calendarColors[order % calendarColors.count]
  }

  /// The style of a bar.
  func bar(of occurrence: Occurrence) -> Style {
    if occurrence.isTask { return task(occurrence, Style(foreground: textColor(of: occurrence))) }
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

  /// The style of a to-do: what is overdue stands out, what is done recedes. It takes no time, so it is no field of colour.
  private func task(_ occurrence: Occurrence, _ usual: Style) -> Style {
    if occurrence.isOverdue {
      return self[.weekend].attributes.contains(.bold) ? self[.weekend] : Style(attributes: .bold)
    }
    var style = usual
    if occurrence.event.task?.isDone ?? false { style.attributes.insert(.dim) }
    if occurrence.event.status == .cancelled { style.attributes.formUnion([.strikethrough, .dim]) }
    return style
  }

  /// The style of a timed event's time and of its calendar's mark.
  package func time(of occurrence: Occurrence) -> Style {
    var style = Style(foreground: textColor(of: occurrence))
    if occurrence.event.isTransparent { style.attributes.insert(.dim) }
    return style
  }

  /// The style of a timed event's title.
  package func text(of occurrence: Occurrence) -> Style {
    if occurrence.isTask { return task(occurrence, .plain) }
    var style = Style.plain
    if occurrence.event.status == .cancelled { style.attributes.formUnion([.strikethrough, .dim]) }
    if occurrence.event.isTransparent { style.attributes.insert(.dim) }
    return style
  }
}

extension RGB {
  /// The colour of a calendar or an event.
  init(_ color: CalendarColor) { self.init(red: color.red, green: color.green, blue: color.blue) }

  /// `#rrggbb`.
  var hexadecimal: String { CalendarColor(red: red, green: green, blue: blue).hexadecimal }
}
