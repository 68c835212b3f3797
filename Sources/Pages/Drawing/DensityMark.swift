import Canvas

/// How full a day is, in one cell: a gauge that rises with the number of occurrences.
public struct DensityMark: Sendable, Hashable {
  /// How many occurrences touch the day, 0 or more.
  public let count: Int

  /// Makes the mark of a day with so many occurrences.
  public init(count: Int) {
    self.count = count
  }

  /// The mark as pages of this style have it; a blank for a day without occurrences.
  ///
  /// Where there is colour, the mark of a full day is bold. None is dim: one dot would hardly be seen, and whether a day
  /// is free matters more than how full it is.
  public func cell(_ style: PageStyle) -> Cell {
    let characters = style.glyphs.density
    guard count > 0, let last = characters.indices.last else { return .blank }
    let character = characters[min(count - 1, last)]
    guard style.theme.depth != .none else { return Cell(character) }
    var mark = style.theme[.more]
    mark.attributes.subtract(.bold)
    if count * 2 > characters.count { mark.attributes.insert(.bold) }
    return Cell(character, style: mark)
  }
}
