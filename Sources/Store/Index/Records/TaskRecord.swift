import CalendarCore

/// What a to-do says, as bytes: a number with its status in the lowest 3 bits, then a bit each for COMPLETED and
/// PERCENT-COMPLETE, then the priority in 4 bits; then what of these it has.
enum TaskRecord {
  private static let statuses: [Event.Task.Status?] = [nil, .needsAction, .inProcess, .completed, .cancelled]
  private static let completed: UInt64 = 1 << 3
  private static let percent: UInt64 = 1 << 4
  private static let priorityShift: UInt64 = 5

  static func append(_ task: Event.Task, to writer: inout ByteWriter) {
    var head = UInt64(statuses.firstIndex(of: task.status) ?? 0)
    if task.completed != nil { head |= completed }
    if task.percent != nil { head |= percent }
    head |= UInt64(task.priority) << priorityShift
    writer.append(unsigned: head)
    if let completed = task.completed { TimeRecord.append(completed, to: &writer) }
    if let percent = task.percent { writer.append(count: percent) }
  }

  static func task(_ reader: inout ByteReader) -> Event.Task {
    let head = reader.unsigned()
    let (status, priority) = (Int(head & 7), head >> priorityShift)
    guard status < statuses.count, priority <= 9 else {
      reader.fail()
      return Event.Task()
    }
    let moment = head & completed != 0 ? TimeRecord.instant(&reader) : nil
    let part = head & percent != 0 ? reader.unsigned() : nil
    if let part, part > 100 { reader.fail() }
    return Event.Task(
      status: statuses[status], completed: moment, percent: part.map { Int(clamping: $0) }, priority: Int(priority))
  }
}
