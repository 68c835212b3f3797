import CalendarCore
import Canvas
import Pages

/// The lines that tell of occurrences in the list of a day.
struct AgendaLines {
  /// How much is told of each; the most first.
  enum Detail: CaseIterable {
    /// Title and place over several lines, and a blank line above each.
    case spacious
    /// The same without blank lines.
    case wrapped
    /// A line for the title, and one for the place.
    case place
    /// One line.
    case line

    /// Blank lines above an occurrence.
    var gap: Int { self == .spacious ? 1 : 0 }
    /// What each takes at least.
    var leastRows: Int { 1 + gap }
    var titleRows: Int { self == .spacious || self == .wrapped ? 3 : 1 }
    var placeRows: Int {
      switch self {
      case .spacious, .wrapped: 2
      case .place: 1
      case .line: 0
      }
    }
  }

  private let date: CivilDate
  private let width: Int
  private let look: AgendaPane.Look
  private let timeWidth: Int

  /// From here on one line has room for title and place.
  private static let narrowestWithPlaceBeside = 60
  /// From here on the end of a time is told.
  private static let narrowestWithEnd = 34

  init(_ occurrences: [Occurrence], on date: CivilDate, width: Int, look: AgendaPane.Look) {
    self.date = date
    self.width = width
    self.look = look
    timeWidth = occurrences.reduce(0) {
      max($0, look.style.metrics.width(of: AgendaLines.time($1, on: date, width: width, look)))
    }
  }

  /// How much may be told, the most first: one line is enough where it has room for title and place.
  var details: [Detail] { width < AgendaLines.narrowestWithPlaceBeside ? Detail.allCases : [.line] }

  /// The cells before times, where the sign of what is chosen stands.
  static func indent(_ width: Int) -> Int { width >= narrowestWithPlaceBeside ? 2 : 1 }

  private static func time(_ occurrence: Occurrence, on date: CivilDate, width: Int, _ look: AgendaPane.Look) -> String
  {
    let glyphs = look.style.glyphs
    if width < narrowestWithEnd || look.isMirrored, let names = look.names {
      return occurrence.time(on: date, names: names, glyphs: glyphs)
    }
    return look.number(
      AgendaList.time(occurrence, on: date, glyphs: glyphs, shortDate: look.settings.shortDate))
  }

  /// The lines for an occurrence.
  func lines(of occurrence: Occurrence, _ detail: Detail) -> [StyledLine] {
    let (style, theme) = (look.style, look.theme)
    let metrics = style.metrics
    var head = StyledLine(String(repeating: " ", count: AgendaLines.indent(width)))
    let time = AgendaLines.time(occurrence, on: date, width: width, look)
    let blanks = String(repeating: " ", count: timeWidth - metrics.width(of: time))
    if timeWidth > 0 {
      head.append(time, theme.time(of: occurrence))
      head.append(blanks + (width >= AgendaLines.narrowestWithPlaceBeside ? "  " : " "))
    }
    if look.hasMarks {
      head.append(String(style.glyphs.calendarMark(occurrence.calendar.order)), theme.time(of: occurrence))
      head.append(" ")
    }
    let indent = head.width(metrics)
    let room = width - indent
    let textStyle = theme.text(of: occurrence)
    let title = occurrence.marked(occurrence.subject.visibleTitle, style.glyphs).description
    let place = occurrence.subject.visibleLocation?.description
    guard width < AgendaLines.narrowestWithPlaceBeside else {
      finish(&head, title: title, textStyle, place: place, occurrence.calendar)
      return [head]
    }
    let titles = limited(title, to: detail.titleRows, cells: room)
    head.append(titles[0], textStyle)
    let margin = String(repeating: " ", count: max(0, min(indent, width)))
    let places = place.map { limited($0, to: detail.placeRows, cells: room) } ?? []
    return [head]
      + titles.dropFirst().map { StyledLine([.init(text: margin, style: .plain), .init(text: $0, style: textStyle)]) }
      + places.map { StyledLine([.init(text: margin, style: .plain), .init(text: $0, style: theme[.outside])]) }
  }

  /// Title, place and calendar in one line: whose it is matters more than the end of a long title or place.
  private func finish(
    _ line: inout StyledLine, title: String, _ textStyle: Style, place: String?, _ calendar: CalendarInfo
  ) {
    let (style, theme) = (look.style, look.theme)
    let room = width - line.width(style.metrics)
    let name = look.hasMarks && !calendar.visibleName.isEmpty ? "  " + calendar.visibleName : ""
    let nameWidth = style.metrics.width(of: name)
    let hasName = nameWidth * 3 <= room
    var left = hasName ? room - nameWidth : room
    let title = style.fit(title, cells: left)
    line.append(title, textStyle)
    left -= style.metrics.width(of: title)
    if let place, left >= 8 {
      let text = style.fit("  " + place, cells: left)
      line.append(text, theme[.outside])
      left -= style.metrics.width(of: text)
    }
    guard hasName else { return }
    line.append(String(repeating: " ", count: max(0, left)))
    line.append(name, theme[.note])
  }

  /// A text over so many lines at most, the last one cut.
  private func limited(_ text: String, to rows: Int, cells: Int) -> [String] {
    guard rows > 0, cells > 0 else { return rows > 0 ? [""] : [] }
    let lines = look.style.metrics.wrapped(text, cells: cells)
    guard lines.count > rows || rows == 1 else { return lines }
    guard rows > 1 else { return [look.style.fit(text, cells: cells)] }
    let rest = lines[(rows - 1)...].joined(separator: " ")
    return Array(lines[..<(rows - 1)]) + [look.style.fit(rest, cells: cells)]
  }
}
