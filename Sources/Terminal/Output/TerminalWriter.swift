#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes to a terminal as much as it takes without waiting.
final class TerminalWriter {
  private let terminal: Int32
  private let own: Int32?

  /// Opens the terminal behind a descriptor once more where that can be done.
  init(descriptor: Int32) {
    terminal = descriptor
    own = ControllingTerminal.openNonBlocking(descriptor)
  }

  deinit {
    if let own { close(own) }
  }

  /// What tells whether the terminal takes bytes.
  var descriptor: Int32 { own ?? terminal }

  /// Writes as much as the terminal takes now, perhaps nothing, and returns how many bytes that was.
  func write(_ bytes: ArraySlice<UInt8>) throws(OutputError) -> Int {
    if let own { return try Descriptor.write(bytes, to: own) }
    // A piece that small does not make a terminal wait which says that it takes some.
    guard Descriptor.isWritable(terminal) else { return 0 }
    return try Descriptor.write(bytes.prefix(256), to: terminal)
  }

  /// Waits until the terminal takes bytes, or for a time in seconds.
  func waitUntilWritable(atMost seconds: Double) {
    Descriptor.waitUntilWritable(descriptor, atMost: seconds)
  }
}
