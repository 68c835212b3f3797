import CalendarCore
import TextGate

extension Event.Kind {
  /// What messages call a component.
  var word: VisibleText {
    switch self {
    case .event: "event"
    case .todo: "task"
    case .journal: "journal entry"
    }
  }

  /// The same with its article.
  var wordWithArticle: VisibleText {
    switch self {
    case .event: "an event"
    case .todo: "a task"
    case .journal: "a journal entry"
    }
  }
}
