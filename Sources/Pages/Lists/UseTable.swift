import CalendarCore
import Canvas

/// How much time calendars and weekdays take, with bars.
public struct UseTable: Sendable {
  /// The table as cells.
  public let surface: Surface

  /// A line: what it tells of, how much, and in which style.
  private struct Line {
    var label: String
    var amount: TimeUse.Amount
    var labelStyle = Style.plain
    var barStyle = Style.plain
  }

  /// Draws a table.
  ///
  /// - Parameters:
  ///   - title: What the days that count are called.
  ///   - calendars: In the order in which they stand.
  ///   - weekdays: In the order of the week, with what they are called.
  ///   - width: Cells.
  public init(
    _ use: TimeUse, title: String, calendars: [CalendarInfo], weekdays: [(day: Weekday, name: String)], width: Int,
    style: PageStyle
  ) {
    let theme = style.theme
    let calendarLines = calendars.map { info in
      Line(
        label: "\(style.glyphs.calendarMark(info.order)) \(info.visibleName)",
        amount: use.calendars[info.order] ?? TimeUse.Amount(), barStyle: theme.mark(of: info))
    }
    let weekdayLines = weekdays.map { day, name in
      Line(label: name, amount: use.weekdays[day] ?? TimeUse.Amount(), barStyle: theme[.title])
    }
    let total = Line(label: "Total", amount: use.total, labelStyle: theme[.title])
    let layout = Layout(calendarLines + weekdayLines + [total], width: width, style: style)
    var rows = [AgendaList.heading(title, isToday: false, width: width, theme: theme), layout.head]
    rows += calendarLines.map { layout.row($0, among: calendarLines) }
    rows.append(Surface(width: width, height: 1))
    rows += weekdayLines.map { layout.row($0, among: weekdayLines) }
    rows.append(Surface(width: width, height: 1))
    rows.append(layout.row(total, among: []))
    surface = Surface(rows: rows, width: width)
  }

  /// Where the columns lie.
  private struct Layout {
    let width: Int
    let style: PageStyle
    let labelWidth: Int
    let barWidth: Int
    let countWidth: Int
    let hoursWidth: Int

    /// Longer bars tell no more.
    private static let longestBar = 40
    private static let countTitle = "events"
    private static let hoursTitle = "time"

    init(_ lines: [Line], width: Int, style: PageStyle) {
      func widest(_ texts: [String]) -> Int { texts.map { style.metrics.width(of: $0) }.max() ?? 0 }
      self.width = width
      self.style = style
      labelWidth = min(widest(lines.map(\.label)), max(4, width / 3))
      countWidth = widest(lines.map { "\($0.amount.occurrences)" } + [Layout.countTitle])
      hoursWidth = widest(lines.map { UseTable.hours($0.amount) } + [Layout.hoursTitle])
      barWidth = max(0, min(Layout.longestBar, width - 2 - labelWidth - 2 - 2 - countWidth - 2 - hoursWidth))
    }

    private var barColumn: Int { 2 + labelWidth + 2 }
    private var countEnd: Int { barColumn + barWidth + 2 + countWidth }
    private var hoursEnd: Int { countEnd + 2 + hoursWidth }

    var head: Surface {
      var row = Surface(width: width, height: 1)
      write(Layout.countTitle, endingAt: countEnd, style: style.theme[.outside], to: &row)
      write(Layout.hoursTitle, endingAt: hoursEnd, style: style.theme[.outside], to: &row)
      return row
    }

    /// - Parameter others: The lines whose bars it is compared with.
    func row(_ line: Line, among others: [Line]) -> Surface {
      var row = Surface(width: width, height: 1)
      row.write(
        style.fit(line.label, cells: labelWidth), row: 0, column: 2, style: line.labelStyle, metrics: style.metrics)
      // Without any time, how many there are is shown.
      let hasTime = others.contains { $0.amount.seconds > 0 }
      func size(_ line: Line) -> Int { hasTime ? line.amount.seconds : line.amount.occurrences }
      let most = others.map(size).max() ?? 0
      row.write(
        BarText.bar(size(line), of: most, cells: barWidth, style.glyphs), row: 0, column: barColumn,
        style: line.barStyle)
      write("\(line.amount.occurrences)", endingAt: countEnd, style: line.labelStyle, to: &row)
      write(UseTable.hours(line.amount), endingAt: hoursEnd, style: line.labelStyle, to: &row)
      return row
    }

    private func write(_ text: String, endingAt end: Int, style: Style, to row: inout Surface) {
      row.write(text, row: 0, column: end - self.style.metrics.width(of: text), style: style)
    }
  }

  private static func hours(_ amount: TimeUse.Amount) -> String {
    amount.minutes == 0 ? "-" : LengthText.compact(amount.minutes)
  }
}

/// A bar of block characters.
enum BarText {
  /// - Parameters:
  ///   - size: 0...most.
  ///   - cells: How long the bar of `most` is.
  static func bar(_ size: Int, of most: Int, cells: Int, _ glyphs: Glyphs) -> String {
    guard size > 0, most > 0, cells > 0 else { return "" }
    let parts = glyphs.barEighths
    // What there is can be seen, however little it is.
    let units = max(1, Int((Double(size) * Double(cells * parts.count) / Double(most)).rounded()))
    let (whole, rest) = units.quotientAndRemainder(dividingBy: parts.count)
    return String(repeating: parts[parts.count - 1], count: whole) + (rest > 0 ? String(parts[rest - 1]) : "")
  }
}

extension Glyphs {
  /// Parts of a cell that a bar fills, from the smallest to the whole.
  fileprivate var barEighths: [Character] { self === Glyphs.ascii ? ["#"] : Array("▏▎▍▌▋▊▉█") }
}
