/// The transitions to choose from; their names are those of options and of the configuration.
public enum TransitionKind: String, Sendable, Hashable, CaseIterable {
  /// See ``CurlTransition``.
  case curl
  /// See ``FadeTransition``.
  case fade
  /// See ``MoveInTransition``.
  case moveIn = "move-in"
  /// See ``PushTransition``.
  case push
  /// See ``RevealTransition``.
  case reveal
  /// See ``CutTransition``.
  case none

  /// The transition.
  ///
  /// - Parameter style: How a curling page looks.
  public func transition(style: CurlStyle = .ascii) -> any Transition {
    switch self {
    case .curl: CurlTransition(style: style)
    case .fade: FadeTransition()
    case .moveIn: MoveInTransition()
    case .push: PushTransition()
    case .reveal: RevealTransition()
    case .none: CutTransition()
    }
  }
}
