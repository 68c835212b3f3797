import CalendarCore
import Canvas
import TextGate

/// What there is to say of an open calendar.
public struct CalendarSummary: Sendable {
  /// Its name and colour.
  public var info: CalendarInfo
  /// The file or directory it comes from.
  public var path: UntrustedText
  /// Events, overrides of instances included.
  public var events: Int
  /// Components that could not be read.
  public var skipped: Int
  /// Occurrences in the month of today.
  public var occurrencesThisMonth: Int
  /// When it was read.
  public var loaded: ZonedTime
  /// Bytes of its index, or nil where it has none.
  public var indexSize: Int?

  /// The name of the encoding that it was said to be in, if any.
  public var encoding: String?
  /// Whether pages and lists leave it out.
  public var isHidden = false
  /// Where it was named.
  public var origin = Origin.openSet

  /// Where a calendar that commands work on was named.
  public enum Origin: String, Sendable {
    /// It was opened.
    case openSet = "open-set"
    /// In the configuration.
    case configuration
  }

  /// Makes a summary.
  public init(
    info: CalendarInfo, path: UntrustedText, events: Int, skipped: Int, occurrencesThisMonth: Int, loaded: ZonedTime,
    indexSize: Int? = nil
  ) {
    self.info = info
    self.path = path
    self.events = events
    self.skipped = skipped
    self.occurrencesThisMonth = occurrencesThisMonth
    self.loaded = loaded
    self.indexSize = indexSize
  }

  /// The summary as lines, the calendar's name first and what is said of it indented.
  public var text: String {
    let time = loaded.civil
    return [
      info.visibleName + (isHidden ? " (hidden)" : ""),
      "  \(occurrencesThisMonth) occurrences this month; \(events) events in all, \(skipped) skipped",
      "  colour \(info.color.map(\.hexadecimal) ?? "not given"); read \(time.date) \(time.hourAndMinute); "
        + (indexSize.map { "index of \(CalendarSummary.size($0))" } ?? "no index"),
      "  \(origin == .openSet ? "open" : "of the configuration")"
        + (encoding.map { "; encoding \(VisibleText($0).description)" } ?? ""),
      "  \(path.visible.description)",
    ].joined(separator: "\n")
  }

  /// Bytes in a unit that keeps the number short.
  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<1_000_000: "\((bytes + 500) / 1000) kB"
    default: "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
    }
  }
}
