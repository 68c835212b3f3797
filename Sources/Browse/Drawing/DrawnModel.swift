import CalendarCore
import Canvas
import Pages

extension Model {
  /// Where the parts of the screen lie.
  var layout: BrowseLayout {
    BrowseLayout(
      width: width, height: height, kind: page.kind, isMirrored: names?.isRightToLeft ?? false,
      hasList: !hidesList)
  }

  /// The data that has the chosen day: of the page that is shown or of the one that it turns to; nil where that is not
  /// loaded.
  var selectedPage: PageData? {
    pages[PageID(page.kind, with: selected, firstWeekday: settings.firstWeekday)]
  }

  /// The words of the page.
  var names: PageNames? {
    if let names = selectedPage?.content(of: selected)?.names { return names }
    guard let data = pages[page] ?? pages.values.first else { return nil }
    return switch data.body {
    case .month(let content), .week(let content, first: _): content.names
    case .year(let months, heading: _): months.first?.names
    }
  }

  /// The list of the chosen day.
  func agendaPane(in layout: BrowseLayout) -> AgendaPane {
    AgendaPane(
      selectedPage?.occurrences(on: selected), on: selected, chosen: entry, width: layout.agenda.width,
      height: layout.agenda.height,
      look: AgendaPane.Look(
        settings: settings, names: names, isToday: selected == today, hasMarks: calendars.count > 1))
  }
}
