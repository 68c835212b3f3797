import CalendarCore
import Canvas
import PageTurn
import Pages
import TextGate

/// All that browsing knows at a moment. ``update(_:)`` changes it; ``Screen`` draws it.
public struct Model: Sendable {
  /// What stays the same while browsing.
  public let settings: Settings
  /// The columns of the terminal.
  public internal(set) var width: Int
  /// The rows of the terminal.
  public internal(set) var height: Int
  /// The day it is.
  public internal(set) var today: CivilDate
  /// The name of the zone that times are shown in.
  public internal(set) var zoneName: String

  /// The day that is chosen; the page that it is on is shown.
  public internal(set) var selected: CivilDate
  /// The day of the month that was chosen last, 1...31: shorter months show their last day instead.
  var preferredDay: Int
  /// The page that is shown, or that a turn leads to.
  public internal(set) var page: PageID
  /// The day that was chosen when that page was shown last: a burst of keys may have chosen another one since.
  var shownSelected: CivilDate
  /// The pages that were loaded, by what they are.
  var pages: [PageID: PageData] = [:]
  /// Raised whenever what was loaded before is out of date.
  public internal(set) var generation = 0
  /// The page moving, if it does.
  public internal(set) var movement: Movement?

  /// The place of the day's occurrence that is chosen; nil while the page has the keys.
  public internal(set) var entry: Int?
  /// What is to be done as soon as the page of the chosen day is there.
  var awaited: Awaited?

  /// Something that needs the page of the chosen day.
  enum Awaited: Sendable, Hashable {
    /// To choose an occurrence, or the day's first.
    case choose(Occurrence)
    case chooseFirst
    /// To open one of the day's occurrences, by its place.
    case open(Int)
  }
  /// Whether the page has the room of the day's list, too.
  public internal(set) var hidesList = false
  /// What lies over the page.
  public internal(set) var overlay: Overlay?
  /// The line that is typed into.
  public internal(set) var prompt: Prompt?
  /// The line that was typed last: where it means nothing, it is there again to be mended.
  var refusable: Prompt?
  /// What was searched for.
  public internal(set) var search: Search?
  /// What there is to say, until the next key.
  public internal(set) var notice: Notice?
  /// The calendars, in their order.
  public internal(set) var calendars: [CalendarInfo]
  /// Those of them that are hidden, by their order.
  public internal(set) var hiddenCalendars: Set<Int> = []

  /// What the pointer did last.
  var pointer = Pointer()

  /// Something to tell.
  public struct Notice: Sendable, Hashable {
    /// The text, behind the gate.
    public var text: VisibleText
    /// Whether something could not be done.
    public var isFault: Bool

    /// Makes a notice.
    public init(_ text: String, isFault: Bool = false) {
      self.text = VisibleText(text)
      self.isFault = isFault
    }
  }

  /// What lies over the page.
  public enum Overlay: Sendable, Hashable {
    /// The keys, from a line on.
    case help(scroll: Int)
    /// An occurrence of the chosen day, from a line on.
    case detail(Occurrence, scroll: Int)
    /// The calendars; one of them is chosen, by its place.
    case calendars(chosen: Int)
  }

  /// What was searched for.
  public struct Search: Sendable, Hashable {
    /// The words.
    public var text: String
    /// The occurrences, in the order of a list.
    public var hits: [Occurrence]
    /// The place of the one that is shown.
    public var place: Int
  }
}

extension Model {
  /// A model that has nothing loaded yet.
  ///
  /// - Parameters:
  ///   - selected: The day that is chosen, with its month's page.
  ///   - preferredDay: The day of the month that was chosen last; nil for that of `selected`.
  ///   - hidden: The calendars that are hidden, by their order.
  public init(
    settings: Settings, width: Int, height: Int, today: CivilDate, zoneName: String, selected: CivilDate,
    preferredDay: Int? = nil, calendars: [CalendarInfo], hidden: Set<Int> = []
  ) {
    self.settings = settings
    self.width = width
    self.height = height
    self.today = today
    self.zoneName = zoneName
    self.selected = selected
    self.preferredDay = preferredDay ?? selected.day
    page = .month(selected.yearMonth)
    shownSelected = selected
    self.calendars = calendars
    hiddenCalendars = hidden
  }

  /// Tells something until the next key.
  public mutating func notify(_ text: String, isFault: Bool = false) { notice = Notice(text, isFault: isFault) }
}
