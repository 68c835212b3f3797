import CalendarCore
import Canvas
import PageTurn
import Pages

/// The page, standing or moving.
enum PagePane {
  /// A page as it is drawn.
  private enum Drawn {
    case month(MonthPage)
    case week(WeekPage)
    case year(MonthsPage)
    /// A month for which there is little room.
    case small(SmallMonth, width: Int, height: Int)

    init(_ data: PageData, selected: CivilDate, layout: BrowseLayout, style: PageStyle) {
      let (width, height) = (layout.page.width, layout.page.height)
      var style = style
      style.hasWideSelection = true
      if layout.arrangement == .compact, let content = data.content(of: selected) ?? data.firstContent {
        let month = SmallMonth(content.selecting(selected), hasWeekNumbers: false, style: style)
        self = .small(month, width: width, height: height)
        return
      }
      switch data.body {
      case .month(let content):
        self = .month(MonthPage(content.selecting(selected), width: width, height: height, style: style))
      case .week(let content, first: let first):
        self = .week(
          WeekPage(content: content.selecting(selected), first: first, width: width, height: height, style: style))
      case .year(let months, heading: let heading):
        let shown = months.firstIndex { $0.grid.month == selected.yearMonth }
        self = .year(
          MonthsPage(
            months.map { $0.selecting(selected) }, heading: heading, width: width, height: height, showing: shown,
            style: style))
      }
    }

    var surface: Surface {
      switch self {
      case .month(let page): return page.surface
      case .week(let page): return page.surface
      case .year(let page): return page.surface
      case .small(let month, let width, let height):
        var surface = Surface(width: width, height: height)
        month.draw(on: &surface, row: 0, column: 0)
        return surface
      }
    }

    var map: PageMap {
      switch self {
      case .month(let page): return page.map
      case .week(let page): return page.map
      case .year(let page): return page.map
      case .small(let month, let width, let height):
        var map = PageMap(width: width, height: height)
        month.add(to: &map, row: 0, column: 0)
        return map
      }
    }
  }

  /// A page as cells, with a day chosen.
  static func surface(of data: PageData, selected: CivilDate, layout: BrowseLayout, style: PageStyle) -> Surface {
    Drawn(data, selected: selected, layout: layout, style: style).surface
  }

  /// What stands where on a page.
  static func map(of data: PageData, selected: CivilDate, layout: BrowseLayout, style: PageStyle) -> PageMap {
    Drawn(data, selected: selected, layout: layout, style: style).map
  }

  /// What the page's room shows at this moment; of what is not loaded, nothing.
  static func surface(of model: Model, layout: BrowseLayout, cache: inout PageCache) -> Surface {
    let blank = Surface(width: layout.page.width, height: layout.page.height)
    func page(_ id: PageID, _ selected: CivilDate) -> Surface? {
      cache.surface(of: id, selected: selected, model, layout)
    }
    guard let movement = model.movement else { return page(model.page, model.selected) ?? blank }
    let old = page(movement.old, movement.oldSelected)
    guard let new = page(movement.new, movement.newSelected), let transition = model.settings.transition else {
      return old ?? blank
    }
    return movement.frame(from: old ?? blank, to: new, by: transition)
  }
}

extension MonthContent {
  /// The same with another day chosen.
  func selecting(_ date: CivilDate) -> MonthContent {
    var content = self
    content.selected = date
    return content
  }
}

extension Movement {
  /// Seconds in which the corner comes to the pointer that has lifted it elsewhere.
  static let catchingUp = 0.12

  /// Whether it has not come there yet.
  var isCatchingUp: Bool {
    guard case .held(_, let since) = kind else { return false }
    return since.map { now - $0 < Movement.catchingUp } ?? true
  }

  /// The state of the turn at its moment, on a page of a size.
  func state(by transition: any Transition, width: Int, height: Int) -> TurnState {
    switch kind {
    case .held(let drag, let since):
      let held = transition.state(of: turn, draggedBy: drag, width: width, height: height)
      guard isCatchingUp else { return held }
      let part = TimingCurve.standard.value(at: since.map { (now - $0) / Movement.catchingUp } ?? 0)
      return transition.state(from: .start, to: held, part: part, turn: turn, width: width, height: height)
    case .running(let from, let to, let start, let duration):
      let part = TimingCurve.standard.value(at: duration > 0 ? (now - (start ?? now)) / duration : 1)
      return transition.state(from: from, to: to, part: part, turn: turn, width: width, height: height)
    }
  }

  /// The picture at its moment.
  func frame(from old: Surface, to new: Surface, by transition: any Transition) -> Surface {
    let state = state(by: transition, width: old.width, height: old.height)
    return transition.frame(from: old, to: new, turn: turn, state: state)
  }
}
