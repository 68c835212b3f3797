import Canvas

/// Plays frames by the clock: each shows the moment at which the terminal is ready for it, so a slow terminal gets fewer
/// frames and the animation ends in time.
struct AnimationLoop<Stage: AnimationStage> {
  /// How the frames came to their end.
  enum Ending: Hashable {
    case completed
    case interrupted
    case resized(TerminalSize)
  }

  /// Seconds that an interrupted animation tries to bring the screen in order when the terminal takes nothing.
  static var grace: Double { 0.25 }
  /// The longest wait for the terminal, in seconds, before signals are looked at again.
  static var slice: Double { 0.01 }

  let stage: Stage
  let duration: Double
  let interval: Double
  private let size: TerminalSize?
  private var presenter: InlinePresenter
  private var pending: ArraySlice<UInt8> = []

  /// - Parameters:
  ///   - duration: Seconds.
  ///   - interval: Seconds from one frame to the next, at least.
  init(stage: Stage, presenter: InlinePresenter, duration: Double, interval: Double) {
    self.stage = stage
    self.presenter = presenter
    self.duration = duration
    self.interval = interval
    size = stage.size
  }

  /// Plays; afterwards the screen shows the last frame, or what `relaid` makes of it for a new size.
  mutating func run(
    relaid: ((TerminalSize) -> Surface)?, frame: (_ elapsed: Double) -> Surface
  ) throws(OutputError) {
    pending = presenter.begin(frame(0))[...]
    let beginCount = pending.count
    var written = 0
    let start = stage.now
    switch try playFrames(from: start, written: &written, frame: frame) {
    case .completed:
      pending += presenter.finish(frame(1))
      try drain()
    case .interrupted where written < beginCount:
      // The place that could be gone back to is not saved yet.
      pending += presenter.finish(frame(1))
      try drain()
    case .interrupted:
      pending = presenter.finish(frame(1), after: .lostOutput)[...]
      try drain()
    case .resized(let size):
      pending += presenter.finish(relaid?(size) ?? frame(1), after: .resized(to: size))
      try drain()
    }
  }

  private mutating func playFrames(
    from start: Double, written: inout Int, frame: (_ elapsed: Double) -> Surface
  ) throws(OutputError) -> Ending {
    var tick = 0.0
    while true {
      if stage.isInterrupted { return .interrupted }
      if let now = stage.size, now != size { return .resized(now) }
      let elapsed = stage.now - start
      if pending.isEmpty {
        if elapsed >= duration { return .completed }
        if elapsed > 0 { pending = presenter.show(frame(elapsed / duration))[...] }
      }
      written += try writeSome()
      if pending.isEmpty {
        let passed = stage.now - start
        // A clock that wakes up a trace too early must not get the same tick twice.
        tick = max(tick, (passed / interval).rounded(.down)) + 1
        stage.sleep(seconds: min(tick * interval, duration) - passed)
      }
    }
  }

  /// Writes what is pending to its end; when a signal waits, only as long as the grace lasts.
  private mutating func drain() throws(OutputError) {
    var deadline: Double?
    while !pending.isEmpty {
      if stage.isInterrupted, deadline == nil { deadline = stage.now + Self.grace }
      if let deadline, stage.now >= deadline { return }
      _ = try writeSome()
    }
  }

  private mutating func writeSome() throws(OutputError) -> Int {
    guard !pending.isEmpty else { return 0 }
    let count = try stage.write(pending)
    pending = pending.dropFirst(count)
    if !pending.isEmpty { stage.waitUntilWritable(atMost: Self.slice) }
    return count
  }
}
