import CalendarCore

/// What the ``Model`` wants done outside of it.
public enum Effect: Sendable, Hashable {
  /// A page: answered by ``Message/loaded(_:_:generation:)``.
  case load(PageID, generation: Int)
  /// An occurrence with all that is known of it: answered by ``Message/opened(_:)``.
  case open(Occurrence)
  /// Occurrences that hold words, so many years before and after a day: answered by ``Message/found(text:_:)``.
  case search(String, around: CivilDate, years: Int)
  /// The day that an expression means, a bare number the day of a month: answered by ``Message/went(to:)`` or
  /// ``Message/refused(_:)``.
  case resolve(String, in: YearMonth)
  /// Another zone, the first one where the name is empty: answered by ``Message/zoneChanged(name:today:)`` or
  /// ``Message/refused(_:)``.
  case setZone(String)
  /// These calendars are hidden, by their order; what is loaded from now on is without them.
  case hide(Set<Int>)
  /// The sources are read again: answered by ``Message/reloaded(_:notice:isFault:)``.
  case reload
  /// The day that is chosen is kept for the next run: a turn has begun, or browsing ends.
  case keepFocus(CivilDate, preferredDay: Int)
  /// The screen is written anew, whatever it shows.
  case redraw
  /// The end.
  case quit
}
