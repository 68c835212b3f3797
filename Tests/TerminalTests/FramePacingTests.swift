import Testing

@testable import Terminal

@Suite("When frames may follow each other")
struct FramePacingTests {
  private static let interval = FramePacing.interval

  /// A frame that the system takes at once, and whether it ends with a question.
  private static func frame(_ pacing: inout FramePacing, at now: Double, isAnimating: Bool = true) -> Bool {
    let asks = pacing.present(at: now, isAnimating: isAnimating)
    pacing.written(at: now)
    return asks
  }

  /// A terminal that has answered the question of the first frame.
  private static func answering() -> FramePacing {
    var pacing = FramePacing()
    _ = frame(&pacing, at: 0, isAnimating: false)
    pacing.acknowledged(at: 0.01)
    return pacing
  }

  @Test("the first frame may come at any time, the next one a sixtieth of a second later")
  func interval() {
    var pacing = FramePacing()
    #expect(pacing.readyTime == -.infinity)
    let first = Self.frame(&pacing, at: 5, isAnimating: false)
    #expect(first, "to learn whether it answers")
    #expect(pacing.owesAnswer)
    #expect(pacing.readyTime == 5 + Self.interval, "the answer is not waited for")
    let second = Self.frame(&pacing, at: 5.1, isAnimating: false)
    #expect(!second)
    #expect(pacing.readyTime == 5.1 + Self.interval)
  }

  @Test("a frame of an animation asks, and the next one waits for the answer")
  func answer() {
    var pacing = Self.answering()
    let asks = pacing.present(at: 5, isAnimating: true)
    #expect(asks)
    #expect(pacing.readyTime == .infinity, "not written yet")
    pacing.written(at: 5.2)
    #expect(pacing.readyTime == 6.2)
    #expect(pacing.owesAnswer)
    pacing.acknowledged(at: 5.3)
    #expect(pacing.readyTime == 5 + Self.interval)
    #expect(!pacing.owesAnswer)
  }

  @Test("a terminal that does not answer is not asked again, and gets few frames until that is sure")
  func silent() {
    var pacing = FramePacing()
    let first = Self.frame(&pacing, at: 0)
    #expect(first)
    #expect(pacing.readyTime == 1)
    let second = Self.frame(&pacing, at: 1)
    #expect(!second)
    #expect(pacing.readyTime == 1 + FramePacing.cautiousInterval)
    #expect(!pacing.owesAnswer, "nothing to wait for when leaving")
    let third = Self.frame(&pacing, at: 5)
    #expect(!third)
    #expect(pacing.readyTime == 5 + Self.interval)
  }

  @Test("an animation after a first frame without an answer does not wait")
  func silentFromTheBeginning() {
    var pacing = FramePacing()
    _ = Self.frame(&pacing, at: 0, isAnimating: false)
    let second = Self.frame(&pacing, at: 20)
    #expect(!second)
    #expect(pacing.readyTime == 20 + Self.interval)
  }

  @Test("a terminal that answers late is asked again, with more patience")
  func late() {
    var pacing = FramePacing()
    _ = Self.frame(&pacing, at: 0)
    _ = Self.frame(&pacing, at: 1)
    pacing.acknowledged(at: 1.5)
    let asks = Self.frame(&pacing, at: 2)
    #expect(asks)
    #expect(pacing.readyTime == 4)
  }

  @Test("an answer that is lost holds up one frame for a second, and later ones are asked for")
  func lost() {
    var pacing = Self.answering()
    _ = Self.frame(&pacing, at: 1)
    #expect(pacing.readyTime == 2)
    let second = Self.frame(&pacing, at: 2)
    #expect(second)
    pacing.acknowledged(at: 2.01)
    #expect(pacing.readyTime == 2 + Self.interval)
    let third = Self.frame(&pacing, at: 3)
    #expect(third)
    #expect(pacing.readyTime == 4, "the patience is what it was")
  }

  @Test("while answers are lost, one is waited for twice as long as the one before, up to four seconds")
  func patience() {
    var pacing = Self.answering()
    var now = 1.0
    var waits: [Double] = []
    for _ in 0..<5 {
      _ = Self.frame(&pacing, at: now)
      waits.append(pacing.readyTime - now)
      now = pacing.readyTime
    }
    #expect(waits == [1, 2, 4, 4, 4])
    // It is halved with every answer that comes soon, down to a second.
    waits = []
    for _ in 0..<4 {
      _ = Self.frame(&pacing, at: now)
      waits.append(pacing.readyTime - now)
      pacing.acknowledged(at: now + 0.01)
      now += 1
    }
    #expect(waits == [4, 2, 1, 1])
  }

  @Test("answers to questions that were given up make it as patient, up to four seconds", arguments: [1, 2, 3, 9])
  func lateAnswers(_ count: Int) {
    var pacing = Self.answering()
    for _ in 0..<count { pacing.acknowledged(at: 3) }
    _ = Self.frame(&pacing, at: 5)
    #expect(pacing.readyTime == [1: 7, 2: 9, 3: 9, 9: 9][count])
  }

  /// A line that takes everything and shows it late, as long as a connection's buffers are.
  @Test("on a slow line only few frames are on their way", arguments: [0.001, 0.1, 0.6, 1.3, 2.5])
  func slowLine(secondsPerFrame: Double) {
    var pacing = FramePacing()
    var lineIsBusyUntil = 0.0
    var answers: [Double] = []
    var now = 0.0
    var (frames, most, early) = (0, 0, 0)
    while now < 120 {
      now += 0.005
      while let first = answers.first, first <= now {
        answers.removeFirst()
        pacing.acknowledged(at: first)
      }
      guard now >= pacing.readyTime else { continue }
      let asks = Self.frame(&pacing, at: now)
      lineIsBusyUntil = max(lineIsBusyUntil, now) + secondsPerFrame
      if asks { answers.append(lineIsBusyUntil) }
      frames += 1
      let onTheWay = Int(((lineIsBusyUntil - now) / secondsPerFrame - 0.01).rounded(.up))
      if now > 60 { most = max(most, onTheWay) } else { early = max(early, onTheWay) }
    }
    #expect(most <= 3)
    #expect(early <= 4)
    #expect(Double(frames) > 0.8 * 120 / max(secondsPerFrame, Self.interval + 0.005), "\(frames)")
  }

  @Test("a question that is not written needs no answer")
  func withdrawn() {
    var first = FramePacing()
    _ = first.present(at: 1, isAnimating: false)
    first.withdraw()
    #expect(!first.owesAnswer)
    var pacing = Self.answering()
    _ = pacing.present(at: 1, isAnimating: true)
    pacing.withdraw()
    #expect(!pacing.owesAnswer)
    pacing.withdraw()
    #expect(pacing.unanswered == 0)
  }
}
