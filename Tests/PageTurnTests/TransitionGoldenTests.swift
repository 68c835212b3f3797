import Canvas
import PageTurn
import TestSupport
import Testing

/// Recorded frames to look at: `FLIPCAL_RECORD_GOLDENS=1 swift test --filter TransitionGoldenTests` writes them anew.
@Suite("Recorded frames of the other transitions") struct TransitionGoldenTests {
  @Test(
    "Both directions", arguments: [TransitionKind.fade, .moveIn, .push, .reveal], Turn.Direction.allCases)
  func frames(_ kind: TransitionKind, _ direction: Turn.Direction) throws {
    let month = monthPage(width: 46, height: 19)
    let letters = filled("A", width: 46, height: 19)
    let frames = [0.1, 0.35, 0.5, 0.8].map { progress in
      let frame = kind.transition().frame(from: month, to: letters, turn: Turn(direction), progress: progress)
      return "progress \(progress)\n" + frame.lines.map { $0 + "|\n" }.joined()
    }
    try Golden(name: "\(kind.rawValue)-\(direction)-46x19").expect(frames.joined(separator: "\n"))
  }
}
