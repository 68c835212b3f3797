import CalendarCore
import PageTurn
import Testing

@testable import Browse

@Suite("Pages that move")
struct MovementTests {
  private func movement(_ kind: Movement.Kind, now: Double) -> Movement {
    let days = (day("2026-12-15"), day("2027-01-15"))
    return Movement(
      turn: Turn(.next), old: .month(days.0.yearMonth), new: .month(days.1.yearMonth), oldSelected: days.0,
      newSelected: days.1, kind: kind, now: now)
  }

  /// CSS's `ease`, cubic-bezier(0.25, 0.1, 0.25, 1), at a half of the time and elsewhere.
  @Test(
    "A turn begins quickly and ends softly",
    arguments: [(0.0, 0.0), (0.25, 0.4085), (0.5, 0.8024), (0.75, 0.9605), (1, 1)])
  func curve(_ time: Double, _ progress: Double) {
    let running = movement(.running(from: .start, to: .end, start: 10, duration: 2), now: 10 + 2 * time)
    #expect(abs(running.state(by: FadeTransition(), width: 80, height: 18).progress - progress) < 0.0001)
  }

  @Test(
    "So the corner comes to the pointer, in 0.12 seconds",
    arguments: [(0.0, 0.0), (0.06, 0.4012), (0.125, 0.5), (1, 0.5)])
  func catchingUp(_ seconds: Double, _ progress: Double) {
    var drag = Drag(row: 16, column: 40)
    drag.row = 7
    let held = movement(.held(drag, since: 10), now: 10 + seconds)
    #expect(abs(held.state(by: FadeTransition(), width: 80, height: 18).progress - progress) < 0.0001)
    #expect(held.isCatchingUp == (seconds < 0.12))
  }
}
