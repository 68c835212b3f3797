import Browse
import CalendarCore
import CommandTable
import Pages
import Store

/// What browsing has to do with the world: does what the model wants done, and answers it.
struct BrowseWorld {
  /// The session, in the zone and on the day it is now.
  private(set) var session: Session
  private var calendars: OpenCalendars
  private var pages: PageView
  private var hidden: Set<Int> = []
  /// The sources; those that were open at the start, whatever is opened meanwhile.
  private let sources: [Source]
  /// Whether they are the open set, and the focus goes along.
  private let isOpenSet: Bool
  private let environment: [String: String]
  /// The zone that times were shown in at first.
  private let firstZone: Zone

  /// Opens the sources that operands name, or the open set.
  init(_ operands: [String], session: Session, environment: [String: String]) throws(AppError) {
    self.session = session
    sources = OpenCalendars.named(by: operands, session: session)
    isOpenSet = operands.isEmpty
    self.environment = environment
    firstZone = session.viewing
    calendars = try OpenCalendars(sources, isOpenSet: isOpenSet, session: session)
    calendars.isAskedSeldom = false
    pages = PageView(session: session, calendars: calendars)
  }

  /// The calendars, hidden or not.
  var calendarInfos: [CalendarInfo] { calendars.infos }

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
    case .search(let text, around: let date): return [.found(text: text, found(text, around: date))]
    case .resolve(let text, in: let month): return [resolved(text, in: month)]
    case .setZone(let name): return [setZone(name)]
    case .hide(let hidden):
      self.hidden = hidden
      calendars.hide(hidden)
      renewPages()
      return []
    case .reload: return [reload()]
    case .keepFocus(let date, let preferredDay):
      keepFocus(Focus(month: date.yearMonth, preferredDay: preferredDay))
      return []
    case .redraw, .quit: return []
    }
  }

  // MARK: Pages

  private mutating func renewPages() { pages = PageView(session: session, calendars: calendars) }

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
    let all = calendars.store.query(days, viewing: session.viewing, hasDescriptions: true).occurrences
    return all.first {
      $0.event.uid == occurrence.event.uid && $0.span == occurrence.span && $0.recurrenceID == occurrence.recurrenceID
        && $0.calendar.order == occurrence.calendar.order
    } ?? occurrence
  }

  /// Years that are searched on either side.
  private static let searchedYears = 5

  private func found(_ text: String, around date: CivilDate) -> [Occurrence] {
    let months = 12 * BrowseWorld.searchedYears
    let window = DayRange(
      first: date.yearMonth.adding(months: -months).firstDay, last: date.yearMonth.adding(months: months).lastDay)
    return calendars.occurrences(in: window, holding: SearchWords(text), session: session)
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

  // MARK: Time

  /// The present moment; a faulty `FLIPCAL_NOW` was refused at the start.
  private var now: Instant { (try? Clock.now(environment: environment)) ?? session.now.instant }

  /// Looks at the clock; the message where it is another day.
  mutating func lookAtClock() -> Message? {
    let before = session.today
    session = session.moved(to: now, viewing: session.viewing)
    guard session.today != before else { return nil }
    renewPages()
    return .dayChanged(session.today)
  }

  /// Seconds until the day ends, or nil where the clock stands still.
  var secondsToMidnight: Double? {
    guard environment["FLIPCAL_NOW"]?.isEmpty ?? true else { return nil }
    let midnight = session.viewing.startOfDay(session.today.adding(days: 1))
    return Double(max(1, midnight.seconds - now.seconds))
  }

  // MARK: Sources

  private mutating func reload() -> Message {
    guard !sources.contains(where: \.isStream) else {
      return .refused("what came through a pipe cannot be read again")
    }
    do throws(AppError) {
      var fresh = try OpenCalendars(sources, isOpenSet: isOpenSet, session: session)
      guard !fresh.hasFailed else {
        let reason = fresh.diagnostics.first.map(Reporter.text) ?? "a source cannot be read"
        return .reloaded(calendarInfos, notice: "\(reason); what was read before is shown", isFault: true)
      }
      fresh.isAskedSeldom = false
      fresh.hide(hidden)
      calendars = fresh
      renewPages()
      let notice =
        switch fresh.diagnostics.count {
        case 0: "Read again"
        case 1: "Read again; a problem, which is told at the end"
        case let problems: "Read again; \(problems) problems, which are told at the end"
        }
      return .reloaded(fresh.infos, notice: notice, isFault: false)
    } catch {
      return .reloaded(calendarInfos, notice: "what is open cannot be read: \(error.message)", isFault: true)
    }
  }

  /// Sources that were named leave the focus alone.
  private func keepFocus(_ focus: Focus) {
    guard isOpenSet, let state = session.state else { return }
    do throws(FileError) {
      // Nothing may hold up the keys, and the next turn is kept anyway.
      try state.updateFocus(waits: false) { _ in focus }
    } catch {
      session.report(notKept: error, "the next run will not know of this turn")
    }
  }
}
