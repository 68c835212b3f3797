/// One turn of the page: where it leads, and at which corner the page moves.
public struct Turn: Sendable, Hashable {
  /// Which month the turn leads to.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// A later month.
    case next
    /// An earlier month.
    case previous
  }

  /// What happens to the page that moves.
  public enum Effect: String, Sendable, Hashable, CaseIterable {
    /// The old page lifts and leaves; the new one lies beneath.
    case curl
    /// The new page comes back over the old one: a curl played backward.
    case uncurl
  }

  /// The corner a page lifts at, or comes back to.
  public enum Corner: String, Sendable, Hashable, CaseIterable {
    /// Bottom left; the page moves toward, or from, the upper right.
    case lowerLeft
    /// Bottom right; the page moves toward, or from, the upper left.
    case lowerRight
  }

  /// A wish for the corner, as an option or a configuration states it.
  public enum CornerChoice: String, Sendable, Hashable, CaseIterable {
    /// What a straight swipe does: the lower right corner.
    case auto
    /// The lower left corner.
    case left
    /// The lower right corner.
    case right
  }

  /// How long a turn takes, half a second. ``TimingCurve/standard`` leads from the time to the progress.
  public static let duration: Duration = .milliseconds(500)

  /// Which month the turn leads to.
  public let direction: Direction
  /// Where the page lifts (curl) or comes back to (uncurl).
  public let corner: Corner

  /// Makes a turn at a corner.
  public init(_ direction: Direction, at corner: Corner) {
    self.direction = direction
    self.corner = corner
  }

  /// Makes the turn of a straight swipe, (0, -1) for the next and (0, 1) for the previous month, the choice giving
  /// the sign of DX.
  public init(_ direction: Direction, corner choice: CornerChoice = .auto) {
    self.init(direction, at: choice == .left ? .lowerLeft : .lowerRight)
  }

  /// What happens to the page: the way forward is a curl, the way back an uncurl.
  public var effect: Effect { direction == .next ? .curl : .uncurl }

  /// Whether the movement is the mirror image, left and right exchanged, of the one at the lower right corner.
  public var isMirrored: Bool { corner == .lowerLeft }
}
