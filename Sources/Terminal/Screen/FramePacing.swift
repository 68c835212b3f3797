/// Decides when the next frame may be written.
///
/// A terminal behind a slow line takes bytes long before it shows them. So each frame of an animation ends with a
/// question (DSR), and the next one waits for the answer: frames become fewer then, and do not pile up. The first frame
/// of all asks as well, without waiting, to learn whether the terminal answers at all.
struct FramePacing: Sendable {
  /// Seconds from one frame to the next, at least.
  static let interval = 1.0 / 60
  /// Seconds that an answer is waited for: at first, and where answers come late.
  static let patience = 1.0...4.0
  /// Seconds from a frame of an animation to the next one while the terminal seems not to answer but may be only very
  /// slow, which is until the longest patience is over.
  static let cautiousInterval = 1.0

  private enum Question: Sendable {
    case none
    /// It is on its way to the system.
    case queued
    /// The system has taken it, at this moment.
    case open(since: Double)
  }

  /// Whether the terminal is asked: not one that does not answer.
  private(set) var asks = true
  /// Questions without an answer so far.
  private(set) var unanswered = 0
  /// Whether the terminal has ever answered.
  private(set) var hasAnswered = false
  private var firstAsked: Double?
  private var question = Question.none
  /// Whether a question is on its way to the system, waited for or not.
  private var isQueued = false
  private var lastFrame = -Double.infinity
  private var lastIsAnimating = false
  private var patience = FramePacing.patience.lowerBound

  /// A frame is queued.
  ///
  /// - Returns: Whether it is to end with a question.
  mutating func present(at now: Double, isAnimating: Bool) -> Bool {
    loseAnswer(at: now)
    (lastFrame, lastIsAnimating) = (now, isAnimating)
    question = .none
    guard asks, isAnimating || firstAsked == nil else { return false }
    if isAnimating { question = .queued }
    firstAsked = firstAsked ?? now
    unanswered += 1
    isQueued = true
    return true
  }

  /// All that was queued is written.
  mutating func written(at now: Double) {
    isQueued = false
    if case .queued = question { question = .open(since: now) }
  }

  /// What is queued will not be written.
  mutating func withdraw() {
    guard isQueued else { return }
    isQueued = false
    question = .none
    unanswered -= 1
  }

  /// An answer has come.
  mutating func acknowledged(at now: Double) {
    let isOfFirst = !hasAnswered
    unanswered = max(0, unanswered - 1)
    (asks, hasAnswered) = (true, true)
    switch question {
    case .open(let since):
      if now - since < patience / 4 { patience = max(Self.patience.lowerBound, patience / 2) }
      question = .none
    case .none where isOfFirst && now - (firstAsked ?? now) <= patience: break
    // Of an earlier question, that was given up.
    case .none: patience = min(patience * 2, Self.patience.upperBound)
    case .queued: break
    }
  }

  /// Whether an answer may still come.
  var owesAnswer: Bool { asks && unanswered > 0 }

  /// From when on the next frame may be queued, once all before it is written.
  var readyTime: Double {
    let isCautious = !asks && lastIsAnimating && lastFrame - (firstAsked ?? lastFrame) < Self.patience.upperBound
    let next = lastFrame + (isCautious ? Self.cautiousInterval : Self.interval)
    return switch question {
    case .none: next
    case .queued: .infinity
    case .open(let since): max(next, since + patience)
    }
  }

  private mutating func loseAnswer(at now: Double) {
    if !hasAnswered {
      if let firstAsked, now - firstAsked >= Self.patience.lowerBound { asks = false }
    } else if case .open = question {
      // Lost, or the line is slower than that: then one frame too many is on its way, but no more.
      patience = min(patience * 2, Self.patience.upperBound)
    }
  }
}
