import Canvas

/// The page curl: for the next month the old page is lifted off at a corner, for the previous month the new page is
/// laid back over the old one.
public struct CurlTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// See ``Transition/frame(from:to:turn:progress:)``.
  public func frame(from old: Surface, to new: Surface, turn: Turn, progress: Double) -> Surface {
    guard progress > 0 else { return old }
    guard progress < 1 else { return new }
    let curled = turn.effect == .curl
    let fold = Fold(
      lifting: turn.corner, progress: curled ? progress : 1 - progress,
      width: max(old.width, new.width), height: max(old.height, new.height))
    return FoldedPage(page: curled ? old : new, beneath: curled ? new : old, fold: fold).surface
  }
}
