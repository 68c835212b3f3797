import CalendarCore
import Canvas
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
