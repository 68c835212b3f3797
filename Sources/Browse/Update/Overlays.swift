import CalendarCore
import CommandTable

extension Model {
  /// Does what a key stands for in what lies over the page.
  mutating func lead(overlay command: KeyCommand) -> [Effect] {
    guard let overlay else { return [] }
    if command == .close {
      self.overlay = nil
      return []
    }
    switch overlay {
    case .help(let scroll): self.overlay = .help(scroll: scrolled(scroll, by: command))
    case .detail(let occurrence, let scroll):
      switch command {
      case .next: return open(after: occurrence, by: 1)
      case .previous: return open(after: occurrence, by: -1)
      default: self.overlay = .detail(occurrence, scroll: scrolled(scroll, by: command))
      }
    case .calendars(let chosen): return lead(calendars: command, chosen: chosen)
    }
    return []
  }

  /// Turns the wheel over what lies over the page.
  mutating func scrollOverlay(down: Bool) {
    switch overlay {
    case .help(let scroll): overlay = .help(scroll: scrolled(scroll, by: down ? .down : .up))
    case .detail(let occurrence, let scroll):
      overlay = .detail(occurrence, scroll: scrolled(scroll, by: down ? .down : .up))
    case .calendars(let chosen): _ = lead(calendars: down ? .down : .up, chosen: chosen)
    case nil: break
    }
  }

  /// Where a text stands after a key; where the screen has grown, from what is seen of it.
  private func scrolled(_ scroll: Int, by command: KeyCommand) -> Int {
    guard let pane = OverlayPane(self) else { return scroll }
    let step = max(1, pane.visibleRows - 1)
    let distance: Int =
      switch command {
      case .up: -1
      case .down: 1
      case .pageUp: -step
      case .pageDown: step
      default: 0
      }
    return min(max(0, pane.scroll + distance), pane.maxScroll)
  }

  private func open(after occurrence: Occurrence, by distance: Int) -> [Effect] {
    let occurrences = occurrencesOfDay
    guard let place = place(of: occurrence), occurrences.indices.contains(place + distance) else { return [] }
    return [.open(occurrences[place + distance])]
  }

  // MARK: Calendars

  private mutating func lead(calendars command: KeyCommand, chosen: Int) -> [Effect] {
    guard calendars.indices.contains(chosen) else { return [] }
    let order = calendars[chosen].order
    switch command {
    case .up: overlay = .calendars(chosen: max(0, chosen - 1))
    case .down: overlay = .calendars(chosen: min(chosen + 1, calendars.count - 1))
    case .toggle: return hide(hiddenCalendars.symmetricDifference([order])) ?? []
    case .only: return hide(Set(calendars.map(\.order)).subtracting([order])) ?? []
    case .all: return hide([]) ?? []
    default: break
    }
    return []
  }

  /// Hides these calendars and no others; nil where that is so already.
  mutating func hide(_ hidden: Set<Int>) -> [Effect]? {
    guard hidden != hiddenCalendars else { return nil }
    hiddenCalendars = hidden
    return [.hide(hidden)] + renew(today: today)
  }

  /// Shows or hides the calendar of a line that was clicked.
  mutating func clickCalendar(_ place: Int) -> [Effect] {
    guard calendars.indices.contains(place) else { return [] }
    overlay = .calendars(chosen: place)
    return lead(calendars: .toggle, chosen: place)
  }
}
