import Input

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FullScreen {
  /// Gives the screen back as it was; does nothing where that is done already.
  ///
  /// Where the terminal takes no bytes for a while, what it has not shown yet is thrown away. What was typed and not read stays for whoever reads
  /// next, except where answers of the terminal are still to come: until they are there, what comes is dropped.
  public func leave() {
    guard let entered else { return }
    self.entered = nil
    if !pending.isEmpty { pacing.withdraw() }
    pending = []
    // In the background the terminal belongs to another job.
    if ControllingTerminal.standing(keyboard) != .background {
      if !write(screenModes.leave, atMost: 0.3) {
        // It is stopped, or has long to draw: nobody needs the frames that it was sent any more.
        tcflush(output, TCOFLUSH)
        _ = write(screenModes.leave, atMost: 0.5)
      }
      dropAnswers(atMost: pacing.hasAnswered ? 1 : 0.2)
      entered.modes.end()
    }
    CrashGuard.disarm()
    SignalNotices.unwatch()
    pacing = FramePacing()
    decoder = InputDecoder()
    restDeadline = nil
  }

  /// Lets a signal end the process, as if it had not been caught; to be called after ``leave()``.
  public static func raise(_ signal: Int32) -> Never {
    SignalNotices.raise(signal)
    // What a shell says of a process that a signal has ended.
    exit(128 + signal)
  }

  /// Whether all of it was taken in time, or nobody is there to take it.
  private func write(_ bytes: [UInt8], atMost seconds: Double) -> Bool {
    let deadline = Clock.now + seconds
    var rest = bytes[...]
    while !rest.isEmpty, Clock.now < deadline {
      guard let count = try? writer.write(rest) else { return true }
      statistics.bytesWritten += count
      rest = rest.dropFirst(count)
      if !rest.isEmpty { writer.waitUntilWritable(atMost: min(0.05, seconds)) }
    }
    return rest.isEmpty
  }

  private func dropAnswers(atMost seconds: Double) {
    let deadline = Clock.now + seconds
    while pacing.owesAnswer, Clock.now < deadline {
      var poll = DescriptorPoll()
      poll.addReading(keyboard)
      do throws(OutputError) { try poll.wait(deadline - Clock.now) } catch { return }
      guard poll.isReady(0) else { continue }
      guard let bytes = Descriptor.read(keyboard) else { return }
      for event in decoder.decode(bytes) where event == .acknowledged { pacing.acknowledged(at: Clock.now) }
    }
  }
}
