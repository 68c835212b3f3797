import CalendarCore
import PageTurn

extension Model {
  /// Seconds that the shortest rest of a turn takes.
  private static let shortestTurn = 0.12

  // MARK: Days

  /// Chooses a day, as far as there are days.
  mutating func go(to date: CivilDate) {
    selected = date.clamped
    preferredDay = selected.day
    entry = nil
  }

  /// Chooses the same day so many months on.
  mutating func go(months: Int) {
    selected = selected.yearMonth.adding(months: months).day(clamping: preferredDay)
    entry = nil
  }

  /// The chosen day after a turn of one page; nil where there are no more pages.
  func selected(after direction: Turn.Direction) -> CivilDate? {
    let sign = direction == .next ? 1 : -1
    let date =
      switch page.kind {
      case .week: selected.adding(days: 7 * sign).clamped
      case .month: selected.yearMonth.adding(months: sign).day(clamping: preferredDay)
      case .year: selected.yearMonth.adding(months: 12 * sign).day(clamping: preferredDay)
      }
    return pageID(with: date) == page ? nil : date
  }

  // MARK: Pages

  /// The page of the present kind that a day is on.
  func pageID(with date: CivilDate) -> PageID {
    PageID(page.kind, with: date, firstWeekday: settings.firstWeekday)
  }

  /// Brings the page of the chosen day onto the screen, by one turn where another one of its kind is there.
  ///
  /// - Parameter turn: How; else straight on.
  mutating func showSelected(turn: Turn? = nil) -> [Effect] {
    let wanted = pageID(with: selected)
    guard wanted != page else {
      shownSelected = selected
      return loads()
    }
    let turn = turn ?? Turn(page.isBefore(wanted) ? .next : .previous, corner: settings.corner)
    return start(turn, to: wanted, from: .start)
  }

  /// Starts a turn, or what is left of it; from now on the new page is the one that is shown.
  mutating func start(_ turn: Turn, to wanted: PageID, from state: TurnState) -> [Effect] {
    let old = page
    page = wanted
    movement = nil
    if settings.transition != nil {
      movement = Movement(
        turn: turn, old: old, new: wanted, oldSelected: shownSelected, newSelected: selected,
        kind: running(from: state, to: .end), now: 0)
    }
    shownSelected = selected
    forgetOthers()
    return loads() + [.keepFocus(selected, preferredDay: preferredDay)]
  }

  func running(from start: TurnState, to end: TurnState) -> Movement.Kind {
    let whole = Turn.duration / .seconds(1)
    let duration = max(Model.shortestTurn, whole * abs(end.progress - start.progress))
    return .running(from: start, to: end, start: nil, duration: duration)
  }

  /// Shows pages of another kind; that is no turn.
  mutating func show(_ kind: PageID.Kind) -> [Effect] {
    page = PageID(kind, with: selected, firstWeekday: settings.firstWeekday)
    shownSelected = selected
    forgetOthers()
    return loads()
  }

  /// Pages that are kept: going to and fro asks for the same few again and again.
  private static let mostPages = 8

  mutating func forgetOthers() {
    guard pages.count > Model.mostPages else { return }
    pages = pages.filter { [page, movement?.old, movement?.new].contains($0.key) }
  }

  // MARK: Movements

  /// Ends whatever moves, at once.
  mutating func stopMovement() { movement = nil }

  /// Goes on with what moves by itself.
  mutating func tick(_ time: Double) {
    guard var movement else { return }
    movement.now = time
    switch movement.kind {
    case .running(let from, let to, let start, let duration):
      let begun = start ?? time
      guard time - begun < duration else {
        self.movement = nil
        return
      }
      movement.kind = .running(from: from, to: to, start: begun, duration: duration)
    case .held(let drag, let since): movement.kind = .held(drag, since: since ?? time)
    }
    self.movement = movement
  }

  /// Whether something moves by itself.
  public var isAnimating: Bool {
    switch movement?.kind {
    case .running: true
    case .held: movement?.isCatchingUp ?? false
    case nil: false
    }
  }
}

extension CivilDate {
  /// The nearest date of a year that is supported.
  fileprivate var clamped: CivilDate {
    let years = CivilDate.supportedYears
    if year < years.lowerBound { return CivilDate(year: years.lowerBound, month: 1, day: 1) ?? self }
    if year > years.upperBound { return CivilDate(year: years.upperBound, month: 12, day: 31) ?? self }
    return self
  }
}
