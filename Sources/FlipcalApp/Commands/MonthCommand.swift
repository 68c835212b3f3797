import CalendarCore
import CommandTable
import Pages
import Store

/// `month [D] [SOURCE...]`: one page, without moving the focus. A year has a page of its own.
struct MonthCommand {
  let session: Session

  func run(_ date: DayExpression?, sources: [String]) throws(AppError) -> Int32 {
    let month: YearMonth
    var span = session.options.span
    if let date, date.isYear {
      guard session.options.format == .text else {
        let number = try session.days(date).start.yearMonth
        throw .usage("--\(session.options.format.rawValue) writes one month, not a year; name one, such as \(number)")
      }
      if span == .month { span = .year }
    }
    var selected: CivilDate?
    if let date {
      let days = try session.days(date)
      month = days.start.yearMonth
      if date.isSingleDay { selected = days.start }
    } else if sources.isEmpty, let focus = session.state?.focus() {
      month = focus.month
    } else {
      month = session.today.yearMonth
    }
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let view = PageView(session: session, calendars: calendars, selected: selected)
    switch session.options.format {
    case .json:
      let content = view.content(month)
      try session.console.print(
        JSONFormat.month(content, hidden: view.page(content).hidden, viewing: session.viewing))
    case .html: try session.console.print(document(view.content(month)).html)
    case .svg: try session.console.print(document(view.content(month)).svg)
    case .text, .ndjson, .tsv, .ics, .template, .sarif, .frames, .cast: try view.show(month, span: span)
    }
    return calendars.finish(session)
  }

  private func document(_ content: MonthContent) -> MonthDocument {
    MonthDocument(content, language: session.locale.language, viewing: session.viewing)
  }
}
