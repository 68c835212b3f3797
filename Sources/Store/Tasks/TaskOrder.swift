import CalendarCore

/// The order of what is to be done.
struct OpenKey: Comparable {
  private let order: (Int, Int, Int, Int)
  private let task: Occurrence

  init(_ task: Occurrence, _ viewing: Zone) {
    self.task = task
    let priority = task.event.task?.priority ?? 0
    let group = task.isOverdue ? 0 : task.isUndated ? 2 : 1
    order = (
      group, task.isUndated ? 0 : task.startSecond(viewing), task.isAllDay ? 0 : 1, priority == 0 ? 10 : priority
    )
  }

  static func < (left: OpenKey, right: OpenKey) -> Bool {
    left.order == right.order ? left.task.isNamed(before: right.task) : left.order < right.order
  }

  static func == (left: OpenKey, right: OpenKey) -> Bool { left.order == right.order && left.task == right.task }
}

/// The order of what is done: the latest first, by when it was done, or else by when it was due.
struct ClosedKey: Comparable {
  private let second: Int
  private let task: Occurrence

  init(_ task: Occurrence, _ viewing: Zone) {
    self.task = task
    second = task.event.task?.completed?.seconds ?? (task.isUndated ? .min : task.startSecond(viewing))
  }

  static func < (left: ClosedKey, right: ClosedKey) -> Bool {
    left.second == right.second ? left.task.isNamed(before: right.task) : left.second > right.second
  }

  static func == (left: ClosedKey, right: ClosedKey) -> Bool { left.second == right.second && left.task == right.task }
}

extension Occurrence {
  fileprivate func startSecond(_ viewing: Zone) -> Int {
    switch span {
    case .allDay(let days): viewing.startOfDay(days.start).seconds
    case .timed(let start, _): start.instant.seconds
    }
  }

  fileprivate func isNamed(before other: Occurrence) -> Bool {
    let (title, otherTitle) = (event.summary ?? "", other.event.summary ?? "")
    return title == otherTitle ? event.uid < other.event.uid : title < otherTitle
  }
}
