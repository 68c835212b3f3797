import Canvas

/// Draws into a picture of a month: what lies on the one side lies on the other where text runs from right to left.
struct PictureDrawing: MarkupWriter {
  var markup: MarkupText
  let layout: PictureLayout

  /// What belongs together, with all of its text.
  mutating func group(title: String, _ body: (inout PictureDrawing) -> Void) {
    element("g") { drawing in
      drawing.markup.element("title", text: title)
      body(&drawing)
    }
  }

  /// Text in a box that cuts off what does not fit it, whatever the font.
  mutating func draw(_ text: PictureText, start: Double, top: Double, width: Double, height: Double) {
    guard width > 0 else { return }
    let box: [MarkupText.Attribute] = [
      ("x", number(layout.left(start, width: width))), ("y", number(top)), ("width", number(width)),
      ("height", number(height)),
    ]
    let fitted = text.fitted(width)
    let attributes = attributes(fitted, width: width, height: height)
    markup.element("svg", box) { markup in
      markup.element("text", attributes) { markup in
        if let lead = fitted.lead {
          markup.element("tspan", [("fill", lead.color.hexadecimal), ("font-weight", "600")], text: lead.text)
          markup.append(" ")
        }
        markup.append(fitted.text)
      }
    }
  }

  private func attributes(_ text: PictureText, width: Double, height: Double) -> [MarkupText.Attribute] {
    let x =
      switch text.anchor {
      case .start: layout.isMirrored ? width : 0
      case .middle: width / 2
      case .end: layout.isMirrored ? 0 : width
      }
    return [
      ("x", number(x)), ("y", number((height - text.size) / 2 + text.size * 0.86)),
      ("font-size", number(text.size)), ("fill", text.color.hexadecimal),
      ("font-weight", text.weight == 400 ? nil : "\(text.weight)"),
      ("text-anchor", text.anchor == .start ? nil : text.anchor.rawValue),
      ("text-decoration", text.isStruck ? "line-through" : nil),
    ]
  }

  /// A rectangle; without a colour its edge alone.
  mutating func fill(
    start: Double, top: Double, width: Double, height: Double, color: RGB?, radius: Double = 0, stroke: RGB? = nil
  ) {
    markup.empty(
      "rect",
      [
        ("x", number(layout.left(start, width: width))), ("y", number(top)), ("width", number(width)),
        ("height", number(height)), ("rx", radius == 0 ? nil : number(radius)),
        ("fill", color?.hexadecimal ?? "none"), ("stroke", stroke?.hexadecimal),
      ])
  }

  /// A bar, whose ends are round unless it goes on there.
  mutating func drawBar(
    start: Double, top: Double, width: Double, height: Double, isCut: (start: Bool, end: Bool), color: RGB,
    stroke: RGB?
  ) {
    let left = layout.left(start, width: width)
    let cut = layout.isMirrored ? (left: isCut.end, right: isCut.start) : (left: isCut.start, right: isCut.end)
    let (near, far) = (cut.left ? 0 : 4.0, cut.right ? 0 : 4.0)
    func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius == 0 ? "" : "a\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))"
    }
    let path =
      "M\(number(left + near)) \(number(top))h\(number(width - near - far))" + corner(far, far, far)
      + "v\(number(height - 2 * far))" + corner(far, -far, far) + "h\(number(-(width - near - far)))"
      + corner(near, -near, -near) + "v\(number(-(height - 2 * near)))" + corner(near, near, -near) + "z"
    markup.empty("path", [("d", path), ("fill", color.hexadecimal), ("stroke", stroke?.hexadecimal)])
  }

  /// A small triangle that points to where a bar goes on.
  mutating func drawPointer(start: Double, middle: Double, toEnd: Bool, color: RGB) {
    let size = 5.0
    let left = layout.left(start, width: size)
    let pointsRight = toEnd != layout.isMirrored
    let (base, tip) = pointsRight ? (left, left + size) : (left + size, left)
    let path =
      "M\(number(base)) \(number(middle - 3.5))L\(number(tip)) \(number(middle))L\(number(base)) "
      + "\(number(middle + 3.5))z"
    markup.empty("path", [("d", path), ("fill", color.hexadecimal)])
  }

  /// A dot.
  mutating func drawDot(center: Double, middle: Double, color: RGB, isFilled: Bool) {
    markup.empty(
      "circle",
      [
        ("cx", number(layout.left(center, width: 0))), ("cy", number(middle)), ("r", isFilled ? "3.3" : "2.6"),
        ("fill", isFilled ? color.hexadecimal : "none"), ("stroke", isFilled ? nil : color.hexadecimal),
        ("stroke-width", isFilled ? nil : "1.4"),
      ])
  }

  /// A thin line.
  mutating func drawLine(from: (x: Double, y: Double), to: (x: Double, y: Double), color: RGB, width: Double) {
    markup.empty(
      "path",
      [
        (
          "d",
          "M\(number(layout.left(from.x, width: 0))) \(number(from.y))L\(number(layout.left(to.x, width: 0))) "
            + number(to.y)
        ),
        ("stroke", color.hexadecimal), ("stroke-width", number(width)),
      ])
  }

  /// A number to two places.
  func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
