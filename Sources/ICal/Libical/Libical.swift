import Synchronization

/// libical is not safe to use from two threads at once.
enum Libical {
  private static let lock = Mutex<Void>(())

  /// Uses libical alone.
  static func locked<Result>(_ body: () -> Result) -> Result {
    lock.withLock { _ in body() }
  }
}
