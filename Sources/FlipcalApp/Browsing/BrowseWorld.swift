import Browse
import CalendarCore
import CommandTable
import Pages
import Store

/// What browsing has to do with the world: does what the model wants done, and answers it.
struct BrowseWorld {
  /// The session, in the zone and on the day it is now.
  var session: Session
  var calendars: OpenCalendars
  private var pages: PageView
  var hidden: Set<Int> = []
  /// The sources; those that were open at the start, whatever is opened meanwhile.
  let set: SourceSet
  let environment: [String: String]
  /// The zone that times were shown in at first.
  private let firstZone: Zone

  /// Opens sources.
  init(_ set: SourceSet, session: Session, environment: [String: String]) throws(AppError) {
    self.session = session
    self.set = set
    self.environment = environment
    firstZone = session.viewing
    calendars = try OpenCalendars(set, session: session)
    hidden = calendars.hidden
    calendars.isAskedSeldom = false
    pages = PageView(session: session, calendars: calendars)
  }

  /// The calendars, hidden or not.
  var calendarInfos: [CalendarInfo] { calendars.infos }

  /// What there is to say at the start: what was said when the sources were read is not seen any more.
  var openingNotice: (text: String, isFault: Bool)? {
    if calendars.hasFailed, let problem = calendars.diagnostics.first { return (Reporter.text(problem), true) }
    if !calendarInfos.isEmpty, let problem = calendars.diagnostics.first {
      let others = calendars.diagnostics.count - 1
      return (Reporter.text(problem) + (others > 0 ? "; and \(others) more (flipcal check)" : ""), false)
    }
    guard calendarInfos.isEmpty else { return nil }
    let quit = session.keys.bindings.keys(of: .quit, in: .page).first.map { "quit with \($0)" } ?? "quit"
    return set.sources.isEmpty
      ? ("Nothing is open; \(quit) and open a calendar with: flipcal FILE.ics", false)
      : ("None of the calendars is left to show", false)
  }

  /// Whether there is so much that an answer may take a while.
  var isLarge: Bool { calendars.eventCount > 200_000 }

  /// Something else is on the screen from now on than what commands print.
  mutating func takeScreen() {
    session.isScreenTaken = true
    session.console.reporter.hold()
  }

  /// Ends the command.
  func finish() -> Int32 { calendars.finish(session) }

  /// Does what the model wants done outside of it, and returns what it is told. The screen's effects and the end are not
  /// among them.
  mutating func perform(_ effect: Effect) -> [Message] {
    switch effect {
    case .load(let id, let generation): return [.loaded(id, data(of: id), generation: generation)]
    case .open(let occurrence): return [.opened(inFull(occurrence))]
    case .search(let text, around: let date, years: let years):
      return [found(text, around: date, years: years)]
    case .resolve(let text, in: let month): return [resolved(text, in: month)]
    case .setZone(let name): return [setZone(name)]
    case .hide(let hidden):
      self.hidden = hidden
      calendars.hide(hidden)
      pages.calendars = calendars
      return []
    case .reload: return [reload()]
    case .keepFocus(let date, let preferredDay):
      keepFocus(Focus(month: date.yearMonth, preferredDay: preferredDay))
      return []
    case .redraw, .quit: return []
    }
  }

  // MARK: Pages

  mutating func renewPages() { pages = PageView(session: session, calendars: calendars) }

  private func data(of id: PageID) -> PageData {
    switch id {
    case .month(let month): return PageData(.month(pages.content(month)))
    case .week(let first): return PageData(.week(pages.content(first.yearMonth), first: first))
    case .year(let year):
      return PageData(.year(pages.months.contents(ofYear: year), heading: session.locale.yearTitle(year)))
    }
  }

  /// The occurrence with its description, which pages do without.
  private func inFull(_ occurrence: Occurrence) -> Occurrence {
    let days = DayRange(first: occurrence.days.start, last: occurrence.days.start)
    let all = calendars.store.query(
      days, viewing: session.viewing, kinds: .all, hasDescriptions: true, now: session.now.instant
    ).occurrences
    return all.first { $0.isSameInstance(as: occurrence) } ?? occurrence
  }

  private func found(_ text: String, around date: CivilDate, years: Int) -> Message {
    let words: SearchWords
    do throws(SearchWords.Fault) { words = try SearchWords(text) } catch { return .refused(error.reason) }
    let months = 12 * years
    let window = DayRange(
      first: date.yearMonth.adding(months: -months).firstDay, last: date.yearMonth.adding(months: months).lastDay)
    return .found(text: text, calendars.occurrences(in: window, holding: words, session: session))
  }

  // MARK: What was typed

  private func resolved(_ text: String, in month: YearMonth) -> Message {
    if let day = Int(text), let date = CivilDate(year: month.year, month: month.month, day: day) {
      return .went(to: date)
    }
    do {
      return .went(to: try session.days(try DayExpression.parse(text)).start)
    } catch let error as AppError {
      if case .usage(let reason) = error { return .refused(reason) }
    } catch {}
    return .refused(
      "\(Quotation.quoted(text)) is no day; write one like 24, 2026-12-24, 2026-12, today, friday or +2w")
  }

  private mutating func setZone(_ name: String) -> Message {
    guard let zone = name.isEmpty ? firstZone : session.zone(named: name) else {
      return .refused(Session.unknownZone(name))
    }
    session = session.moved(to: now, viewing: zone)
    renewPages()
    return .zoneChanged(name: zone.identifier, today: session.today)
  }
}
