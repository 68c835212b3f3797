import Canvas

/// The frames of a turn at fixed moments, for a recording.
public struct TurnFrames: Sendable {
  /// A frame, which stands until the next one begins.
  public struct Frame: Sendable, Hashable {
    /// When it begins: the part of the turn's duration that has passed then, 0...1.
    public let time: Double
    /// What is seen.
    public let surface: Surface
  }

  /// The frames in their order: the first is exactly the old page, the last exactly the new one. None looks like the one
  /// before it.
  public let frames: [Frame]

  /// Takes frames of a turn.
  ///
  /// - Parameters:
  ///   - old: The page before the turn.
  ///   - new: The page after it.
  ///   - turn: The direction and the corner.
  ///   - transition: How the page turns; nil where it is exchanged at once, when the turn begins.
  ///   - curve: How far the turn has come at a time.
  ///   - steps: Into how many equal parts its duration is divided, 1 or more.
  public init(
    from old: Surface, to new: Surface, turn: Turn, transition: (any Transition)?, curve: TimingCurve = .standard,
    steps: Int = TurnFrames.steps
  ) {
    var frames = [Frame(time: 0, surface: old)]
    for step in 1..<max(2, steps + 1) {
      let time = step >= steps ? 1 : Double(step) / Double(steps)
      let isLast = time == 1 || transition == nil
      let surface =
        isLast
        ? new : transition?.frame(from: old, to: new, turn: turn, progress: curve.value(at: time)) ?? new
      if surface != frames[frames.count - 1].surface { frames.append(Frame(time: time, surface: surface)) }
    }
    self.frames = frames
  }

  /// Thirty frames a second.
  public static let steps = Int(30 * (Turn.duration / .seconds(1)))
}
