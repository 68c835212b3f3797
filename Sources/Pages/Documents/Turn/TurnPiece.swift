import Canvas

/// A part of a frame that is drawn by itself.
struct TurnPiece: Hashable {
  /// What lies on what.
  enum Layer: CaseIterable {
    case ground, text
  }

  /// What it is; places and sizes in units of the picture.
  enum Shape: Hashable {
    /// A text from a cell on, and its cells.
    case text(String, cells: Int)
    /// A filled rectangle; of shading, as dense as its opacity in quarters, 1...4.
    case box(width: Int, height: Int, quarters: Int)
    /// Lines, each from one place to another, as path data.
    case lines(String, isHeavy: Bool)
    /// Filled shapes, as path data.
    case fill(String)
  }

  var x: Int
  var y: Int
  var shape: Shape
  var look: TurnColors.Look
  var layer = Layer.text

  /// The line that letters stand on, beneath the upper edge of a cell.
  private static let baseline = 15

  /// Draws it.
  ///
  /// - Parameter look: The class of its look; nil for the plain one.
  func draw(look: String?, in markup: inout MarkupText) {
    switch shape {
    case .text(let text, let cells):
      markup.element(
        "text",
        [
          ("class", look), ("x", "\(x)"), ("y", "\(y + TurnPiece.baseline)"),
          ("textLength", cells > 1 ? "\(cells * TurnPicture.cellWidth)" : nil),
        ], text: text)
    case .box(let width, let height, let quarters):
      markup.empty(
        "rect",
        [
          ("class", look), ("x", "\(x)"), ("y", "\(y)"), ("width", "\(width)"), ("height", "\(height)"),
          ("opacity", quarters < 4 ? ".\(quarters * 25)" : nil),
        ])
    case .lines(let data, let isHeavy):
      let classes = [look, isHeavy ? "heavy" : nil].compactMap { $0 }
      markup.empty("path", [("class", classes.isEmpty ? nil : classes.joined(separator: " ")), ("d", data)])
    case .fill(let data):
      markup.empty("path", [("class", [look, "fill"].compactMap { $0 }.joined(separator: " ")), ("d", data)])
    }
  }

  /// Pieces with those of one look that are drawn by one path: of the many that a shaded back is made of, that takes a
  /// fraction of the bytes.
  static func joined(_ pieces: [TurnPiece]) -> [TurnPiece] {
    var joined: [TurnPiece] = []
    var places: [TurnPiece: Int] = [:]
    for piece in pieces {
      guard let (kind, data) = piece.path else {
        joined.append(piece)
        continue
      }
      let key = TurnPiece(x: 0, y: 0, shape: kind(""), look: piece.look, layer: piece.layer)
      if let place = places[key] {
        joined[place].shape = kind((joined[place].path?.data ?? "") + data)
      } else {
        places[key] = joined.count
        joined.append(TurnPiece(x: 0, y: 0, shape: kind(data), look: piece.look, layer: piece.layer))
      }
    }
    return joined
  }

  /// Its path data, and what kind of path it is; nil where it is drawn in another way.
  private var path: (kind: (String) -> Shape, data: String)? {
    switch shape {
    case .lines(let data, let isHeavy): ({ .lines($0, isHeavy: isHeavy) }, data)
    case .fill(let data): (Shape.fill, data)
    case .box(let width, let height, quarters: 4): (Shape.fill, "M\(x) \(y)h\(width)v\(height)h-\(width)z")
    case .box, .text: nil
    }
  }
}
