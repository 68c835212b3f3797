import CalendarCore
import Input
import PageTurn
import Pages

extension Model {
  /// What the pointer did.
  mutating func take(_ event: PointerEvent, at time: Double) -> [Effect] {
    switch event.action {
    case .press(.left): return press(event, at: time)
    case .drag(.left): return drag(event)
    case .release(.left): return release(event, at: time)
    case .wheel(.up): return turnWheel(down: false)
    case .wheel(.down): return turnWheel(down: true)
    default: return []
    }
  }

  /// One page for a click of the wheel, unless one turns.
  private mutating func turnWheel(down: Bool) -> [Effect] {
    if overlay != nil {
      scrollOverlay(down: down)
      return []
    }
    guard movement == nil, prompt == nil, let date = selected(after: down ? .next : .previous) else { return [] }
    notice = nil
    goByPage(to: date)
    return showSelected()
  }

  /// Chooses the day that a turn of one page leads to; the day of the month that was wished for stays.
  mutating func goByPage(to date: CivilDate) {
    let wished = preferredDay
    go(to: date)
    if page.kind != .week { preferredDay = wished }
  }

  private mutating func press(_ event: PointerEvent, at time: Double) -> [Effect] {
    notice = nil
    // Of a page that is still held the release was lost.
    if case .held = movement?.kind { stopMovement() }
    var hold = Pointer.Hold(drag: Drag(row: event.row, column: event.column))
    // Two turns never run at once: what begins while a page turns is ignored to its end.
    hold.isIgnored = movement != nil || prompt != nil
    pointer.hold = hold
    // The first click has led to another page, and the second is meant for the day it has chosen.
    let click = Pointer.Click(row: event.row, column: event.column, time: time)
    guard movement != nil, prompt == nil, let first = pointer.lastClick, click.isSecond(after: first) else { return [] }
    pointer.lastClick = nil
    stopMovement()
    return whenLoaded(.open(0))
  }

  /// A drag in cells of the page; nil where it did not begin on the page, or has not become one.
  private mutating func heldDrag(to event: PointerEvent) -> Drag? {
    let area = layout.page
    pointer.hold?.drag.row = event.row
    pointer.hold?.drag.column = event.column
    guard let hold = pointer.hold, !hold.isIgnored, overlay == nil, hold.isDrag || !hold.drag.isClick,
      area.contains(row: hold.drag.startRow, column: hold.drag.startColumn)
    else { return nil }
    pointer.hold?.isDrag = true
    var drag = Drag(row: hold.drag.startRow - area.row, column: hold.drag.startColumn - area.column)
    (drag.row, drag.column) = (event.row - area.row, event.column - area.column)
    return drag
  }

  private mutating func drag(_ event: PointerEvent) -> [Effect] {
    guard let drag = heldDrag(to: event) else { return [] }
    entry = nil
    return hold(drag)
  }

  private mutating func release(_ event: PointerEvent, at time: Double) -> [Effect] {
    if let drag = heldDrag(to: event) {
      pointer.hold = nil
      return letGo(drag)
    }
    defer { pointer.hold = nil }
    guard let hold = pointer.hold, !hold.isIgnored, hold.drag.isClick else { return [] }
    let click = Pointer.Click(row: hold.drag.startRow, column: hold.drag.startColumn, time: time)
    let isDouble = pointer.lastClick.map { click.isSecond(after: $0) } ?? false
    // A third click is not another double one.
    pointer.lastClick = isDouble ? nil : click
    return self.click(row: click.row, column: click.column, isDouble: isDouble)
  }

  private mutating func click(row: Int, column: Int, isDouble: Bool) -> [Effect] {
    switch target(row: row, column: column) {
    case .page(let row, let column): return clickPage(row: row, column: column, isDouble: isDouble)
    case .entry(let place):
      entry = place
      return isDouble ? whenLoaded(.open(place)) : []
    case .footer(let command?): return lead(command)
    case .overlayLine(let line):
      if case .calendars = overlay { return clickCalendar(line) }
    case .outsideOverlay: overlay = nil
    case .agenda, .footer(nil), .overlay, .nothing: break
    }
    return []
  }

  private mutating func clickPage(row: Int, column: Int, isDouble: Bool) -> [Effect] {
    guard let data = pages[page],
      let target = PagePane.map(of: data, selected: selected, layout: layout, style: settings.style)
        .target(row: row, column: column)
    else { return [] }
    go(to: target.date)
    if case .occurrence(let place, on: let date) = target, let content = data.content(of: date),
      content.occurrences.indices.contains(place)
    {
      let occurrence = content.occurrences[place]
      return whenLoaded(.choose(occurrence)) + (isDouble ? [.open(occurrence)] : [])
    }
    guard isDouble else { return showSelected() }
    switch page.kind {
    case .month: return whenLoaded(.open(0))
    // An hour at which there is nothing.
    case .week: return showSelected()
    case .year: return show(.month)
    }
  }
}

extension Pointer.Click {
  /// Whether it makes a double click together with the one before.
  fileprivate func isSecond(after first: Pointer.Click) -> Bool {
    row == first.row && abs(column - first.column) <= 1 && time - first.time <= Pointer.doubleClickTime
  }
}
