import Canvas

/// Plays an animation inline and leaves the terminal as it was.
public struct Animator {
  private let output: Output
  private let capabilities: Capabilities
  private let interval: Double

  /// Makes an animator.
  ///
  /// - Parameter framesPerSecond: The most frames in a second, 1...60.
  public init(output: Output, capabilities: Capabilities, framesPerSecond: Double = 60) {
    self.output = output
    self.capabilities = capabilities
    interval = 1 / min(max(framesPerSecond, 1), 60)
  }

  /// Plays the frames of a time span; what stays on the screen is the frame at 1, as if it had been printed.
  ///
  /// Just that is printed where nothing can be animated: not on a terminal with a movable cursor, in the background, or
  /// when the first or last frame is larger than the window. SIGINT, SIGQUIT, SIGTSTP, SIGTERM and SIGHUP are held back;
  /// when one arrives, or the window's size changes, the final surface is shown at once, and the signal acts after the
  /// terminal has been given back: this function may not return. What is typed meanwhile is not echoed and not read.
  ///
  /// - Parameters:
  ///   - duration: How long it takes.
  ///   - relaid: Gives the final surface anew for another window; else it is cut where it is too wide.
  ///   - frame: Gives the frame after a part of the duration, 0...1.
  public func play(
    for duration: Duration, relaid: ((TerminalSize) -> Surface)? = nil, frame: (_ elapsed: Double) -> Surface
  ) throws(OutputError) {
    let final = frame(1)
    guard duration > .zero, capabilities.canAnimate, let size = TerminalSize.ofWindow(output.descriptor),
      ControllingTerminal.standing(output.descriptor) != .background,
      final.fits(size), frame(0).fits(size)
    else {
      try output.write(TextEncoder(capabilities).encode(final))
      return try output.flush()
    }
    try output.flush()
    let signals = HeldSignals()
    defer { signals.release() }
    CrashGuard.arm(
      output: output.descriptor, bytes: InlinePresenter.givenBack(capabilities), terminal: output.descriptor)
    defer { CrashGuard.disarm() }
    let echo = EchoSuppression(output.descriptor)
    defer { echo?.restore() }
    var loop = AnimationLoop(
      stage: TerminalStage(descriptor: output.descriptor, signals: signals),
      presenter: InlinePresenter(capabilities, size: size), duration: duration / .seconds(1), interval: interval)
    try loop.run(relaid: relaid) { $0 >= 1 ? final : frame($0) }
  }
}

extension Surface {
  fileprivate func fits(_ size: TerminalSize) -> Bool {
    width <= size.columns && height <= size.rows
  }
}
