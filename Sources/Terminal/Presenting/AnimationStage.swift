/// What an animation needs of the world.
protocol AnimationStage {
  /// Seconds on a clock that never goes back.
  var now: Double { get }
  /// Whether a signal waits that should end the animation.
  var isInterrupted: Bool { get }
  /// The size of the window; nil when it is not known.
  var size: TerminalSize? { get }
  /// Writes as much as the terminal takes now, perhaps nothing, and returns how many bytes that was.
  func write(_ bytes: ArraySlice<UInt8>) throws(OutputError) -> Int
  /// Waits until the terminal takes bytes, or for a time in seconds.
  func waitUntilWritable(atMost seconds: Double)
  /// Waits for a time in seconds.
  func sleep(seconds: Double)
}
