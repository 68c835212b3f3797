import Almanac
import CalendarCore
import Pages
import TextGate

/// What pages tell of days besides their numbers and their occurrences.
struct PageNotes {
  private let session: Session
  let holidays: Holidays
  private let otherCalendar: OtherCalendar?

  init(session: Session) {
    self.session = session
    holidays = Holidays(session: session)
    otherCalendar = PageNotes.otherCalendar(session)
  }

  /// The calendar of `--lunar` or `--calendar-system`.
  private static func otherCalendar(_ session: Session) -> OtherCalendar? {
    guard let name = session.options.lunar ? "chinese" : session.options.calendarSystem else { return nil }
    let calendar = OtherCalendar(
      named: name, locale: session.locale.cldrIdentifier, hasSolarTerms: session.options.lunar)
    if calendar == nil {
      session.console.report(
        Diagnostic(
          "the calendar \(untrusted: name) needs a newer ICU than this program has (76 for dangi); its days are left out"
        )
      )
    }
    return calendar
  }

  /// The notes on the days of a month's page: all that there is room for where it has a grid.
  func notes(on grid: MonthGrid) -> [CivilDate: DayNote] {
    var notes = holidays.notes(in: grid.days)
    // Where another month begins on the page, its days have a name.
    for date in [grid.firstDate, grid.month.adding(months: 1).firstDay] where date.yearMonth != grid.month {
      notes[date, default: DayNote()].label = session.locale.shortDate(date)
    }
    if let otherCalendar {
      for date in grid.days.days {
        let day = otherCalendar.day(date, namesMonth: date == grid.firstDate)
        guard !day.text.isEmpty else { continue }
        notes[date, default: DayNote()].otherCalendar = day.text
        notes[date, default: DayNote()].shortOtherCalendar = day.short == day.text ? nil : day.short
      }
    }
    return notes
  }

  /// The month in the other calendar, for the title of its page.
  func otherTitle(_ month: YearMonth) -> String? {
    otherCalendar.map { $0.title(month) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
