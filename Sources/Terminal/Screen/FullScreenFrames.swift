import Canvas

extension FullScreen {
  /// Whether a frame may be presented: the one before is written and, where it was of an animation, shown.
  public var isReady: Bool { entered != nil && pending.isEmpty && Clock.now >= pacing.readyTime }

  /// Queues a frame; what differs from the one before is written while waiting.
  ///
  /// - Parameters:
  ///   - surface: The frame, cut to the screen or filled up with blanks.
  ///   - cursor: Where the cursor is seen, counted from 0; nil hides it.
  ///   - isAnimating: Whether more frames will follow as fast as the terminal shows them.
  public func present(_ surface: Surface, cursor: (row: Int, column: Int)? = nil, isAnimating: Bool = false) {
    guard entered != nil else { return }
    let bytes = presenter.show(surface, cursor: cursor)
    let asks = pacing.present(at: Clock.now, isAnimating: isAnimating && !bytes.isEmpty)
    guard !bytes.isEmpty else { return }
    statistics.frames += 1
    pending += bytes
    if asks { pending += Array(ControlSequence.statusRequest.utf8) }
  }

  /// Does work that may take long: a signal meanwhile brings the terminal in order and acts at once.
  public func busy<Result>(_ work: () -> Result) -> Result {
    guard entered != nil else { return work() }
    SignalNotices.setBusy(true)
    defer { SignalNotices.setBusy(false) }
    return work()
  }

  /// Writes what is queued, as far as the terminal takes it at once.
  public func flush() throws(OutputError) { _ = try writePending() }

  /// The next frame is written in full, whatever the screen shows.
  public func redraw() { presenter.forget() }

  /// Writes what is queued, as far as the terminal takes it.
  ///
  /// - Returns: false where the terminal is gone.
  func writePending() throws(OutputError) -> Bool {
    guard !pending.isEmpty else { return true }
    do throws(OutputError) {
      let count = try writer.write(pending)
      statistics.bytesWritten += count
      pending = pending.dropFirst(count)
    } catch {
      if error == .closed { return false }
      throw error
    }
    if pending.isEmpty {
      pending = []
      pacing.written(at: Clock.now)
    }
    return true
  }
}
