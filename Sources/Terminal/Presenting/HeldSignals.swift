#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Holds back the signals that would end or stop the process, so that it can leave the terminal in order first.
///
/// They are blocked and looked for, not caught: no handler runs, and when they are released they do what they would have
/// done, the exit status included.
struct HeldSignals {
  /// What ends a process that does not ask for it, and Ctrl-Z. A window's change is seen by its size: systems differ in
  /// whether a blocked SIGWINCH stays pending.
  static let endings = SignalNotices.endings + [SIGTSTP]

  private let held: [Int32]
  private let previous: sigset_t

  /// Blocks those of the signals that are neither ignored (as by `nohup`) nor blocked already.
  init(_ signals: [Int32] = HeldSignals.endings) {
    var before = sigset_t()
    sigemptyset(&before)
    pthread_sigmask(SIG_BLOCK, nil, &before)
    held = signals.filter { sigismember(&before, $0) == 0 && !Self.isIgnored($0) }
    var added = sigset_t()
    sigemptyset(&added)
    for signal in held { sigaddset(&added, signal) }
    pthread_sigmask(SIG_BLOCK, &added, nil)
    previous = before
  }

  /// Whether one of them has arrived.
  var isPending: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    guard sigpending(&pending) == 0 else { return false }
    return held.contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets them act; one that has arrived does so before this returns.
  func release() {
    var previous = previous
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Whether a signal does nothing to this process, as under `nohup`.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
