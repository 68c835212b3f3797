import Canvas

/// The looks of a picture's pieces as classes of its style sheet.
struct TurnLooks {
  private var names: [TurnColors.Look: String] = [:]
  private var ordered: [TurnColors.Look] = []

  init(_ groups: [TurnPieces.Group]) {
    for group in groups {
      for piece in group.pieces where piece.look != .plain && names[piece.look] == nil {
        names[piece.look] = "s\(ordered.count)"
        ordered.append(piece.look)
      }
    }
  }

  /// The class of a look; nil for the plain one.
  func name(of look: TurnColors.Look) -> String? { names[look] }

  /// The rules of all classes.
  func rules(_ colors: TurnColors) -> String {
    var rules = ""
    var others = ""
    for look in ordered {
      guard let name = names[look] else { continue }
      var declarations: [String] = []
      switch look.ink {
      case .text: break
      case .ground: declarations.append("color:var(--ground)")
      case .ofField(let color): declarations.append("color:\(color.hexadecimal)")
      case .own(let color):
        let (first, other) = colors.values(of: color)
        declarations.append("color:\(first.hexadecimal)")
        if let other { others += ".\(name){color:\(other.hexadecimal)}\n" }
      }
      declarations += TurnLooks.declarations(look.attributes)
      rules += ".\(name){\(declarations.joined(separator: ";"))}\n"
    }
    return others.isEmpty ? rules : rules + "@media (prefers-color-scheme:dark){\n\(others)}\n"
  }

  private static func declarations(_ attributes: Style.Attributes) -> [String] {
    let lines = [(Style.Attributes.underline, "underline"), (.strikethrough, "line-through")]
      .filter { attributes.contains($0.0) }.map(\.1)
    return (attributes.contains(.bold) ? ["font-weight:700"] : [])
      + (attributes.contains(.dim) ? ["opacity:.6"] : []) + (attributes.contains(.italic) ? ["font-style:italic"] : [])
      + (lines.isEmpty ? [] : ["text-decoration:" + lines.joined(separator: " ")])
  }
}
