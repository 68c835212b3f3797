import CalendarCore
import TextGate

/// A configuration file as it is written: what keys and values mean is the business of those who ask for them.
public struct Configuration: Sendable, Equatable {
  /// `key = value`.
  public struct Entry: Sendable, Equatable {
    /// The key, never empty, as written.
    public var key: String
    /// The value without white space around it; it may be empty.
    public var value: String
    /// The line it stands on, from 1.
    public var line: Int

    /// Makes an entry.
    public init(key: String, value: String, line: Int) {
      self.key = key
      self.value = value
      self.line = line
    }
  }

  /// `[name]` and the entries below it.
  public struct Section: Sendable, Equatable {
    /// The name with single spaces between its words; empty for entries that stand above all sections.
    public var name: String
    /// The line of the name; for entries above all sections that of the first.
    public var line: Int
    /// The entries in the order written; keys may come several times.
    public var entries: [Entry] = []

    /// Makes a section.
    public init(name: String, line: Int, entries: [Entry] = []) {
      self.name = name
      self.line = line
      self.entries = entries
    }
  }

  /// The file, as diagnostics name it; nil where there is none.
  public var path: String?
  /// The sections in the order written; names may come several times.
  public var sections: [Section] = []
  /// What is wrong with the file as such.
  public var diagnostics: [Diagnostic] = []

  /// A configuration that says nothing.
  public init() {}

  /// The sections of a name.
  public func sections(named name: String) -> [Section] { sections.filter { $0.name == name } }

  /// The path that a value means: `~/` is the home directory, and what is relative begins at the file's directory (at the
  /// working directory where there is no file).
  public func path(of value: String, home: String?) -> String {
    if let home, value == "~" || value.hasPrefix("~/") { return home + value.dropFirst() }
    guard let slash = path?.lastIndex(of: "/"), let path, !value.hasPrefix("/") else { return value }
    return path[...slash] + value
  }

  /// A diagnostic about a line.
  public func diagnostic(_ message: VisibleText, line: Int?) -> Diagnostic {
    Diagnostic(message, at: path.map { SourceLocation(file: $0, line: line) })
  }
}
