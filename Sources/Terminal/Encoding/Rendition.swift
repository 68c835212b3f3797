import Canvas

/// A style in the terms of a terminal: what is left of it in the colours that there are.
struct Rendition: Sendable, Hashable {
  /// A colour as SGR names it.
  enum Paint: Sendable, Hashable {
    /// One of the 16.
    case ansi(UInt8)
    /// An entry of the palette of 256.
    case indexed(UInt8)
    /// 24 bits.
    case rgb(RGB)
  }

  var foreground: Paint?
  var background: Paint?
  var attributes: Style.Attributes = []

  static let plain = Rendition()

  /// Whether it can be told from the plain one where nothing is written.
  var showsOnBlank: Bool {
    background != nil || !attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
  }
}

extension Rendition.Paint {
  /// The SGR parameters of the colour. The numbers of the 16 are 30...37 and 90...97, those behind the text 10 more.
  func parameters(isBackground: Bool) -> String {
    let base = isBackground ? 40 : 30
    return switch self {
    case .ansi(let number): number < 8 ? "\(base + Int(number))" : "\(base + 60 + Int(number) - 8)"
    case .indexed(let index): "\(base + 8);5;\(index)"
    // With semicolons: every terminal that knows 24 bits takes them, the colons of ISO 8613-6 only some.
    case .rgb(let color): "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}

extension Style.Attributes {
  /// Each attribute with the SGR parameters that switch it on and off; 22 is for both bold and dim.
  static let parameters: [(attribute: Style.Attributes, on: String, off: String)] = [
    (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"), (.reverse, "7", "27"),
    (.strikethrough, "9", "29"),
  ]
}
