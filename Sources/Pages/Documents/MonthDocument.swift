import CalendarCore
import Canvas
import TextGate

/// A month's page as one self-contained file.
public struct MonthDocument: Sendable {
  let content: MonthContent
  let language: LanguageTag
  let viewing: Zone

  /// Makes a document.
  ///
  /// - Parameters:
  ///   - content: The month and its occurrences.
  ///   - language: The language that the names are in.
  ///   - viewing: The zone that times are shown in.
  public init(_ content: MonthContent, language: LanguageTag, viewing: Zone) {
    self.content = content
    self.language = language
    self.viewing = viewing
  }

  /// A page of HTML that shows every occurrence, on a screen of any width, on paper, and without its styles.
  public var html: String { HTMLPage(self).text }

  /// A picture of the page, of A4's proportions.
  public var svg: String { PictureOfMonth(self).text }

  /// Month and year, and the same in another calendar.
  var titles: [String] { [content.names.title, content.names.otherCalendar].compactMap { $0 } }

  /// Which zone's clocks the times are of, its name behind the gate.
  var zoneNote: String {
    let name = VisibleText(viewing.identifier).description
    return content.names.isEnglish ? "Times in \(name)" : name
  }

  /// A day's number in the digits of the language, with its month where the note says so.
  func label(_ date: CivilDate) -> String {
    content.notes[date]?.label.map { VisibleText($0).description } ?? content.names.localized(String(date.day))
  }

  /// The number of a row's week, in the digits of the language.
  func weekNumber(_ week: Int) -> String { content.names.localized("\(content.grid.isoWeek(ofRow: week).number)") }

  /// The names of a day's holidays.
  func holidays(_ date: CivilDate) -> [String] { content.notes[date]?.holidays ?? [] }

  /// The day in another calendar.
  func otherCalendar(_ date: CivilDate) -> String? { content.notes[date]?.otherCalendar }
}
