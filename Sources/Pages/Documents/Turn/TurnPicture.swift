import Canvas

/// A turn of the page as a picture that moves (SVG 1.1 with CSS animations), without script and without anything outside
/// of it, so that it moves in an `img` of a web page too.
///
/// It begins anew at its end. Where motion is to be reduced, and where CSS animations are not known, it shows the last
/// frame.
public struct TurnPicture: Sendable {
  /// A frame, which stands until the next one begins.
  public struct Frame: Sendable {
    /// When it begins: the part of the turn that has passed then, 0...1.
    public var time: Double
    /// What is seen.
    public var surface: Surface

    /// Makes a frame.
    public init(time: Double, surface: Surface) {
      self.time = time
      self.surface = surface
    }
  }

  private let frames: [Frame]
  private let title: String
  private let language: LanguageTag
  private let colors: TurnColors

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - frames: From the first at time 0; all of them of one size.
  ///   - title: What it shows.
  ///   - isDark: Whether the pages were drawn for a dark background. Otherwise they are shown on paper, and on a dark
  ///     ground where the person's colour scheme is dark.
  public init(_ frames: [Frame], title: String, language: LanguageTag, isDark: Bool) {
    self.frames = frames
    self.title = title
    self.language = language
    colors = TurnColors(isDark: isDark)
  }

  /// A cell, in units of the picture.
  static let cellWidth = 10
  static let cellHeight = 20
  /// What is around the page.
  private static let margin = 16

  /// The document.
  public var svg: String {
    var pieces = TurnPieces()
    for (number, frame) in frames.enumerated() { pieces.add(frame.surface, frame: number, colors) }
    let groups = pieces.groups
    let looks = TurnLooks(groups)
    let timeline = TurnTimeline(starts: frames.map(\.time))
    let cells = frames.map(\.surface).reduce((0, 0)) { (max($0.0, $1.width), max($0.1, $1.height)) }
    let width = cells.0 * TurnPicture.cellWidth + 2 * TurnPicture.margin
    let height = cells.1 * TurnPicture.cellHeight + 2 * TurnPicture.margin
    var markup = MarkupText("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    markup.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(width)"), ("height", "\(height)"),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"), ("xml:lang", language.description),
      ]
    ) { markup in
      markup.newLine()
      markup.element("title", text: title)
      markup.styleSheet(
        TurnPicture.rules + colors.rules + looks.rules(colors) + timeline.rules(of: groups.map(\.frames)))
      markup.empty(
        "rect",
        [
          ("class", "card"), ("x", "0.5"), ("y", "0.5"), ("width", "\(width - 1)"), ("height", "\(height - 1)"),
          ("rx", "10"),
        ])
      markup.newLine()
      let margin = TurnPicture.margin
      markup.element("g", [("class", "page"), ("transform", "translate(\(margin) \(margin))")]) { markup in
        // All grounds lie beneath all text.
        for layer in TurnPiece.Layer.allCases {
          markup.newLine()
          draw(layer, groups, looks, timeline, in: &markup)
        }
      }
      markup.newLine()
    }
    markup.newLine()
    return markup.text
  }

  private func draw(
    _ layer: TurnPiece.Layer, _ groups: [TurnPieces.Group], _ looks: TurnLooks, _ timeline: TurnTimeline,
    in markup: inout MarkupText
  ) {
    for (number, group) in groups.enumerated() {
      let drawn = TurnPiece.joined(group.pieces.filter { $0.layer == layer })
      guard !drawn.isEmpty else { continue }
      markup.element("g", [("class", timeline.name(of: group.frames, number: number))]) { markup in
        for piece in drawn { piece.draw(look: looks.name(of: piece.look), in: &markup) }
      }
      markup.newLine()
    }
  }

  /// Each text is as wide as its cells, whatever the font.
  private static let rules = """
    .page{font:16.6px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
    .page text{fill:currentColor;white-space:pre}
    .page rect{fill:currentColor;shape-rendering:crispEdges}
    .page path{fill:none;stroke:currentColor;stroke-width:1.2;stroke-linecap:square}
    .page .fill{fill:currentColor;stroke:none;shape-rendering:crispEdges}
    .page .heavy{stroke-width:3.4;stroke-linecap:butt}

    """
}
