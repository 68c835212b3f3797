/// The options of an invocation with their values; what was neither typed nor preset is nil, empty, false or `auto`.
public struct InvocationOptions: Sendable, Equatable {
  /// `--tz`: the name of the viewing zone, never empty, not looked up.
  public var tz: String?
  /// `--from`: the first day, inclusive.
  public var from: DayExpression?
  /// `--to`: the last day, inclusive. Never together with `days`.
  public var to: DayExpression?
  /// `--days`: 1...36600.
  public var days: Int?
  /// `--at`.
  public var at: TimeExpression?
  /// `--min`, in minutes, at least 1.
  public var min: Int?
  /// `--hours`.
  public var hours: HourRange?
  /// `--all`.
  public var all = false
  /// `--calendar`: the names, in the order typed.
  public var calendars: [String] = []
  /// `--except`: the names, in the order typed.
  public var except: [String] = []
  /// `--encoding`: its name, not looked up.
  public var encoding: String?
  /// `--json`, `--ndjson`, `--tsv`, `--ics`, `--format`, `--sarif`, `--html`, `--svg`, `--frames`, `--cast` or none of
  /// them.
  public var format: OutputFormat = .text
  /// The template of `--format`, as typed.
  public var template = ""
  /// `--three`, `--year` or neither.
  public var span: PageSpan = .month
  /// `--color`.
  public var color: When = .auto
  /// `--theme`: its name, not looked up.
  public var theme: String?
  /// `--ascii`.
  public var ascii = false
  /// `--ambiguous-width`: 1 or 2 cells.
  public var ambiguousWidth: Int?
  /// `--width` in cells, 20...1000.
  public var width: Int?
  /// `--height` in cells, 3...1000.
  public var height: Int?
  /// `--week-start`: the ISO 8601 number of the weekday, 1 is Monday and 7 is Sunday.
  public var weekStart: Int?
  /// `--week-numbers`.
  public var weekNumbers = false
  /// `--lunar`.
  public var lunar = false
  /// `--calendar-system`: a name of ``CommandTable/calendarSystems``. Never together with `lunar`.
  public var calendarSystem: String?
  /// `--holidays`: the sources, in the order typed.
  public var holidays: [String] = []
  /// `--motion`.
  public var motion: MotionName = .full
  /// `--animate`.
  public var animate: When = .auto
  /// `--transition`.
  public var transition: TransitionName = .curl
  /// `--corner`.
  public var corner: CornerChoice = .auto
  /// `--shading`.
  public var shading: ShadingName = .ascii
  /// `--browse`.
  public var browse = false

  /// `--pager` and `--no-pager`.
  public var pager: PagerChoice = .usual

  /// Where values come from that were not typed. Of an option that collects, the place of the last one.
  public var origins: [OptionKey: OptionDefault.Origin] = [:]

  /// Nothing typed.
  public init() {}
}
