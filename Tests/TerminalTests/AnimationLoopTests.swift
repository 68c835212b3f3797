import Canvas
import Testing

@testable import Terminal
@testable import TestSupport

/// A terminal and a clock that obey a script.
private final class ScriptedStage: AnimationStage {
  var now = 100.0
  var screen = VirtualScreen.prompted(columns: 20, rows: 8, row: 2)
  /// Bytes that one write takes at most, by the time since the begin.
  var capacity: (Double) -> Int = { _ in .max }
  var secondsPerByte = 0.0
  var interruption = Double.infinity
  var resize: (time: Double, size: TerminalSize)?
  var hangUp = Double.infinity

  private var elapsed: Double { now - 100 }

  var isInterrupted: Bool { elapsed >= interruption }

  var size: TerminalSize? {
    if let resize, elapsed >= resize.time { return resize.size }
    return TerminalSize(columns: 20, rows: 8)
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(OutputError) -> Int {
    if elapsed >= hangUp { throw .closed }
    let count = min(bytes.count, capacity(elapsed))
    received += bytes.prefix(count)
    now += Double(count) * secondsPerByte
    return count
  }

  /// Kept together, since a write may end within a character.
  var received: [UInt8] = []

  func waitUntilWritable(atMost seconds: Double) { now += seconds }
  func sleep(seconds: Double) { now += max(seconds, 1e-6) }
}

@Suite("Animation by the clock")
struct AnimationLoopTests {
  /// Each frame says its number; all cells of it change.
  private static func frame(_ elapsed: Double) -> Surface {
    let text = String(repeating: String(Int(elapsed * 1000) % 10), count: 20)
    return elapsed >= 1 ? .text("the end", "of it", width: 20) : .text(text, text, width: 20)
  }

  /// Plays half a second and gives the moments of the frames that were asked for.
  private static func play(
    _ stage: ScriptedStage, relaid: ((TerminalSize) -> Surface)? = nil
  ) throws(OutputError) -> [Double] {
    var moments: [Double] = []
    var loop = AnimationLoop(
      stage: stage, presenter: InlinePresenter(.full, size: TerminalSize(columns: 20, rows: 8)), duration: 0.5,
      interval: 1.0 / 60)
    try loop.run(relaid: relaid) { elapsed in
      moments.append(elapsed)
      return Self.frame(elapsed)
    }
    return moments
  }

  private static func staticScreen(_ surface: Surface? = nil) -> VirtualScreen {
    ScriptedStage().screen.after(TextEncoder(.full).encode(surface ?? Self.frame(1)))
  }

  @Test("a fast terminal gets thirty frames in order, then the final surface")
  func fast() throws {
    let stage = ScriptedStage()
    let moments = try Self.play(stage)
    #expect((29...32).contains(moments.count), "\(moments.count)")
    #expect(moments == moments.sorted())
    #expect(moments.first == 0)
    #expect(moments.last == 1)
    #expect(stage.now - 100 >= 0.5)
    #expect(stage.now - 100 < 0.52)
    #expect(stage.screen.after(stage.received) == Self.staticScreen())
  }

  @Test("a slow terminal gets fewer frames, and the end comes in time")
  func slow() throws {
    let stage = ScriptedStage()
    stage.secondsPerByte = 0.0008
    let moments = try Self.play(stage)
    #expect((3...15).contains(moments.count), "\(moments.count)")
    #expect(stage.now - 100 < 0.75)
    #expect(stage.screen.after(stage.received) == Self.staticScreen())
  }

  @Test("a terminal that takes few bytes at a time gets whole frames")
  func partialWrites() throws {
    let stage = ScriptedStage()
    stage.capacity = { _ in 7 }
    let moments = try Self.play(stage)
    #expect(moments.count < 32)
    #expect(stage.screen.after(stage.received) == Self.staticScreen())
  }

  @Test("a signal ends it at once with the final surface", arguments: [0, 0.1, 0.25, 0.499])
  func interrupted(time: Double) throws {
    let stage = ScriptedStage()
    stage.interruption = time
    _ = try Self.play(stage)
    #expect(stage.now - 100 < time + 0.02)
    #expect(stage.screen.after(stage.received) == Self.staticScreen())
  }

  @Test("a signal within a frame that is written slowly", arguments: [0.003, 0.05, 0.12, 0.3])
  func interruptedWithinFrame(time: Double) throws {
    let stage = ScriptedStage()
    stage.capacity = { _ in 40 }
    stage.interruption = time
    _ = try Self.play(stage)
    #expect(stage.screen.after(stage.received) == Self.staticScreen())
  }

  @Test("stopped by Ctrl-S: a signal still gets through, within the grace")
  func stoppedAndInterrupted() throws {
    let stage = ScriptedStage()
    stage.capacity = { $0 < 0.1 ? .max : 0 }
    stage.interruption = 2
    _ = try Self.play(stage)
    #expect(stage.now - 100 >= 2)
    #expect(stage.now - 100 < 2.3)
  }

  @Test("stopped by Ctrl-S and resumed: it waits, then shows the end")
  func stoppedAndResumed() throws {
    let stage = ScriptedStage()
    stage.capacity = { $0 < 0.1 || $0 > 5 ? .max : 0 }
    let moments = try Self.play(stage)
    #expect(moments.count < 12, "no frames pile up")
    #expect(stage.screen.after(stage.received) == Self.staticScreen())
  }

  @Test("another size: the surface for it is shown")
  func resized() throws {
    let stage = ScriptedStage()
    let size = TerminalSize(columns: 10, rows: 8)
    stage.resize = (0.2, size)
    var asked: [TerminalSize] = []
    let moments = try Self.play(stage) { size in
      asked.append(size)
      return .text("narrow", width: size.columns)
    }
    #expect(asked == [size])
    #expect(moments.allSatisfy { $0 < 0.45 })
    #expect(stage.screen.after(stage.received) == Self.staticScreen(.text("narrow", width: 10)))
  }

  @Test("a terminal that hangs up ends it")
  func hangUp() {
    let stage = ScriptedStage()
    stage.hangUp = 0.2
    #expect(throws: OutputError.closed) { try Self.play(stage) }
    #expect(stage.now - 100 < 0.25)
  }
}
