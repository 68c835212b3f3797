import Canvas

/// Makes the cells of a folded page.
struct FoldPen {
  private let style: CurlStyle
  private let light: FoldLight
  private let tones: [Character]

  /// Makes the pen for a fold.
  init(_ fold: Fold, style: CurlStyle) {
    self.style = style
    light = FoldLight(fold)
    tones = style.characters == .ascii ? Self.asciiTones : Self.unicodeTones
  }

  /// How finely lines are drawn in the style.
  var detail: FoldMap.Detail {
    guard style.characters == .unicode else { return .halves }
    return !style.shades.isEmpty && style.shades.allSatisfy { $0.background != nil } ? .quarters : .dots
  }

  /// The cell that shows an element.
  ///
  /// - Parameter below: What would be there without the lifted part.
  func cell(_ element: FoldMap.Element, marks: UInt8, over below: Cell, row: Int, column: Int) -> Cell {
    let fold = light.fold
    let u = Double(fold.corner == .lowerRight ? fold.width - 1 - column : column) + 0.5
    let v = 2 * Double(fold.height - row) - 1
    switch element {
    case .page, .beneath:
      // The two halves of a cluster are in one light, that of its middle.
      let toMiddle = below.part == .whole ? 0 : (below.part == .wideLeft) == (fold.corner == .lowerLeft) ? 0.5 : -0.5
      return light.isShadowed(u: u + toMiddle, v: v) ? shadowed(below) : below
    case .back: return back(u: u, v: v)
    case .edge: return edge(marks, over: below, shade: style.shade(at: light.part(u: u, v: v)))
    case .slant: return Cell(slant, style: foldStyle)
    case .upright: return Cell(style.characters == .ascii ? "|" : "│", style: foldStyle)
    case .level: return Cell("_", style: foldStyle)
    case .foldMarks where detail == .quarters: return edge(marks, over: below, shade: style.shade(at: 0))
    case .foldMarks: return Cell(Self.braille[Int(marks)], style: foldStyle)
    }
  }

  /// Bold text in the shadow is not bold: a terminal may show bold and dim as neither.
  private func shadowed(_ cell: Cell) -> Cell {
    guard !style.shadow.isEmpty else { return cell }
    var cell = cell
    if style.shadow.contains(.dim) { cell.style.attributes.remove(.bold) }
    cell.style.attributes.formUnion(style.shadow)
    return cell
  }

  private func back(u: Double, v: Double) -> Cell {
    let part = light.part(u: u, v: v)
    let shade = style.shade(at: part)
    let isBlank = shade.background != nil || light.isRim(u: u, v: v)
    return Cell(isBlank ? " " : tone(at: part), style: shade)
  }

  private func edge(_ marks: UInt8, over below: Cell, shade: Style) -> Cell {
    switch detail {
    case .halves: Cell(marks == 1 ? "." : marks == 2 ? "'" : ":", style: shade)
    case .dots: Cell(Self.braille[Int(marks)], style: shade)
    case .quarters:
      Cell(Self.quadrants[Int(marks)], style: Style(foreground: shade.background, background: Self.field(of: below)))
    }
  }

  /// The colour behind a cell's text.
  private static func field(of cell: Cell) -> Color? {
    cell.style.attributes.contains(.reverse) ? cell.style.foreground : cell.style.background
  }

  private var slant: Character {
    let isRight = light.fold.corner == .lowerRight
    return style.characters == .ascii ? (isRight ? "/" : "\\") : isRight ? "╱" : "╲"
  }

  private var foldStyle: Style {
    var result = style.fold
    if result.background == nil { result.background = style.shade(at: 0).background }
    return result
  }

  private func tone(at part: Double) -> Character {
    tones[Int((part * Double(tones.count)).clamped(to: 0...Double(tones.count - 1)))]
  }

  // From the crease to where the back lies flat.
  private static let asciiTones: [Character] = [":", ".", ".", " ", " ", " "]
  private static let unicodeTones: [Character] = ["▒", "░", "░", " ", " ", " "]
  // The characters by their marks.
  private static let quadrants: [Character] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
  private static let braille: [Character] = (0..<256).compactMap { Unicode.Scalar(0x2800 + $0).map(Character.init) }
}
