import CPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits until one of several descriptors has something to say.
struct DescriptorPoll {
  private var items: [pollfd] = []

  /// Adds a descriptor to read from.
  mutating func addReading(_ descriptor: Int32) {
    items.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
  }

  /// Adds a descriptor to write to.
  mutating func addWriting(_ descriptor: Int32) {
    items.append(pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0))
  }

  /// Waits; less than asked for where a signal comes.
  ///
  /// - Parameter seconds: The longest time; nil for ever.
  mutating func wait(_ seconds: Double?) throws(OutputError) {
    let count = items.count
    let ready = items.withUnsafeMutableBufferPointer {
      flipcal_poll($0.baseAddress, count, seconds.map { max(0, $0) } ?? -1)
    }
    guard ready < 0 else { return }
    let reason = errno
    for index in items.indices { items[index].revents = 0 }
    // What cannot be waited for would be asked for again and again.
    if reason != EINTR { throw .failed(String(cString: strerror(reason))) }
  }

  /// Whether the descriptor that was added at a place can be read, or has come to its end.
  func isReady(_ index: Int) -> Bool { items[index].revents != 0 }
}
