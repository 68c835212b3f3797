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
  /// How it looks.
  public var style: CurlStyle

  /// Makes a folded page.
  public init(page: Surface, beneath: Surface, fold: Fold, style: CurlStyle = .ascii) {
    self.page = page
    self.beneath = beneath
    self.fold = fold
    self.style = style
  }

  /// Draws the picture.
  ///
  /// A cluster two cells wide is shown where both its cells are; a half that would be left over becomes a space.
  public var surface: Surface {
    var picture = Surface(width: fold.width, height: fold.height)
    let pen = FoldPen(fold, style: style)
    let map = FoldMap(fold, detail: pen.detail)
    for row in 0..<picture.height {
      var before: FoldMap.Element?
      for column in 0..<picture.width {
        let (element, marks) = map[row, column]
        let below: Cell
        switch element {
        case .page, .edge: below = page[row, column]
        case .beneath, .foldMarks: below = beneath[row, column]
        default: below = .blank
        }
        // A left half draws its right half too. The surface makes a left half a space when something else takes the
        // place of the right one, and a right half that comes alone.
        if element == before, below.part == .wideRight, element == .page || element == .beneath { continue }
        before = element
        picture[row, column] = pen.cell(element, marks: marks, over: below, row: row, column: column)
      }
      cutIsolates(row: row, map, in: &picture)
    }
    return picture
  }

  /// A text from right to left ends where the page that it is on ends to be seen, and begins where it begins.
  private func cutIsolates(row: Int, _ map: FoldMap, in picture: inout Surface) {
    guard page.hasIsolates(row: row) || beneath.hasIsolates(row: row) else { return }
    func surface(_ column: Int) -> Surface? {
      switch map[row, column].0 {
      case .page: page
      case .beneath: beneath
      default: nil
      }
    }
    for column in 1..<max(1, picture.width) where map[row, column - 1].0 != map[row, column].0 {
      if surface(column - 1)?.isIsolated(row: row, before: column) ?? false {
        picture.setIsolation(.ends, row: row, column: column - 1)
      }
      if surface(column)?.isIsolated(row: row, before: column) ?? false {
        picture.setIsolation(.begins, row: row, column: column)
      }
    }
  }
}
