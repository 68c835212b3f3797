import CalendarCore
import Canvas

/// The colours of an occurrence on paper and on a dark screen.
struct DocumentColors: Hashable {
  /// Text and marks on white, and on a dark ground: contrast 4.5 at least.
  let ink: RGB
  let darkInk: RGB
  /// A bar, which stands out from white, and black or white for its text.
  let fill: RGB
  var fillText: RGB { fill.textColor }

  /// For calendars that have no colour, by their order: dark enough for white text.
  private static let unnamed = [0x1F6FB2, 0x2E7D4F, 0x8A4FA3, 0xB3541E, 0x0F7C80, 0xA8325E].map(RGB.init(hex:))

  /// The colours of an event or of its calendar.
  init(_ occurrence: Occurrence) {
    self.init(occurrence.color, order: occurrence.calendar.order)
  }

  /// The colours of a calendar.
  init(_ calendar: CalendarInfo) { self.init(calendar.color, order: calendar.order) }

  private init(_ color: CalendarColor?, order: Int) {
    let own =
      color.map { RGB($0) } ?? DocumentColors.unnamed[floorModulo(order, DocumentColors.unnamed.count)]
    ink = Background.light.readable(own, contrast: 4.5)
    darkInk = Background.dark.readable(own, contrast: 4.5)
    fill = Background.light.readable(own, contrast: 1.5)
  }
}
