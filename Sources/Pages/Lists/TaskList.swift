import CalendarCore
import Canvas

/// To-dos under headings that tell when they are due, for a terminal.
public struct TaskList: Sendable {
  /// The list as cells.
  public let surface: Surface

  /// What to-dos stand together, in the order of the list.
  enum Group: Int, CaseIterable {
    case overdue, today, tomorrow, week, later, undated, done

    var heading: String {
      switch self {
      case .overdue: "Overdue"
      case .today: "Today"
      case .tomorrow: "Tomorrow"
      case .week: "This week"
      case .later: "Later"
      case .undated: "No date"
      case .done: "Done"
      }
    }

    /// - Parameter weekEnd: The day that the next week begins with.
    init(_ task: Occurrence, today: CivilDate, weekEnd: CivilDate) {
      if task.isOverdue {
        self = .overdue
      } else if task.isUndated {
        self = .undated
      } else {
        // What is due today and is not overdue, or what was due before and has no moment to be compared with.
        switch task.days.start {
        case ...today: self = .today
        case today.adding(days: 1): self = .tomorrow
        case ..<weekEnd: self = .week
        default: self = .later
        }
      }
    }
  }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - open: What is to be done, in the order of the list.
  ///   - closed: What was done or called off, which comes last.
  ///   - firstWeekday: The day that weeks begin with.
  ///   - width: Cells.
  ///   - shortDate: What a day is called within a year, such as "15 Dec".
  public init(
    open: [Occurrence], closed: [Occurrence], today: CivilDate, firstWeekday: Weekday, width: Int, style: PageStyle,
    shortDate: (CivilDate) -> String
  ) {
    let days = (firstWeekday.rawValue - today.weekday.rawValue + 6) % 7 + 1
    let weekEnd = today.adding(days: days)
    let entries =
      open.map { (group: Group($0, today: today, weekEnd: weekEnd), task: $0) } + closed.map { (.done, $0) }
    let times = entries.map { TaskList.due($0.task, in: $0.group, today: today, shortDate: shortDate) }
    let dateWidth = times.map { style.metrics.width(of: $0.date) }.max() ?? 0
    let timeWidth = times.map { style.metrics.width(of: $0.time) }.max() ?? 0
    var rows: [Surface] = []
    var last: Group?
    for ((group, task), time) in zip(entries, times) {
      if group != last {
        if last != nil { rows.append(Surface(width: width, height: 1)) }
        var row = Surface(width: width, height: 1)
        row.write(group.heading, row: 0, column: 0, style: style.theme[group == .overdue ? .weekend : .title])
        rows.append(row)
        last = group
      }
      var row = Surface(width: width, height: 1)
      row.write(time.date, row: 0, column: 2, style: style.theme.time(of: task))
      var column = 2 + dateWidth + (dateWidth > 0 ? 2 : 0)
      row.write(time.time, row: 0, column: column, style: style.theme.time(of: task))
      column += timeWidth + (timeWidth > 0 ? 2 : 0)
      AgendaList.writeText(of: task, on: &row, from: column, style: style)
      rows.append(row)
    }
    surface = Surface(rows: rows, width: width)
  }

  /// What tells when a to-do is due, as far as its heading does not.
  private static func due(
    _ task: Occurrence, in group: Group, today: CivilDate, shortDate: (CivilDate) -> String
  ) -> (date: String, time: String) {
    guard !task.isUndated else { return ("", "") }
    let day = task.days.start
    // Month and day name a date of the coming year, and of the year that was.
    let name = abs(day.days(since: today)) < 365 ? shortDate(day) : "\(day)"
    let date = group == .today || group == .tomorrow ? "" : name
    guard case .timed(let due, _) = task.span else { return (date, "") }
    return (date, due.civil.hourAndMinute)
  }
}
