#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal behind a descriptor as the stage of an animation.
final class TerminalStage: AnimationStage {
  private let terminal: Int32
  private let own: Int32?
  private let signals: HeldSignals

  init(descriptor: Int32, signals: HeldSignals) {
    terminal = descriptor
    own = ControllingTerminal.openNonBlocking(descriptor)
    self.signals = signals
  }

  deinit {
    if let own { close(own) }
  }

  var now: Double { Clock.now }

  var isInterrupted: Bool { signals.isPending }

  var size: TerminalSize? { TerminalSize.ofWindow(terminal) }

  func write(_ bytes: ArraySlice<UInt8>) throws(OutputError) -> Int {
    if let own { return try Descriptor.write(bytes, to: own) }
    // A piece that small does not make a terminal wait which says that it takes some.
    guard Descriptor.isWritable(terminal) else { return 0 }
    return try Descriptor.write(bytes.prefix(256), to: terminal)
  }

  func waitUntilWritable(atMost seconds: Double) {
    Descriptor.waitUntilWritable(own ?? terminal, atMost: seconds)
  }

  func sleep(seconds: Double) { Clock.sleep(seconds: seconds) }
}
