import CalendarCore
import Canvas
import CommandTable
import ICU
import Pages
import Store
import Terminal
import TextGate

/// What a run works with: where and when it is, whom it talks to, and what is open.
struct Session {
  let options: InvocationOptions
  let zones: SystemZones
  /// The zone that times are shown in.
  private(set) var viewing: Zone
  /// What time it is there.
  private(set) var now: ZonedTime
  let locale: PersonLocale
  /// The encoding that sources are said to be in; nil where that is to be found out.
  let encoding: TextEncoding?
  let console: Console
  /// The calendars that the configuration names.
  let configured: ConfiguredCalendars
  /// The keys of `browse`.
  let keys: ConfiguredKeys
  /// What is kept between runs; nil where there is no place for it.
  let state: StateDirectory?
  /// Where indexes are kept; nil where there is no place for them.
  let indexes: IndexDirectory?
  /// Shows how far the loading is.
  let progressBar: ProgressBar

  init(
    environment: [String: String], options: InvocationOptions, preferences: Preferences, console: Console
  ) throws(AppError) {
    self.options = options
    self.console = console
    configured = preferences.calendars
    keys = preferences.keys
    zones = SystemZones()
    viewing =
      try Session.zone(of: options, preferences: preferences, zones: zones, console: console)
      ?? Session.usualZone(environment: environment, zones: zones, console: console)
    encoding = try Session.encoding(of: options, preferences: preferences, console: console)
    now = viewing.time(at: try Clock.now(environment: environment))
    locale = PersonLocale(environment: environment)
    state = StateDirectory(environment: environment)
    progressBar = console.progressBar()
    indexes = IndexDirectory(environment: environment)
  }

  /// Whether something else is on the screen, so that no work tells how far it is.
  var isScreenTaken = false

  /// What loads sources.
  ///
  /// - Parameter encoding: The encoding that they were said to be in, if any.
  func loader(_ use: SourceLoader.IndexUse, encoding: TextEncoding?) -> SourceLoader {
    SourceLoader(zones: zones, indexes: indexes, use: use, encoding: encoding, now: now.instant) {
      [progressBar, isScreenTaken] work, part in
      if isScreenTaken { return }
      switch work {
      case .reading(let path): progressBar.show("Reading \(untrusted: path)", part)
      case .indexing(let path): progressBar.show("Indexing \(untrusted: path)", part)
      }
    }
  }

  /// Whether lists are laid out for people: on a terminal, or where somebody wants colours on a pipe.
  var isForPeople: Bool { console.isTerminal || options.color == .always }

  /// The day it is in the viewing zone.
  var today: CivilDate { now.civil.date }

  /// Says that something of the state could not be kept, and what comes of it.
  func report(notKept error: FileError, _ consequence: String) {
    console.report(
      Diagnostic(
        "cannot be written (\(untrusted: error.reason)); \(untrusted: consequence)",
        at: SourceLocation(file: error.path)))
  }

  /// The weekday of a page's first column.
  var firstWeekday: Weekday {
    options.weekStart.flatMap(Weekday.init(rawValue:)) ?? locale.firstWeekday
  }

  /// The session at another moment, with times shown in another zone.
  func moved(to instant: Instant, viewing zone: Zone) -> Session {
    var session = self
    session.viewing = zone
    session.now = zone.time(at: instant)
    return session
  }

  /// The zone of a name: of the time zone database, of `TZ`, or of Windows.
  func zone(named name: String) -> Zone? { Session.zone(named: name, zones) }

  static func zone(named name: String, _ zones: SystemZones) -> Zone? {
    if let zone = zones.zone(forTZ: name) ?? zones.ianaName(forWindowsName: name).flatMap(zones.zone(named:)) {
      return zone
    }
    return zones.zone(ofPlace: name)
  }

  static func unknownZone(_ name: String) -> String {
    "unknown time zone \"\(name)\"; name one of the IANA database, such as Europe/Berlin"
  }

  /// The encoding that was typed or stands in the environment: it holds for this run, and for what is opened by it.
  var runEncoding: TextEncoding? {
    if case .configuration = options.origins[.encoding] { return nil }
    return encoding
  }

  /// The encoding of `--encoding` or of its default; nil where there is none, or where the default names none.
  private static func encoding(
    of options: InvocationOptions, preferences: Preferences, console: Console
  ) throws(AppError) -> TextEncoding? {
    guard let name = options.encoding else { return nil }
    if let encoding = TextEncoding(named: name) { return encoding }
    let message = unknownEncoding(name)
    guard let origin = options.origins[.encoding] else { throw .usage(message) }
    console.report(preferences.diagnostic(message, at: origin))
    return nil
  }

  static func unknownEncoding(_ name: String) -> String {
    let hint = Suggestions.hint(for: name, among: TextEncoding.knownNames.map { $0.lowercased() })
    return "unknown encoding \(Quotation.quoted(name)); " + (hint ?? "name one such as windows-1252, GBK or Shift_JIS")
  }

  /// The days that an expression means.
  func days(_ expression: DayExpression) throws(AppError) -> DayRange {
    try DayResolver(today: today, firstWeekday: { firstWeekday }).days(expression)
  }

  /// The zone of `--tz` or of its default; nil where there is none, or where the default names none.
  private static func zone(
    of options: InvocationOptions, preferences: Preferences, zones: SystemZones, console: Console
  ) throws(AppError) -> Zone? {
    guard let name = options.tz else { return nil }
    if let zone = zone(named: name, zones) { return zone }
    let message = unknownZone(name)
    guard let origin = options.origins[.tz] else { throw .usage(message) }
    console.report(preferences.diagnostic(message, at: origin))
    return nil
  }

  /// The zone of `TZ`, or the system's.
  private static func usualZone(environment: [String: String], zones: SystemZones, console: Console) -> Zone {
    guard let name = environment["TZ"] else { return zones.localZone() }
    // POSIX leaves an empty or unknown TZ to the system; systems take UTC.
    if name.isEmpty { return .utc }
    if let zone = zones.zone(forTZ: name) { return zone }
    console.report(Diagnostic("TZ names an unknown time zone (\(untrusted: name)); times are shown in UTC"))
    return .utc
  }
}
