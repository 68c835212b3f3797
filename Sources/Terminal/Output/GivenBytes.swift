import Synchronization

/// What a pager was given, as long as it may not have read any of it.
final class GivenBytes: Sendable {
  /// More than a pipe holds that nobody reads from.
  private static let capacity = 1 << 20

  private let bytes = Mutex<[UInt8]?>([])

  func add(_ new: ArraySlice<UInt8>) {
    bytes.withLock { bytes in
      guard let count = bytes?.count else { return }
      if count > Self.capacity { bytes = nil } else { bytes?.append(contentsOf: new) }
    }
  }

  /// All of it; nil where some must have been read.
  var all: [UInt8]? { bytes.withLock(\.self) }
}
