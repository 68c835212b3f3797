import CalendarCore
import CommandTable
import Configuration
import ICU
import Store
import TextGate

/// The calendars that the configuration names: its sections `[calendar NAME]`.
struct ConfiguredCalendars: Sendable {
  /// A section; of several with one name all entries together.
  struct Calendar: Sendable {
    let name: String
    /// The file or directory.
    let path: String
    var color: CalendarColor?
    var encoding: TextEncoding?
    var isHidden = false
    /// The lines of the keys that count.
    var lines: [Key: Int] = [:]

    fileprivate let identity: SourceIdentity?

    fileprivate init(name: String, path: String) {
      self.name = name
      self.path = path
      identity = Source.path(path).identity
    }
  }

  /// What a section may say.
  enum Key: String, CaseIterable, Sendable {
    case path, color, encoding, hidden

    /// Reads a key; `colour` is another spelling.
    init?(_ text: String) { self.init(rawValue: text == "colour" ? "color" : text) }
  }

  /// The calendars, in the order of the file.
  private(set) var calendars: [Calendar] = []
  /// What is wrong with the sections.
  private(set) var diagnostics: [Diagnostic] = []

  /// What the names of sections begin with.
  static let prefix = "calendar "

  init(_ configuration: Configuration, home: String?) {
    var names: [String] = []
    var entries: [String: [Configuration.Entry]] = [:]
    var firstLines: [String: Int] = [:]
    for section in configuration.sections where section.name.hasPrefix(ConfiguredCalendars.prefix) {
      let name = String(section.name.dropFirst(ConfiguredCalendars.prefix.count))
      if entries[name] == nil { names.append(name) }
      entries[name, default: []] += section.entries
      firstLines[name] = firstLines[name] ?? section.line
    }
    for name in names {
      read(name, entries[name] ?? [], line: firstLines[name] ?? 1, of: configuration, home: home)
    }
  }

  private mutating func read(
    _ name: String, _ entries: [Configuration.Entry], line: Int, of configuration: Configuration, home: String?
  ) {
    func say(_ message: String, at line: Int) {
      diagnostics.append(configuration.diagnostic(VisibleText(message), line: line))
    }
    let path = entries.last { Key($0.key) == .path && !$0.value.isEmpty }
    var calendar = path.map { Calendar(name: name, path: configuration.path(of: $0.value, home: home)) }
    for entry in entries {
      guard let key = Key(entry.key) else {
        let keys = Key.allCases.map(\.rawValue)
        let hint = Suggestions.hint(for: entry.key, among: keys + ["colour"])
        say(
          "a calendar has no \(Quotation.quoted(entry.key)); \(hint ?? "it has \(Quotation.list(keys, "and"))")",
          at: entry.line)
        continue
      }
      if let fault = calendar?.take(key, entry) { say(fault, at: entry.line) }
    }
    guard let calendar else {
      say("the calendar \(Quotation.quoted(name)) has no path; write path = FILE or DIRECTORY", at: line)
      return
    }
    if let other = calendars.first(where: { $0.path == calendar.path }) {
      let message = "is that of the calendar \(Quotation.quoted(other.name)); this one is passed over"
      say("the path of \(Quotation.quoted(name)) \(message)", at: calendar.lines[.path] ?? line)
      return
    }
    calendars.append(calendar)
  }

  // MARK: What holds for a source

  private func configured(_ source: Source) -> Calendar? {
    guard !calendars.isEmpty else { return nil }
    let path = source.absolutePath
    if let calendar = calendars.first(where: { Source.path($0.path).absolutePath == path }) { return calendar }
    guard let identity = source.identity else { return nil }
    return calendars.first { $0.identity == identity }
  }

  /// The encoding that a source is said to be in, if any.
  func encoding(of source: Source) -> TextEncoding? { configured(source)?.encoding }

  /// Gives calendars the names and colours that they have here.
  ///
  /// A section counts for the calendar at its path, and for those of the source at its path: where there are several,
  /// their own names stand behind its name.
  ///
  /// - Returns: The orders of those that are to be hidden.
  func describe(_ loaded: inout [LoadedCalendar]) -> Set<Int> {
    guard !calendars.isEmpty else { return [] }
    var hidden: Set<Int> = []
    let sizes = Dictionary(grouping: loaded, by: \.source).mapValues(\.count)
    for place in loaded.indices {
      let source = loaded[place].source
      let isAlone = sizes[source] == 1
      let direct = configured(.path(loaded[place].path))
      guard let calendar = direct ?? configured(source) else { continue }
      let own = loaded[place].info.name
      loaded[place].info.name =
        direct != nil || isAlone
        ? UntrustedText(calendar.name) : [UntrustedText(calendar.name), own].joined(separator: "/")
      if let color = calendar.color { loaded[place].info.color = color }
      if calendar.isHidden { hidden.insert(loaded[place].info.order) }
    }
    return hidden
  }
}

extension ConfiguredCalendars.Calendar {
  /// Takes an entry in; returns what is wrong with it.
  fileprivate mutating func take(_ key: ConfiguredCalendars.Key, _ entry: Configuration.Entry) -> String? {
    let quoted = Quotation.quoted(entry.value)
    switch key {
    case .path where entry.value.isEmpty: return "'path' needs a value: a file or a directory"
    case .path: break
    case .color:
      guard let color = CalendarColor(entry.value) else {
        let hint = Suggestions.hint(for: entry.value, among: CalendarColor.names)
        return "\(quoted) is no colour; \(hint ?? "write #rrggbb or a name of CSS such as tomato")"
      }
      self.color = color
    case .encoding:
      guard let encoding = TextEncoding(named: entry.value) else { return Session.unknownEncoding(entry.value) }
      self.encoding = encoding
    case .hidden:
      guard let isHidden = OptionDefault.isYes(entry.value) else { return "'hidden' takes yes or no, not \(quoted)" }
      self.isHidden = isHidden
    }
    lines[key] = entry.line
    return nil
  }
}
