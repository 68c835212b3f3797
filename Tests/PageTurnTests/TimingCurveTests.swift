import PageTurn
import Testing

@Suite("The timing curve") struct TimingCurveTests {
  @Test("It begins at exactly 0 and ends at exactly 1", arguments: [TimingCurve.standard, TimingCurve(0, 0, 1, 1)])
  func ends(_ curve: TimingCurve) {
    for time in [-.infinity, -1, -0.0, 0, .nan] { #expect(curve.value(at: time) == 0) }
    for time in [1, 1.5, .infinity] { #expect(curve.value(at: time) == 1) }
  }

  /// The CSS keyword "ease" is this curve; the figures are from an independent solver.
  @Test(
    "Known values",
    arguments: [
      (0.05, 0.032951541), (0.1, 0.094796306), (0.25, 0.408510591), (0.5, 0.802403388), (0.75, 0.960458978),
      (0.9, 0.994316477),
    ])
  func known(time: Double, progress: Double) {
    #expect(abs(TimingCurve.standard.value(at: time) - progress) < 1e-8)
  }

  @Test("It never falls and stays in 0...1") func monotone() {
    var last = 0.0
    for step in 0...20_000 {
      let value = TimingCurve.standard.value(at: Double(step) / 20_000)
      #expect(value >= last && value <= 1)
      last = value
    }
  }

  /// Bernstein's form, sampled: no inversion, no shared formula.
  @Test(
    "It passes through the points of the Bézier curve",
    arguments: [
      (0.25, 0.1, 0.25, 1.0), (0.42, 0, 0.58, 1), (0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 0, 1), (0.3, -0.5, 0.7, 1.5),
    ])
  func sampled(x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = TimingCurve(x1, y1, x2, y2)
    for step in 1..<1000 {
      let t = Double(step) / 1000
      let (a, b, c) = (3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
      let (x, y) = (a * x1 + b * x2 + c, a * y1 + b * y2 + c)
      // Where x hardly moves, rounding of x moves y by its cube root.
      #expect(abs(curve.value(at: x) - y) < 1e-4)
    }
  }

  @Test("Control points outside the time are brought into it") func clamped() {
    #expect(TimingCurve(-3, 0.1, 7, 0.9) == TimingCurve(0, 0.1, 1, 0.9))
  }
}
