import CalendarCore
import Pages

/// What pages tell of days besides their numbers and their occurrences.
struct PageNotes {
  private let session: Session
  private let holidays: Holidays

  init(session: Session) {
    self.session = session
    holidays = Holidays(session: session)
  }

  /// The notes on the days of a month's page.
  func notes(on grid: MonthGrid) -> [CivilDate: DayNote] {
    var notes: [CivilDate: DayNote] = [:]
    // Where another month begins on the page, its days have a name.
    for date in [grid.firstDate, grid.month.adding(months: 1).firstDay] where date.yearMonth != grid.month {
      notes[date, default: DayNote()].label = session.locale.shortDate(date)
    }
    for (date, names) in holidays.names(in: grid.days) { notes[date, default: DayNote()].holidays = names }
    return notes
  }
}
