import CalendarCore
import Canvas

extension Occurrence.Subject {
  /// Its title behind the gate; never empty.
  var visibleTitle: VisibleText { VisibleText(title: event.summary) }

  /// Its location behind the gate; nil where there is none.
  var visibleLocation: VisibleText? {
    event.location.map(VisibleText.init).flatMap { $0.description.isEmpty ? nil : $0 }
  }
}

extension VisibleText {
  /// The title of an event behind the gate; never empty.
  init(title: String?) {
    self.init(title ?? "")
    if description.isEmpty { self.init("(no title)") }
  }
}
