import CalendarCore
import CommandTable
import Input

extension Model {
  /// Where keys are typed, the innermost context.
  var context: KeyContext {
    if prompt != nil { return .prompt }
    switch overlay {
    case .help: return .help
    case .detail: return .detail
    case .calendars: return .calendars
    case nil: break
    }
    return entry != nil ? .agenda : search != nil ? .hits : .page
  }

  /// The same with what is around it, but for what the table says of that.
  var contexts: [KeyContext] { context == .agenda && search != nil ? [.agenda, .hits] : [context] }

  /// Does what a key stands for.
  mutating func take(_ press: KeyPress) -> [Effect] {
    // Where weeks run from right to left, arrows go where they point.
    let isMirrored = prompt == nil && names?.isRightToLeft == true
    let command = settings.keys.command(for: (isMirrored ? press.mirrored : press).name, in: contexts)
    if prompt != nil { return type(press, command) }
    return command.map { lead($0) } ?? []
  }

  /// Does what a command says, where keys are typed now.
  mutating func lead(_ command: KeyCommand) -> [Effect] {
    if overlay != nil { return lead(overlay: command) }
    if entry != nil, let effects = lead(agenda: command) { return effects }
    return lead(page: command)
  }

  private mutating func lead(page command: KeyCommand) -> [Effect] {
    switch command {
    case .previousDay: go(to: selected.adding(days: -1))
    case .nextDay: go(to: selected.adding(days: 1))
    case .previousWeek: go(to: selected.adding(days: -7))
    case .nextWeek: go(to: selected.adding(days: 7))
    case .previousMonth: go(months: -1)
    case .nextMonth: go(months: 1)
    case .previousYear: go(months: -12)
    case .nextYear: go(months: 12)
    case .firstDay: go(to: selected.yearMonth.firstDay)
    case .lastDay: go(to: selected.yearMonth.lastDay)
    case .today: go(to: today)
    case .goTo: prompt = Prompt(.goTo)
    case .search: prompt = Prompt(.search)
    case .zone: prompt = Prompt(.zone)
    case .nextHit: return go(hits: 1)
    case .previousHit: return go(hits: -1)
    case .close: search = nil
    case .open where page.kind == .year: return show(.month)
    case .open: return whenLoaded(.open(0))
    case .agenda:
      hidesList = false
      return whenLoaded(.chooseFirst)
    case .list: hidesList.toggle()
    case .monthView: return show(.month)
    case .weekView: return show(.week)
    case .yearView: return show(.year)
    case .calendars: overlay = .calendars(chosen: 0)
    case .help: overlay = .help(scroll: 0)
    case .reload: return [.reload]
    case .redraw: return [.redraw]
    case .quit: return [.keepFocus(selected, preferredDay: preferredDay), .quit]
    default: break
    }
    return []
  }

  /// Nil where the page has to see to it.
  private mutating func lead(agenda command: KeyCommand) -> [Effect]? {
    guard let entry else { return nil }
    switch command {
    case .up: self.entry = max(0, entry - 1)
    case .down: self.entry = max(0, min(entry + 1, occurrencesOfDay.count - 1))
    case .open: return whenLoaded(.open(entry))
    case .close: self.entry = nil
    default: return nil
    }
    return []
  }

  // MARK: The chosen day

  /// The occurrences of the chosen day, as far as they are known.
  var occurrencesOfDay: [Occurrence] { pages[page]?.occurrences(on: selected) ?? [] }

  /// The occurrence that is chosen.
  var chosenOccurrence: Occurrence? {
    let occurrences = occurrencesOfDay
    return entry.flatMap { occurrences.indices.contains($0) ? occurrences[$0] : nil }
  }

  /// The place among the chosen day's occurrences of one that may have been loaded at another time.
  func place(of occurrence: Occurrence) -> Int? {
    occurrencesOfDay.firstIndex { $0.isSameInstance(as: occurrence) }
  }

  /// Does something with the chosen day's occurrences, now or as soon as they are there.
  mutating func whenLoaded(_ action: Awaited) -> [Effect] {
    awaited = action
    return showSelected() + doAwaited()
  }

  /// Does what waits for the page of the chosen day, once it is there; what is chosen and gone is chosen no more.
  mutating func doAwaited() -> [Effect] {
    guard pages[page] != nil else { return [] }
    let occurrences = occurrencesOfDay
    defer { awaited = nil }
    switch awaited {
    case .choose(let occurrence): entry = place(of: occurrence)
    case .chooseFirst where occurrences.isEmpty: notice = Notice("Nothing to choose on this day")
    case .chooseFirst: entry = 0
    case .open(let place) where occurrences.indices.contains(place): return [.open(occurrences[place])]
    case .open: notice = Notice("Nothing on this day")
    case nil:
      if let entry { self.entry = occurrences.isEmpty ? nil : min(entry, occurrences.count - 1) }
    }
    return []
  }
}

extension KeyPress {
  /// The same key with left and right exchanged.
  fileprivate var mirrored: KeyPress {
    switch key {
    case .left: KeyPress(.right, modifiers)
    case .right: KeyPress(.left, modifiers)
    default: self
    }
  }
}
