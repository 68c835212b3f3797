/// The terminal behind a descriptor as the stage of an animation.
final class TerminalStage: AnimationStage {
  private let terminal: Int32
  private let writer: TerminalWriter
  private let signals: HeldSignals

  init(descriptor: Int32, signals: HeldSignals) {
    terminal = descriptor
    writer = TerminalWriter(descriptor: descriptor)
    self.signals = signals
  }

  var now: Double { Clock.now }

  var isInterrupted: Bool { signals.isPending }

  var size: TerminalSize? { TerminalSize.ofWindow(terminal) }

  func write(_ bytes: ArraySlice<UInt8>) throws(OutputError) -> Int { try writer.write(bytes) }

  func waitUntilWritable(atMost seconds: Double) { writer.waitUntilWritable(atMost: seconds) }

  func sleep(seconds: Double) { Clock.sleep(seconds: seconds) }
}
