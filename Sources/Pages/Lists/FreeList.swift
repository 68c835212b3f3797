import CalendarCore
import Canvas

/// Free times under headings for their days, for a terminal.
public struct FreeList: Sendable {
  /// The list as cells.
  public let surface: Surface

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - slots: In order.
  ///   - today: The day to mark.
  ///   - width: Cells.
  ///   - heading: What a day is called, such as "Tuesday, 15 December 2026".
  public init(_ slots: [TimeSlot], today: CivilDate?, width: Int, style: PageStyle, heading: (CivilDate) -> String) {
    var rows: [Surface] = []
    var day: CivilDate?
    for slot in slots {
      if slot.day != day {
        if day != nil { rows.append(Surface(width: width, height: 1)) }
        rows.append(
          AgendaList.heading(heading(slot.day), isToday: slot.day == today, width: width, theme: style.theme))
        day = slot.day
      }
      rows.append(FreeList.row(slot, width: width, style: style))
    }
    surface = Surface(rows: rows, width: width)
  }

  private static func row(_ slot: TimeSlot, width: Int, style: PageStyle) -> Surface {
    var row = Surface(width: width, height: 1)
    let time =
      slot.isWholeDay ? "all day" : "\(slot.start.civil.hourAndMinute)\(style.glyphs.dash)\(slot.endText)"
    row.write(time, row: 0, column: 2)
    row.write(
      LengthText.spaced(slot.minutes), row: 0, column: 2 + AgendaList.usualTimeWidth + 2, style: style.theme[.outside])
    return row
  }
}
