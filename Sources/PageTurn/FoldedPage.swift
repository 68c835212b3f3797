import Canvas

/// The picture of a folded page and of what lies beneath it.
///
/// A transition asks for it at the folds of its path; with a fold that follows the pointer it is one moment of a drag.
public struct FoldedPage: Sendable {
  /// The page that is folded.
  public var page: Surface
  /// What is seen where the page is gone.
  public var beneath: Surface
  /// How it is folded. Its size is that of the picture; cells that a surface lacks are blank.
  public var fold: Fold

  /// Makes a folded page.
  public init(page: Surface, beneath: Surface, fold: Fold) {
    self.page = page
    self.beneath = beneath
    self.fold = fold
  }

  /// The style of the back and of its edge. The fold itself is plain.
  static let backStyle = Style(attributes: .dim)

  /// Draws the picture.
  ///
  /// A cluster two cells wide is shown where both its cells are; a half that would be left over becomes a space.
  public var surface: Surface {
    var picture = Surface(width: fold.width, height: fold.height)
    let map = FoldMap(fold)
    for row in 0..<picture.height {
      var before: FoldMap.Element?
      for column in 0..<picture.width {
        let element = map[row, column]
        draw(element, after: before, row: row, column: column, in: &picture)
        before = element
      }
    }
    return picture
  }

  private func draw(
    _ element: FoldMap.Element, after before: FoldMap.Element?, row: Int, column: Int, in picture: inout Surface
  ) {
    let cell: Cell
    switch element {
    case .page: cell = page[row, column]
    case .beneath: cell = beneath[row, column]
    case .back: cell = Self.back
    case .edgeLow: cell = Self.edgeLow
    case .edgeHigh: cell = Self.edgeHigh
    case .edgeBoth: cell = Self.edgeBoth
    case .slant: cell = fold.corner == .lowerRight ? Self.slash : Self.backslash
    case .upright: cell = Self.bar
    case .level: cell = Self.underscore
    }
    // A left half draws its right half too. The surface makes a left half a space when something else takes the place of
    // the right one, and a right half that comes alone.
    if cell.part == .wideRight && element == before { return }
    picture[row, column] = cell
  }

  private static let back = Cell(" ", style: backStyle)
  private static let edgeLow = Cell(".", style: backStyle)
  private static let edgeHigh = Cell("'", style: backStyle)
  private static let edgeBoth = Cell(":", style: backStyle)
  private static let slash = Cell("/")
  private static let backslash = Cell("\\")
  private static let bar = Cell("|")
  private static let underscore = Cell("_")
}
