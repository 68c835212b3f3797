import TextGate

/// What is set for all runs, and where, as `config` lists it.
public struct SettingsList: Sendable {
  /// Who says what holds.
  public enum Origin: Sendable, Hashable {
    /// Nobody: it is as usual.
    case usual
    /// A line of the configuration file, from 1. A variable may count instead, which other programs obey as well.
    case file(UntrustedText, line: Int, unless: String? = nil)
    /// A variable of the environment.
    case variable(String)
  }

  /// A key and its value.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value; nil where there is none.
    public var value: UntrustedText?
    /// Where it comes from.
    public var origin: Origin
    /// Whether it is said in the way of the configuration; otherwise it is told in a comment.
    public var isSetting: Bool

    /// Makes an entry.
    public init(_ key: String, _ value: UntrustedText?, _ origin: Origin, isSetting: Bool = true) {
      self.key = key
      self.value = value
      self.origin = origin
      self.isSetting = isSetting
    }
  }

  /// A section of the file.
  public struct Section: Sendable, Hashable {
    /// What stands between its brackets.
    public var name: UntrustedText
    /// What is said in it.
    public var entries: [Entry]

    /// Makes a section.
    public init(_ name: UntrustedText, _ entries: [Entry]) {
      self.name = name
      self.entries = entries
    }
  }

  /// The configuration file, or where it would be; nil where there can be none.
  public var configuration: UntrustedText?
  /// The directory of the state, and that of the indexes; nil where there is no place for them.
  public var state, cache: UntrustedText?
  /// What is open.
  public var openSet: [UntrustedText]
  /// The sections, in an order in which a person may write them.
  public var sections: [Section]

  /// Makes a list.
  public init(
    configuration: UntrustedText?, state: UntrustedText?, cache: UntrustedText?, openSet: [UntrustedText],
    sections: [Section]
  ) {
    self.configuration = configuration
    self.state = state
    self.cache = cache
    self.openSet = openSet
    self.sections = sections
  }
}
