import CLibical
import Synchronization

/// libical as a whole.
enum Libical {
  private static let lock = Mutex<Void>(())

  /// Uses libical alone: it is not safe to use from two threads at once.
  static func locked<Result>(_ body: () -> Result) -> Result {
    lock.withLock { _ in
      // It ends the process at malformed data unless it is told not to.
      icalerror_set_errors_are_fatal(0)
      return body()
    }
  }
}
