#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls on a file descriptor that are needed.
enum Descriptor {
  /// Writes as much as the descriptor takes at once.
  ///
  /// - Returns: The bytes written; 0 when a non-blocking descriptor takes none now.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(OutputError) -> Int {
    while true {
      let count = bytes.withUnsafeBytes { writeOnce(descriptor, $0) }
      if count >= 0 { return count }
      let reason = errno
      switch reason {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return 0
      case EPIPE: throw .closed
      case EIO where isHungUp(descriptor): throw .closed
      default: throw .failed(String(cString: strerror(reason)))
      }
    }
  }

  /// Reads what there is, at most 4096 bytes.
  ///
  /// - Returns: No bytes where a non-blocking descriptor has none now; nil at the end, or after a hang-up.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, initialized in
        count = readOnce(descriptor, UnsafeMutableRawBufferPointer(buffer))
        initialized = max(0, count)
      }
      if count > 0 { return bytes }
      if count == 0 { return nil }
      let reason = errno
      if reason == EAGAIN || reason == EWOULDBLOCK { return [] }
      if reason != EINTR { return nil }
    }
  }

  /// Waits until a descriptor takes bytes or has an error, or for a time in seconds.
  static func waitUntilWritable(_ descriptor: Int32, atMost seconds: Double) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    let ready = poll(&request, 1, Int32(seconds * 1000))
    // macOS cannot poll every terminal; a pause, and writing will tell.
    if ready > 0, request.revents & Int16(POLLNVAL) != 0 { Clock.sleep(seconds: min(seconds, 0.005)) }
  }

  /// Whether a descriptor takes bytes at this moment, or does not say.
  static func isWritable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, 0) != 0
  }

  /// Whether an EIO comes from a terminal, which says so after a hang-up; a disk's is a fault to report.
  private static func isHungUp(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 || errno == EIO
  }
}

/// Outside, since the names `write` and `read` mean something else inside.
private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func readOnce(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, bytes.baseAddress, bytes.count)
}
