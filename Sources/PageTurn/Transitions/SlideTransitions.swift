import Canvas

/// The new page moves over the old one: from the bottom for the next, from the top for the previous month.
public struct MoveInTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// See ``Transition/frame(from:to:turn:progress:)``.
  public func frame(from old: Surface, to new: Surface, turn: Turn, progress: Double) -> Surface {
    Slide(movesOld: false, movesNew: true).frame(from: old, to: new, turn: turn, progress: progress)
  }
}

/// The new page pushes the old one away: upward for the next, downward for the previous month.
public struct PushTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// See ``Transition/frame(from:to:turn:progress:)``.
  public func frame(from old: Surface, to new: Surface, turn: Turn, progress: Double) -> Surface {
    Slide(movesOld: true, movesNew: true).frame(from: old, to: new, turn: turn, progress: progress)
  }
}

/// The old page leaves, upward for the next, downward for the previous month; the new one lies beneath.
public struct RevealTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// See ``Transition/frame(from:to:turn:progress:)``.
  public func frame(from old: Surface, to new: Surface, turn: Turn, progress: Double) -> Surface {
    Slide(movesOld: true, movesNew: false).frame(from: old, to: new, turn: turn, progress: progress)
  }
}

/// Two pages parted by an edge that goes up, for the next month, or down.
///
/// Rows are taken whole, so clusters two cells wide and texts from right to left stay whole as well.
struct Slide {
  /// Whether the old page goes with the edge.
  let movesOld: Bool
  /// Whether the new page does.
  let movesNew: Bool

  func frame(from old: Surface, to new: Surface, turn: Turn, progress: Double) -> Surface {
    guard progress > 0 else { return old }
    guard progress < 1 else { return new }
    var picture = Surface(width: max(old.width, new.width), height: max(old.height, new.height))
    let height = picture.height
    // Rows that show the new page.
    let shown = Int((progress * Double(height)).rounded())
    let isNext = turn.direction == .next
    for row in 0..<height {
      let showsNew = isNext ? row >= height - shown : row < shown
      let way = showsNew ? (movesNew ? shown - height : 0) : movesOld ? shown : 0
      let source = isNext ? row + way : row - way
      picture.draw(showsNew ? new : old, rows: source..<source + 1, row: row)
    }
    return picture
  }
}
