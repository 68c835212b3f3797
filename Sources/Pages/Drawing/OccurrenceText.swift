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

  /// The state in an English word, where it is not the usual one.
  package var stateWord: String? {
    switch event.status {
    case .cancelled: "cancelled"
    case .tentative: "tentative"
    case .confirmed, nil: nil
    }
  }

  /// The same as a sign.
  func stateSign(_ glyphs: Glyphs) -> String? {
    switch event.status {
    case .cancelled: glyphs.cancelled
    case .tentative: "?"
    case .confirmed, nil: nil
    }
  }

  /// A title of it behind the sign of its state, which sets it apart without colours.
  package func marked(_ title: VisibleText, _ glyphs: Glyphs) -> VisibleText {
    guard let sign = stateSign(glyphs) else { return title }
    return "\(untrusted: sign) \(title)"
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
