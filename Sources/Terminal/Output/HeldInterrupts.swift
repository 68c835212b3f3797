#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Leaves Ctrl-C and Ctrl-\ to the pager while it has the terminal.
struct HeldInterrupts: Sendable {
  /// Those that did something before.
  private let held: [Int32]

  /// Begins to ignore them.
  init() {
    held = [SIGINT, SIGQUIT].filter { number in
      guard !HeldSignals.isIgnored(number) else { return false }
      signal(number, SIG_IGN)
      return true
    }
  }

  /// What the pager shall not ignore though this process does.
  var signalsOfPager: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in held + [SIGPIPE] { sigaddset(&signals, number) }
    return signals
  }

  /// Lets them do again what they do by themselves.
  func release() {
    for number in held { signal(number, SIG_DFL) }
  }
}
