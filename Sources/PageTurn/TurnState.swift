/// How far a turn has come, by itself or by a pointer that leads it.
public struct TurnState: Sendable, Hashable {
  /// The part of the way, 0...1: of the page that the fold has swept over, or of the way of an edge.
  public var progress: Double
  /// Where the corner of the page that moves is, where a pointer has led it off the way it takes by itself; nil on that
  /// way. Columns and rows from the page's upper left, a cell's centre at a half; it may lie off the page.
  public var corner: Fold.Point?

  /// Makes a state.
  public init(progress: Double, corner: Fold.Point? = nil) {
    self.progress = progress
    self.corner = corner
  }

  /// Before the turn.
  public static let start = TurnState(progress: 0)
  /// After it.
  public static let end = TurnState(progress: 1)
}
