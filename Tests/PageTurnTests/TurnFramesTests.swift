import Canvas
import PageTurn
import Testing

@Suite("Frames for a recording") struct TurnFramesTests {
  private func page(_ character: Character, width: Int = 30, height: Int = 10) -> Surface {
    var page = Surface(width: width, height: height)
    page.fill(Rect(row: 0, column: 0, width: width, height: height), with: Cell(character))
    return page
  }

  @Test("from the old page to the new one, at fixed moments", arguments: [Turn.Direction.next, .previous])
  func ends(direction: Turn.Direction) {
    let (old, new) = (page("a"), page("b"))
    let frames = TurnFrames(from: old, to: new, turn: Turn(direction), transition: CurlTransition()).frames
    #expect(frames.first?.surface == old)
    #expect(frames.first?.time == 0)
    #expect(frames.last?.surface == new)
    #expect((10...16).contains(frames.count))
    for (before, after) in zip(frames, frames.dropFirst()) {
      #expect(before.time < after.time)
      #expect(before.surface != after.surface)
      let steps = after.time * Double(TurnFrames.steps)
      #expect(abs(steps - steps.rounded()) < 1e-9 && after.time <= 1)
    }
  }

  @Test("a frame is what the transition shows at that moment")
  func moments() {
    let (old, new, turn) = (page("a"), page("b"), Turn(.next, at: .lowerLeft))
    let curl = CurlTransition()
    for frame in TurnFrames(from: old, to: new, turn: turn, transition: curl, steps: 7).frames {
      let progress = TimingCurve.standard.value(at: frame.time)
      #expect(frame.surface == curl.frame(from: old, to: new, turn: turn, progress: progress))
    }
  }

  @Test("without a transition, or without steps, the page is exchanged", arguments: [0, 1, 15])
  func exchanged(steps: Int) {
    let frames = TurnFrames(from: page("a"), to: page("b"), turn: Turn(.next), transition: nil, steps: steps).frames
    #expect(frames.map(\.surface) == [page("a"), page("b")])
    let short = TurnFrames(
      from: page("a"), to: page("b"), turn: Turn(.next), transition: CurlTransition(), steps: 1
    ).frames
    #expect(short.map(\.surface) == [page("a"), page("b")])
  }

  @Test("pages that look alike are one frame")
  func same() {
    #expect(
      TurnFrames(from: page("a"), to: page("a"), turn: Turn(.next), transition: nil).frames.count == 1)
  }
}
