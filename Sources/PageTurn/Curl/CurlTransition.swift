import Canvas

/// The page curl: for the next month the old page is lifted off at a corner, for the previous month the new page is
/// laid back over the old one.
public struct CurlTransition: Transition {
  /// How the curling page looks.
  public var style: CurlStyle

  /// Makes the transition.
  public init(style: CurlStyle = .ascii) {
    self.style = style
  }

  /// See ``Transition/frame(from:to:turn:progress:)``.
  public func frame(from old: Surface, to new: Surface, turn: Turn, progress: Double) -> Surface {
    frame(from: old, to: new, turn: turn, state: TurnState(progress: progress))
  }

  /// See ``Transition/frame(from:to:turn:state:)``.
  public func frame(from old: Surface, to new: Surface, turn: Turn, state: TurnState) -> Surface {
    guard state.progress > 0 else { return old }
    guard state.progress < 1 else { return new }
    let curled = turn.effect == .curl
    let fold = Self.fold(turn, at: state, width: max(old.width, new.width), height: max(old.height, new.height))
    return FoldedPage(page: curled ? old : new, beneath: curled ? new : old, fold: fold, style: style).surface
  }

  /// The corner of the moving page follows the pointer, cell by cell: the one it is lifted at, or comes back to.
  public func state(of turn: Turn, draggedBy drag: Drag, width: Int, height: Int) -> TurnState {
    // A pointer that has left the page outward holds the corner at the edge.
    let column = Double(drag.column) + 0.5
    let pointer = Fold.Point(
      column: turn.corner == .lowerRight ? min(column, Double(max(0, width))) : max(column, 0),
      row: min(Double(drag.row) + 0.5, Double(max(0, height))))
    return Self.state(turn, draggedTo: pointer, width: width, height: height)
  }

  /// The corner moves in a straight line.
  public func state(
    from start: TurnState, to end: TurnState, part: Double, turn: Turn, width: Int, height: Int
  ) -> TurnState {
    guard part > 0, start != end else { return start }
    guard part < 1 else { return end }
    if start.corner == nil, end.corner == nil {
      return TurnState(progress: start.progress + (end.progress - start.progress) * part)
    }
    // A page that has left goes on to its end out of sight; the straight line might lead back over the page.
    if start.progress == end.progress, start.progress == 0 || start.progress == 1 { return end }
    func corner(_ state: TurnState) -> Fold.Point {
      Self.fold(turn, at: state, width: width, height: height).draggedCorner
    }
    let (one, other) = (corner(start), corner(end))
    let point = Fold.Point(
      column: one.column + (other.column - one.column) * part, row: one.row + (other.row - one.row) * part)
    return Self.state(turn, draggedTo: point, width: width, height: height)
  }

  /// The fold of the page that moves.
  private static func fold(_ turn: Turn, at state: TurnState, width: Int, height: Int) -> Fold {
    if let corner = state.corner {
      return Fold(lifting: turn.corner, draggedTo: corner, width: width, height: height)
    }
    let progress = turn.effect == .curl ? state.progress : 1 - state.progress
    return Fold(lifting: turn.corner, progress: progress, width: width, height: height)
  }

  private static func state(_ turn: Turn, draggedTo point: Fold.Point, width: Int, height: Int) -> TurnState {
    let swept = Fold(lifting: turn.corner, draggedTo: point, width: width, height: height).swept
    return TurnState(progress: turn.effect == .curl ? swept : 1 - swept, corner: point)
  }
}
