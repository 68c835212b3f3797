import CalendarCore
import Canvas
import TextGate

extension Occurrence.Subject {
  /// Its title behind the gate; never empty.
  package var visibleTitle: VisibleText { VisibleText(title: event.summary) }

  /// Its title behind the gate; nil where there is none.
  var visibleSummary: VisibleText? { VisibleText.unlessEmpty(event.summary) }

  /// Its location behind the gate; nil where there is none.
  package var visibleLocation: VisibleText? { VisibleText.unlessEmpty(event.location) }
}

extension Occurrence {
  /// The state in an English word, where it is not the usual one.
  package var stateWord: String? {
    switch event.status {
    case .cancelled: return "cancelled"
    case .tentative: return "tentative"
    case .confirmed, nil: break
    }
    if isOverdue { return "overdue" }
    return event.task?.isDone ?? false ? "done" : nil
  }

  /// The same as a sign; of a to-do its box.
  func stateSign(_ glyphs: Glyphs) -> String? {
    switch event.status {
    case .cancelled: return glyphs.cancelled
    case .tentative: return "?"
    case .confirmed, nil: return box(glyphs.boxes)
    }
  }

  /// The box of a to-do that was not called off.
  func box(_ boxes: Glyphs.Boxes) -> String? {
    guard let task = event.task, event.status != .cancelled else { return nil }
    return task.isDone ? boxes.done : isOverdue ? boxes.overdue : boxes.open
  }

  /// A title of it behind the sign of its state, which sets it apart without colours, and before the age that a birthday
  /// is of.
  package func marked(_ title: VisibleText, _ glyphs: Glyphs) -> VisibleText {
    let title = aged(title)
    guard let sign = stateSign(glyphs) else { return title }
    return "\(untrusted: sign) \(title)"
  }

  /// A title of it before the age that a birthday is of: `Robin (40)`.
  func aged(_ title: VisibleText) -> VisibleText {
    guard let age else { return title }
    return "\(title) (\(age))"
  }

  /// How much of a to-do was done, and how much it matters: `high`, `60%`; nothing of one that is done.
  package var taskRemarks: [String] {
    guard let task = event.task, task.isOpen, event.status != .cancelled else { return [] }
    let percent = task.percent.flatMap { (1...99).contains($0) ? "\($0)%" : nil }
    return [task.importance?.rawValue, percent].compactMap { $0 }
  }
}

extension Occurrence {
  /// The time that a day shows: the start, or on a day after the first until when it lasts: `–02:00`. Empty for whole
  /// days.
  ///
  /// - Parameter write: How a time is written; in full: `09:30`.
  package func time(
    on date: CivilDate, names: PageNames, glyphs: Glyphs, write: (CivilDateTime) -> String = { $0.hourAndMinute }
  ) -> String {
    guard case .timed(let start, let end) = span else { return "" }
    if start.civil.date == date { return names.localized(write(start.civil)) }
    let time = names.localized(write(end.civil))
    return names.isRightToLeft ? time + glyphs.dash : glyphs.dash + time
  }
}

extension CalendarInfo {
  /// Its name behind the gate.
  package var visibleName: String { name.visible.description }
}

extension VisibleText {
  /// The title of an event behind the gate; never empty.
  init(title: UntrustedText?) { self = VisibleText.unlessEmpty(title) ?? "(no title)" }

  /// A text behind the gate; nil where there is none, or nothing of it is left.
  package static func unlessEmpty(_ raw: UntrustedText?) -> VisibleText? {
    raw.map(\.visible).flatMap { $0.description.isEmpty ? nil : $0 }
  }
}
