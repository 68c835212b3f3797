import CalendarCore
import Input

extension Model {
  /// What has to be done at the start.
  public mutating func begin() -> [Effect] { loads() }

  /// Takes a message in, and returns what has to be done outside.
  public mutating func update(_ message: Message) -> [Effect] {
    switch message {
    case .input(let event, at: let time): return take(event, at: time)
    case .inputEnded: return showSelected()
    case .tick(let time):
      tick(time)
      return []
    case .resized(let width, let height):
      stopMovement()
      pointer.hold = nil
      (self.width, self.height) = (width, height)
      return []
    case .loaded(let id, let data, let generation):
      guard generation == self.generation else { return [] }
      pages[id] = data
      pages[id]?.generation = generation
      return doAwaited()
    case .opened(let occurrence):
      overlay = .detail(occurrence, scroll: 0)
      return []
    case .found(let text, let occurrences): return show(occurrences, heldBy: text)
    case .went(let date):
      go(to: date)
      return showSelected()
    case .refused(let reason):
      notice = Notice(reason, isFault: true)
      prompt = refusable
      refusable = nil
      return []
    case .zoneChanged(let name, let today):
      zoneName = name
      search = nil
      overlay = nil
      notice = Notice("Times are shown in \(name)")
      return renew(today: today)
    case .reloaded(let calendars, let text, let isFault):
      notice = Notice(text, isFault: isFault)
      // Where another calendar has come in between, orders mean others.
      let isSame = calendars.map(\.name) == self.calendars.map(\.name)
      let hiddenNames = Set(self.calendars.filter { hiddenCalendars.contains($0.order) }.map(\.name))
      self.calendars = calendars
      let hidden = Set(calendars.filter { hiddenNames.contains($0.name) }.map(\.order))
      return (isSame ? nil : hide(hidden)) ?? renew(today: today)
    case .dayChanged(let date): return renew(today: date)
    }
  }

  private mutating func take(_ event: InputEvent, at time: Double) -> [Effect] {
    switch event {
    case .key(let press):
      notice = nil
      releasePage()
      return take(press)
    case .paste(let text):
      notice = nil
      releasePage()
      paste(text)
      return []
    case .pointer(let event): return take(event, at: time)
    case .acknowledged: return []
    }
  }

  /// A key settles at once what moves: a turn is at its end, a drag is given up.
  private mutating func releasePage() {
    stopMovement()
    pointer.hold?.isIgnored = true
  }

  /// Whatever was loaded is out of date.
  mutating func renew(today: CivilDate) -> [Effect] {
    self.today = today
    generation += 1
    stopMovement()
    // What is shown stays until its successor is there.
    pages = pages.filter { $0.key == page }
    if let chosenOccurrence { awaited = .choose(chosenOccurrence) }
    return [.load(page, generation: generation)]
  }

  /// The pages that are needed and not there.
  func loads() -> [Effect] {
    ([page] + (movement.map { [$0.old, $0.new] } ?? [])).reduce(into: [Effect]()) { effects, id in
      let effect = Effect.load(id, generation: generation)
      if pages[id] == nil, !effects.contains(effect) { effects.append(effect) }
    }
  }
}
