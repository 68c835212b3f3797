import CalendarCore
import Canvas

/// The pages that were drawn last, so that the frames of a turn do not draw them again. One belongs to one run.
public struct PageCache: Sendable {
  private struct Entry {
    let id: PageID
    let generation: Int
    let selected: CivilDate
    let layout: BrowseLayout
    let surface: Surface
  }

  /// The newest last; the two pages of a turn are all that is needed at a time.
  private var entries: [Entry] = []

  /// An empty cache.
  public init() {}

  /// A page as cells, with a day chosen; nil where it is not loaded.
  mutating func surface(of id: PageID, selected: CivilDate, _ model: Model, _ layout: BrowseLayout) -> Surface? {
    guard let data = model.pages[id] else { return nil }
    let entry = entries.first {
      $0.id == id && $0.generation == data.generation && $0.selected == selected && $0.layout == layout
    }
    if let entry { return entry.surface }
    let surface = PagePane.surface(of: data, selected: selected, layout: layout, style: model.settings.style)
    if entries.count == 2 { entries.removeFirst() }
    entries.append(
      Entry(id: id, generation: data.generation, selected: selected, layout: layout, surface: surface))
    return surface
  }
}
