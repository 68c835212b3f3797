/// What is known of the colour behind a page.
public enum Background: Sendable, Hashable {
  /// Nothing: it may be black or white.
  case unknown
  /// Black or a dark grey.
  case dark
  /// White or a light grey.
  case light

  /// The colours it may have, the darkest and the lightest.
  private var extremes: (darkest: RGB, lightest: RGB) {
    switch self {
    case .unknown: (.black, .white)
    case .dark: (.black, RGB(grey: 0x30))
    case .light: (RGB(grey: 0xEE), .white)
    }
  }

  /// The luminance that a colour must have to stand out from it by a contrast ratio (WCAG 2.1).
  ///
  /// - Parameter ratio: 1...4.5; more than that no colour has to both black and white.
  func luminance(contrasting ratio: Double) -> ClosedRange<Double> {
    let (darkest, lightest) = extremes
    let lower = ratio * (lightest.luminance + 0.05) - 0.05
    let upper = (darkest.luminance + 0.05) / ratio - 0.05
    switch self {
    case .unknown: return ratio * 0.05 - 0.05...1.05 / ratio - 0.05
    case .dark: return min(lower, 1)...1
    case .light: return 0...max(upper, 0)
    }
  }
}

extension Background {
  /// A colour like the given one that stands out by a contrast ratio, 1...4.5.
  public func readable(_ color: RGB, contrast ratio: Double) -> RGB {
    color.withLuminance(in: luminance(contrasting: ratio))
  }

  /// The nearest entry of the palette of 256 that stands out by a contrast ratio, 1...3.
  public func nearestIndex(to color: RGB, contrast ratio: Double) -> UInt8 {
    Palette.nearestIndex(to: color, luminance: luminance(contrasting: ratio)) ?? Palette.nearestIndex(to: color)
  }
}
