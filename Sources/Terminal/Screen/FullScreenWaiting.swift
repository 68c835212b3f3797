import Input

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FullScreen {
  /// Seconds after which an escape character that nothing follows is the key.
  private static let escapeTime = 0.05
  /// Seconds after which a paste that does not go on is at its end, though its mark was lost.
  private static let pasteTime = 1.0

  /// Waits until something happens, and writes what is queued meanwhile as the terminal takes it.
  ///
  /// - Parameters:
  ///   - deadline: The moment of an ``Event/timeout``, by ``now``; nil waits for ever.
  ///   - forFrame: Whether there is a frame to present: then it also ends when that may be done (``Event/ready``).
  ///   - watched: A descriptor that is watched as well, such as a pipe's.
  /// - Returns: What has happened, one event at least; after ``Event/signalled(_:)`` and ``Event/hungUp`` it is to be
  ///   left.
  public func wait(
    until deadline: Double? = nil, forFrame: Bool = false, watching watched: Int32? = nil
  ) throws(OutputError) -> [Event] {
    while let entered {
      guard try writePending() else { return [.hungUp] }
      var poll = DescriptorPoll()
      poll.addReading(entered.notices)
      poll.addReading(keyboard)
      if let watched { poll.addReading(watched) }
      if !pending.isEmpty { poll.addWriting(writer.descriptor) }
      let frameTime = forFrame && pending.isEmpty ? pacing.readyTime : .infinity
      let end = min(deadline ?? .infinity, restDeadline ?? .infinity, frameTime)
      try poll.wait(end < .infinity ? end - Clock.now : nil)
      statistics.wakeUps += 1

      var events: [Event] = []
      if poll.isReady(0) { events += takeSignals(entered.notices) }
      // What else there is may be old by now: the process may have been stopped.
      if !events.isEmpty { return events }
      events += takeInput(poll.isReady(1))
      if watched != nil, poll.isReady(2) { events.append(.watched) }
      if forFrame, isReady { events.append(.ready) }
      if let deadline, Clock.now >= deadline { events.append(.timeout) }
      if !events.isEmpty { return events }
    }
    return [.hungUp]
  }

  private func takeInput(_ isReadable: Bool) -> [Event] {
    var bytes: [UInt8]? = []
    if isReadable { bytes = Descriptor.read(keyboard) }
    guard let bytes else { return [.hungUp] }
    let now = Clock.now
    var input = decoder.decode(bytes)
    if let due = restDeadline, bytes.isEmpty, now >= due { input += decoder.flush() }
    let patience = decoder.isPending ? Self.escapeTime : decoder.isPasting ? Self.pasteTime : nil
    if let patience {
      if !bytes.isEmpty || restDeadline == nil { restDeadline = now + patience }
    } else {
      restDeadline = nil
    }
    for event in input where event == .acknowledged { pacing.acknowledged(at: now) }
    input.removeAll { $0 == .acknowledged }
    return input.isEmpty ? [] : [.input(input)]
  }

  private func takeSignals(_ notices: Int32) -> [Event] {
    let signals = SignalNotices.read(notices)
    if let ending = Self.ending(among: signals) { return [.signalled(ending)] }
    if signals.contains(SIGTSTP) { return stop(notices) }
    let before = size
    if signals.contains(SIGCONT) {
      // Whoever stopped it from outside may have used the terminal meanwhile.
      takeTerminal()
      return (size == before ? [] : [.resized(size)]) + [.resumed]
    }
    guard signals.contains(SIGWINCH) else { return [] }
    size = TerminalSize(descriptor: output, environment: environment)
    guard size != before else { return [] }
    presenter.resize(to: size)
    return [.resized(size)]
  }

  private static func ending(among signals: Set<Int32>) -> Int32? {
    SignalNotices.endings.first(where: signals.contains)
  }

  /// Gives the terminal back, stops the process, and takes the terminal when it goes on.
  private func stop(_ notices: Int32) -> [Event] {
    let before = size
    leave()
    // What came while leaving was still caught.
    if let ending = Self.ending(among: SignalNotices.read(notices)) { return [.signalled(ending)] }
    SignalNotices.raise(SIGTSTP)
    do throws(FullScreenError) { try enter() } catch { return [.hungUp] }
    return (size == before ? [] : [.resized(size)]) + [.resumed]
  }
}
