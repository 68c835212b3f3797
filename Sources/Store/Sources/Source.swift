/// Where calendars come from, as a person names it.
public enum Source: Sendable, Hashable {
  /// A file or a directory (a vdir).
  case path(String)
  /// `-`.
  case standardInput

  /// Reads a command-line word.
  public init(argument: String) {
    self = argument == "-" ? .standardInput : .path(argument)
  }

  /// Reads command-line words; a source that is named twice is still one.
  public static func named(by arguments: [String]) -> [Source] {
    var seen: Set<String> = []
    return arguments.map(Source.init(argument:)).filter { seen.insert($0.absolutePath).inserted }
  }

  /// How messages name it.
  public var displayName: String {
    switch self {
    case .path(let path): path
    case .standardInput: "standard input"
    }
  }

  /// Whether there is anything at its path, readable or not.
  public var exists: Bool {
    switch self {
    case .standardInput: true
    case .path(let path): (try? Disk.kind(of: path)) != nil
    }
  }

  /// Whether it can be read once only: standard input, a pipe, a device.
  public var isStream: Bool {
    switch self {
    case .standardInput: true
    case .path(let path): (try? Disk.kind(of: path))?.kind == .stream
    }
  }

  /// What tells whether two sources are the same file or directory, however they are named; nil where there is none.
  public var identity: SourceIdentity? {
    guard case .path(let path) = self, let kind = try? Disk.kind(of: path) else { return nil }
    return SourceIdentity(value: kind.identity)
  }

  /// Its path from the root, symbolic links kept: what they lead to may change.
  public var absolutePath: String {
    switch self {
    case .standardInput: "-"
    case .path(let path):
      path.hasPrefix("/") ? path : Disk.workingDirectory.map { "\($0)/\(Source.withoutDots(path))" } ?? path
    }
  }

  /// Drops what means nothing at the start of a path: `./`.
  private static func withoutDots(_ path: String) -> String {
    var rest = Substring(path)
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return rest.isEmpty ? path : String(rest)
  }
}

/// What a file or a directory is to the system, whatever names lead to it.
public struct SourceIdentity: Sendable, Hashable {
  let value: Disk.Identity
}
