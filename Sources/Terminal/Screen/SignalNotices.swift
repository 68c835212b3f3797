import CPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals as bytes in a pipe; there is one in a process.
enum SignalNotices {
  /// Those after which the process should end: Ctrl-C, `kill`, a hang-up, Ctrl-\, and what else ends one that does not
  /// ask for it.
  static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2]
  /// Those after which it goes on.
  static let others = [SIGWINCH, SIGTSTP, SIGCONT]

  /// Begins to watch them all, except for those that are ignored.
  ///
  /// - Returns: The descriptor that tells when some have come; nil with `errno` where there is none.
  static func watch() -> Int32? {
    let descriptor = flipcal_notices()
    guard descriptor >= 0 else { return nil }
    for signal in endings where flipcal_watch(signal, 1) < 0 { return nil }
    for signal in others where flipcal_watch(signal, 0) < 0 { return nil }
    return descriptor
  }

  /// Whether those after which the process should end act at once, and not when they are read.
  static func setBusy(_ isBusy: Bool) { flipcal_set_busy(isBusy ? 1 : 0) }

  /// Gives them all what they did before.
  static func unwatch() { flipcal_unwatch_all() }

  /// The signals that have come, each once.
  static func read(_ descriptor: Int32) -> Set<Int32> {
    var signals: Set<Int32> = []
    while let bytes = Descriptor.read(descriptor), !bytes.isEmpty { signals.formUnion(bytes.map { Int32($0) }) }
    return signals
  }

  /// Lets a signal do what it does by itself; comes back where the process goes on.
  static func raise(_ signal: Int32) { flipcal_raise_default(signal) }
}
