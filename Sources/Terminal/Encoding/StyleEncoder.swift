import Canvas

/// Turns styles into SGR sequences for a depth of colour.
public struct StyleEncoder: Sendable, Hashable {
  /// The colours that may be used.
  public let depth: ColorDepth
  /// Whether attributes may be used.
  public let rendersAttributes: Bool

  /// Makes an encoder.
  public init(depth: ColorDepth, rendersAttributes: Bool) {
    self.depth = depth
    self.rendersAttributes = rendersAttributes
  }

  /// The shortest SGR sequence that leads from one style to another; empty when they look the same.
  public func transition(from old: Style, to new: Style) -> String {
    transition(from: rendition(of: old), to: rendition(of: new))
  }

  /// What is left of a style here.
  func rendition(of style: Style) -> Rendition {
    Rendition(
      foreground: style.foreground.flatMap(paint), background: style.background.flatMap(paint),
      attributes: rendersAttributes ? style.attributes : [])
  }

  /// The shorter one of the two ways: from scratch, or only what differs.
  func transition(from old: Rendition, to new: Rendition) -> String {
    guard old != new else { return "" }
    guard new != .plain else { return ControlSequence.plainRendition }
    let anew = ControlSequence.rendition(["0"] + additions(from: .plain, to: new))
    let change = ControlSequence.rendition(removals(from: old, to: new) + additions(from: old, to: new))
    return change.utf8.count < anew.utf8.count ? change : anew
  }

  private func paint(_ color: Color) -> Rendition.Paint? {
    switch (depth, color) {
    case (.none, _): return nil
    case (_, .ansi(let number)): return .ansi(number & 0x0F)
    case (.ansi16, .indexed(let index)): return .ansi(Palette.nearestANSI(to: Palette.entry(index)))
    case (_, .indexed(let index)): return .indexed(index)
    case (.trueColor, .rgb(let rgb)): return .rgb(rgb)
    case (.palette256, .rgb(let rgb)): return .indexed(Palette.nearestIndex(to: rgb))
    case (.ansi16, .rgb(let rgb)): return .ansi(Palette.nearestANSI(to: rgb))
    }
  }

  private func removals(from old: Rendition, to new: Rendition) -> [String] {
    var parameters: [String] = []
    for (attribute, _, off) in Style.Attributes.parameters
    where old.attributes.contains(attribute) && !new.attributes.contains(attribute) && parameters.last != off {
      parameters.append(off)
    }
    if old.foreground != nil, new.foreground == nil { parameters.append("39") }
    if old.background != nil, new.background == nil { parameters.append("49") }
    return parameters
  }

  private func additions(from old: Rendition, to new: Rendition) -> [String] {
    let intensity: Style.Attributes = [.bold, .dim]
    var kept = old.attributes
    // SGR 22 has taken away bold and dim together.
    if !old.attributes.subtracting(new.attributes).isDisjoint(with: intensity) { kept.subtract(intensity) }
    var parameters: [String] = []
    for (attribute, on, _) in Style.Attributes.parameters
    where new.attributes.contains(attribute) && !kept.contains(attribute) {
      parameters.append(on)
    }
    if let color = new.foreground, color != old.foreground { parameters.append(color.parameters(isBackground: false)) }
    if let color = new.background, color != old.background { parameters.append(color.parameters(isBackground: true)) }
    return parameters
  }
}
