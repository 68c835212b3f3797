import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Output for a terminal that goes to a pager where it has more rows than the terminal.
///
/// As much as the terminal shows at once is held back. What comes then goes on to the pager as it comes, so that output
/// of any length is shown from its beginning at once.
public final class PagedOutput: Sendable {
  private enum State {
    /// It may still fit the terminal.
    case collecting([UInt8], RowCounter)
    case paging(PagerProcess)
    /// It goes to the terminal itself.
    case direct
    /// The pager ended before the output did.
    case left
  }

  private let state: Mutex<State>
  private let command: PagerCommand
  private let size: TerminalSize
  private let begin: @Sendable () -> Void

  /// Output for the terminal behind standard output.
  ///
  /// - Parameter begin: Called before the pager starts, which then has the terminal.
  public init(_ command: PagerCommand, size: TerminalSize, begin: @escaping @Sendable () -> Void) {
    self.command = command
    self.size = size
    self.begin = begin
    state = Mutex(.collecting([], RowCounter(columns: size.columns)))
  }

  /// Takes more of the output.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    try state.withLock { state throws(OutputError) in
      switch state {
      case .collecting(let held, var rows):
        rows.count(bytes, atMost: size.rows)
        let all = held + bytes
        // The last row is the next prompt's.
        if rows.rows < size.rows {
          state = .collecting(all, rows)
        } else {
          try spill(all, &state)
        }
      case .paging(let process):
        do throws(OutputError) {
          try process.write(bytes)
        } catch {
          state = PagedOutput.rest(of: process)
          guard case .direct = state else { throw error }
        }
      case .direct: try PagedOutput.print(bytes)
      case .left: throw .closed
      }
    }
  }

  private func spill(_ bytes: [UInt8], _ state: inout State) throws(OutputError) {
    begin()
    guard let process = PagerProcess(command) else {
      state = .direct
      return try PagedOutput.print(bytes)
    }
    state = .paging(process)
    do throws(OutputError) {
      try process.write(bytes)
    } catch {
      state = PagedOutput.rest(of: process)
      guard case .direct = state else { throw error }
    }
  }

  /// Ends the output: shows what was held back, or waits until the person has left the pager.
  public func finish() throws(OutputError) {
    try state.withLock { state throws(OutputError) in
      switch state {
      case .collecting(let held, _):
        state = .direct
        try PagedOutput.print(held)
      case .paging(let process):
        _ = PagedOutput.rest(of: process)
        // What is printed later comes after it.
        state = .direct
      case .direct, .left: return
      }
    }
  }

  /// Waits for a pager. Where it could not be run, what it was given is printed.
  private static func rest(of process: PagerProcess) -> State {
    guard let unread = process.wait() else { return .left }
    try? print(unread)
    return .direct
  }

  private static func print(_ bytes: [UInt8]) throws(OutputError) {
    let output = Output()
    try output.write(bytes)
    try output.flush()
  }
}
