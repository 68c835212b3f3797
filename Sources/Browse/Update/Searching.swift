import CalendarCore

extension Model {
  /// Years that are searched before the chosen day and after it.
  static let searchedYears = 5

  /// Shows what was searched for: the first one from the chosen day on, or else the first.
  mutating func show(_ occurrences: [Occurrence], heldBy text: String) -> [Effect] {
    guard !occurrences.isEmpty else {
      search = nil
      let hidden = hiddenCalendars.isEmpty ? "" : "; \(hiddenCalendars.count) of the calendars are hidden"
      notice = Notice(
        "Nothing with \"\(text)\" in \(Model.searchedYears) years before and after\(hidden)", isFault: true)
      return []
    }
    let place = occurrences.firstIndex { $0.days.last >= selected } ?? 0
    search = Search(text: text, hits: occurrences, place: place)
    return showHit()
  }

  /// Goes on to the next one, or to the one before, around the ends: from the one that is shown, or where the person has
  /// gone elsewhere since, from the chosen day.
  mutating func go(hits distance: Int) -> [Effect] {
    guard let search, !search.hits.isEmpty else { return [] }
    let count = search.hits.count
    var place = search.place + distance
    if !search.hits[search.place].days.contains(selected) {
      let next = search.hits.firstIndex { $0.days.start > selected } ?? count
      place = distance > 0 ? next : next - 1
    }
    self.search?.place = (place + count) % count
    return showHit()
  }

  /// Its day is chosen, and on it the occurrence.
  private mutating func showHit() -> [Effect] {
    guard let search else { return [] }
    let hit = search.hits[search.place]
    if !hit.days.contains(selected) { go(to: hit.days.start) }
    return whenLoaded(.choose(hit))
  }
}
