/// The light on a folded page.
///
/// The paper bends at the fold: its back is darkest in the crease there and gets lighter until it lies flat. Beside the
/// fold and around the free edges of the back it casts a shadow.
struct FoldLight {
  /// The fold.
  let fold: Fold
  /// How far the bend reaches from the fold, in columns.
  let bend: Double

  /// Lights a fold.
  init(_ fold: Fold) {
    self.fold = fold
    // An eighth of the way over the page, but no wider than the lifted part: its corner is as far from the fold as it
    // was before.
    bend = min(fold.distance, max(6, Double(fold.width + 2 * fold.height) / 8))
  }

  /// How far a place on the back is on the way from the crease to where the back lies flat, 0...1.
  func part(u: Double, v: Double) -> Double {
    bend > 0 ? (fold.ahead(u: u, v: v) / bend).clamped(to: 0...1) : 1
  }

  /// Whether a place on the back is so near to a free edge that it is always light; then the outline stays clear.
  func isRim(u: Double, v: Double) -> Bool {
    let image = fold.image(u: u, v: v)
    return min(image.u, image.v) < Self.rim
  }

  /// Whether a place where the page is gone, or where it lies flat, is in the shadow of the lifted part.
  func isShadowed(u: Double, v: Double) -> Bool {
    let ahead = fold.ahead(u: u, v: v)
    if ahead < 0 { return ahead > -Self.foldShadow }
    let image = fold.image(u: u, v: v)
    let outside = min(image.u, image.v)
    return outside < 0 && outside > -Self.edgeShadow
  }

  // In columns.
  private static let foldShadow = 2.2
  private static let edgeShadow = 1.6
  private static let rim = 1.6
}
