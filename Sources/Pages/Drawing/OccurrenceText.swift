import CalendarCore
import Canvas

extension Occurrence.Subject {
  /// Its title behind the gate; never empty.
  var visibleTitle: VisibleText {
    let title = event.summary.map(VisibleText.init)
    return title.flatMap { $0.description.isEmpty ? nil : $0 } ?? VisibleText("(no title)")
  }

  /// Its location behind the gate; nil where there is none.
  var visibleLocation: VisibleText? {
    event.location.map(VisibleText.init).flatMap { $0.description.isEmpty ? nil : $0 }
  }
}
