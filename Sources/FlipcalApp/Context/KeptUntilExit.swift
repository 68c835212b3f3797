import Synchronization

/// What a run has found and is done with shortly before it ends.
///
/// To free thousands of events one by one takes as long as to expand them, and the system takes all memory back anyway.
/// It is for what a run makes once or twice, not for what comes again and again.
enum KeptUntilExit {
  private static let values = Mutex<[any Sendable]>([])

  /// Keeps a value, with all that it refers to, for the rest of the process.
  static func keep(_ value: some Sendable) { values.withLock { $0.append(value) } }
}
