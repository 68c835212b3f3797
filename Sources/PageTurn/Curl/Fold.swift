/// A page folded over by a corner that was lifted and dragged away: the geometry, in cells.
///
/// The fold line is the perpendicular bisector of the corner and the point it was dragged to. On the corner's side the
/// page is gone and what lies beneath shows. On the other side its back covers every place whose mirror image across
/// the fold is on the lifted part.
///
/// A cell is 1 wide and 2 high, and counts as being where its centre is.
public struct Fold: Sendable, Hashable {
  /// A place on the page, or off it.
  public struct Point: Sendable, Hashable {
    /// Columns from the page's left edge; a cell's centre is at a half.
    public var column: Double
    /// Rows from the page's upper edge; a cell's centre is at a half.
    public var row: Double

    /// Makes a point.
    public init(column: Double, row: Double) {
      self.column = column
      self.row = row
    }
  }

  /// What is seen at a place.
  public enum Region: Sendable, Hashable {
    /// The page, where it still lies flat.
    case page
    /// The back of its lifted part.
    case back
    /// What lies beneath the page.
    case beneath
  }

  /// The page's columns.
  public let width: Int
  /// The page's rows.
  public let height: Int
  /// The corner that was lifted.
  public let corner: Turn.Corner

  // A place is (u, v), the distances from the lifted corner along the lower edge and up the side edge, in columns and
  // half rows; so the mirrored fold has no formula of its own. The fold line is u * normalU + v * normalV = distance.
  let normalU: Double
  let normalV: Double
  let distance: Double

  /// Lifts a corner and drags it to a point.
  ///
  /// - Parameters:
  ///   - corner: The corner to lift.
  ///   - point: Where to. A point below the page, or beside it at the corner's side, counts as on that edge, because
  ///     pulling a page outward does not fold it. A point that is not finite lifts nothing.
  ///   - width: The page's columns; negative becomes 0.
  ///   - height: The page's rows; negative becomes 0.
  public init(lifting corner: Turn.Corner, draggedTo point: Point, width: Int, height: Int) {
    self.init(
      lifting: corner, u: corner == .lowerRight ? Double(max(0, width)) - point.column : point.column,
      v: 2 * (Double(max(0, height)) - point.row), width: width, height: height)
  }

  /// Where the fold is in a curl that lifts the corner and takes the whole page away.
  ///
  /// The corner is dragged in a straight line, four columns for each row upward, until the fold has passed the opposite
  /// corner. On that path alone the fold keeps to one column for each row: its strokes join in every frame.
  ///
  /// - Parameters:
  ///   - corner: The corner to lift.
  ///   - progress: At 0 and less, and for NaN, the page lies flat; at 1 and more it is gone.
  ///   - width: The page's columns; negative becomes 0.
  ///   - height: The page's rows; negative becomes 0.
  public init(lifting corner: Turn.Corner, progress: Double, width: Int, height: Int) {
    // How far from the corner the fold crosses the lower edge.
    let reach = progress > 0 ? min(progress, 1) * Double(max(0, width) + max(0, height)) : 0
    self.init(lifting: corner, u: 1.6 * reach, v: 0.8 * reach, width: width, height: height)
  }

  /// Drags the corner to a place in its own coordinates.
  private init(lifting corner: Turn.Corner, u: Double, v: Double, width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.corner = corner
    let isFinite = u.isFinite && v.isFinite
    let (u, v) = (max(0, u), max(0, v))
    let length = (u * u + v * v).squareRoot()
    let isLifted = isFinite && length > Self.tolerance && length.isFinite
    normalU = isLifted ? u / length : 0
    normalV = isLifted ? v / length : 0
    distance = isLifted ? length / 2 : 0
  }

  /// Distances below this are rounding, so that a line through cell centres decides alike for all of them.
  static let tolerance = 1e-9

  /// Whether nothing is lifted.
  public var isFlat: Bool { distance == 0 }

  /// The part of the page that the fold has swept over, 0...1: how far it is from the lifted corner, of what it is when
  /// a fold parallel to it has reached the opposite corner. At 1 the page is gone.
  public var swept: Double {
    guard !isFlat else { return 0 }
    return min(1, distance / (Double(width) * normalU + 2 * Double(height) * normalV))
  }

  /// Where the lifted corner is now.
  var draggedCorner: Point {
    let (u, v) = (2 * distance * normalU, 2 * distance * normalV)
    return Point(column: corner == .lowerRight ? Double(width) - u : u, row: Double(height) - v / 2)
  }

  /// What is seen at a cell of the page.
  public func region(row: Int, column: Int) -> Region {
    region(u: Double(corner == .lowerRight ? width - 1 - column : column) + 0.5, v: 2 * Double(height - row) - 1)
  }

  /// What is seen at a place of the page.
  func region(u: Double, v: Double) -> Region {
    guard !isFlat else { return .page }
    let ahead = ahead(u: u, v: v)
    guard ahead >= -Self.tolerance else { return .beneath }
    // The mirror image is toward the corner, so it can leave the page only over the two edges that meet there.
    let image = image(u: u, v: v)
    return min(image.u, image.v) >= -Self.tolerance ? .back : .page
  }

  /// How far a place is from the fold, in columns; negative where the page is gone.
  func ahead(u: Double, v: Double) -> Double { u * normalU + v * normalV - distance }

  /// The mirror image of a place across the fold. On the back both coordinates are 0 and more: they are how far it is
  /// from its two free edges.
  func image(u: Double, v: Double) -> (u: Double, v: Double) {
    let ahead = ahead(u: u, v: v)
    return (u - 2 * ahead * normalU, v - 2 * ahead * normalV)
  }

  /// Whether the outline of the back may pass through the cell around a place.
  func isNearOutline(u: Double, v: Double) -> Bool {
    let image = image(u: u, v: v)
    return min(ahead(u: u, v: v).magnitude, min(image.u, image.v).magnitude) < 1.2
  }
}
