#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The room that a page has, in cells.
public struct TerminalSize: Sendable, Hashable {
  /// The bounds of each dimension: what says less or more than these is brought into them.
  public static let bounds = 1...1000

  /// Cells in a row, 1...1000.
  public let columns: Int
  /// Rows, 1...1000.
  public let rows: Int

  /// Makes a size, each dimension brought into ``bounds``.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, Self.bounds.lowerBound), Self.bounds.upperBound)
    self.rows = min(max(rows, Self.bounds.lowerBound), Self.bounds.upperBound)
  }

  /// Decides for each dimension by itself: the option, else the terminal's window, else `COLUMNS` or `LINES`, else 80
  /// or 24.
  ///
  /// - Parameters:
  ///   - columns: The option for the width.
  ///   - rows: The option for the height.
  ///   - window: The terminal's own answer, nil on a pipe; 0 in it stands for unknown, as on a serial line.
  ///   - environment: `COLUMNS` and `LINES` count when they are positive numbers.
  public init(
    columns: Int? = nil, rows: Int? = nil, window: (columns: Int, rows: Int)?, environment: [String: String]
  ) {
    func known(_ number: Int?) -> Int? { number.flatMap { $0 > 0 ? $0 : nil } }
    func variable(_ name: String) -> Int? { known(environment[name].flatMap { Int($0) }) }
    self.init(
      columns: columns ?? known(window?.columns) ?? variable("COLUMNS") ?? 80,
      rows: rows ?? known(window?.rows) ?? variable("LINES") ?? 24)
  }

  /// Decides for an open descriptor.
  public init(columns: Int? = nil, rows: Int? = nil, descriptor: Int32 = STDOUT_FILENO, environment: [String: String]) {
    self.init(columns: columns, rows: rows, window: Self.window(of: descriptor), environment: environment)
  }

  /// What the terminal says of itself (`TIOCGWINSZ`); nil where there is no terminal.
  static func window(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 else { return nil }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// The window of a terminal, nil where there is none or it does not know its size.
  static func ofWindow(_ descriptor: Int32) -> TerminalSize? {
    guard let window = window(of: descriptor), window.columns > 0, window.rows > 0 else { return nil }
    return TerminalSize(columns: window.columns, rows: window.rows)
  }
}
