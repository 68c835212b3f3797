import CalendarCore
import TextGate

/// To-dos as lines of text, for pipes: when they are due comes first, `-` where they have no date.
///
/// The first two columns are a date and a time, `-` for what there is none of, so that the same fields stand in the same
/// columns of every line: `2026-12-15 17:00  [ ] Send forms (high, 60%)  [calendar]`, `2026-12-15 -      [ ] Bake`,
/// `-          -      [ ] Repair the lamp`.
public enum TaskLine {
  /// To-dos, a line each.
  public static func text(_ tasks: [Occurrence]) -> String {
    var text = TextBuffer(capacity: tasks.count * 80)
    for task in tasks { append(task, to: &text) }
    return text.text
  }

  private static func append(_ task: Occurrence, to text: inout TextBuffer) {
    let (date, time) = due(task)
    text.append(date.map { "\($0)" } ?? "-         ")
    text.append(" ")
    text.append(time ?? "-    ")
    text.append("  ")
    text.append(OccurrenceLine.title(task, boxes: .plain, remarks: OccurrenceLine.remarks(task)))
    if let location = task.subject.visibleLocation { text.append(" @ \(location.description)") }
    let name = task.calendar.visibleName
    text.append(name.isEmpty ? "\n" : "  [\(name)]\n")
  }

  /// The date and the time at which it is due.
  private static func due(_ task: Occurrence) -> (CivilDate?, String?) {
    guard !task.isUndated else { return (nil, nil) }
    switch task.span {
    case .allDay(let days): return (days.start, nil)
    case .timed(let due, _): return (due.civil.date, due.civil.hourAndMinute)
    }
  }
}
