/// How far a movement has come at a time: a cubic Bézier curve from (0, 0) to (1, 1), as in CSS Easing Functions
/// Level 1, "cubic-bezier()".
public struct TimingCurve: Sendable, Hashable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Makes a curve from its two inner control points; their x are brought into 0...1, so that time never runs
  /// backward.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The curve of a page turn, (0.25, 0.1, 0.25, 1): a quick start and a soft end.
  public static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a time.
  ///
  /// - Parameter time: The part of the duration that has passed. 0 and less give exactly 0, as does NaN; 1 and more
  ///   give exactly 1.
  /// - Returns: The progress; never falling, and in 0...1, when both control points have their y in 0...1 in rising
  ///   order.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // Halving, not Newton's method: it needs no slope, and a later time can never take an earlier branch, so the
    // result is monotone in spite of rounding. 52 steps exhaust the precision.
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.coordinate(y1, y2, at: high)
  }

  /// One coordinate of the curve at its own parameter, in the form of Horner.
  private static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let cubic = 3 * (first - second) + 1
    let square = 3 * (second - 2 * first)
    return ((cubic * parameter + square) * parameter + 3 * first) * parameter
  }
}
