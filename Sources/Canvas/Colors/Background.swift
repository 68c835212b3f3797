/// What is known of the colour behind a page.
public enum Background: Sendable, Hashable {
  /// Nothing: it may be black or white.
  case unknown
  /// Black or a dark grey.
  case dark
  /// White or a light grey.
  case light

  /// The lightest of the dark colours that it may be.
  private var dark: RGB? {
    switch self {
    case .unknown: .black
    case .dark: RGB(grey: 0x30)
    case .light: nil
    }
  }

  /// The darkest of the light colours that it may be.
  private var light: RGB? {
    switch self {
    case .unknown: .white
    case .dark: nil
    case .light: RGB(grey: 0xEE)
    }
  }

  /// The luminance that a colour must have to stand out from it by a contrast ratio (WCAG 2.1).
  ///
  /// - Parameter ratio: 1...4.5; more than that no colour has to both black and white.
  private func luminance(contrasting ratio: Double) -> ClosedRange<Double> {
    (dark.map { ratio * ($0.luminance + 0.05) - 0.05 } ?? 0)...(light.map { ($0.luminance + 0.05) / ratio - 0.05 } ?? 1)
  }

  /// A colour like the given one that stands out by a contrast ratio, 1...4.5.
  public func readable(_ color: RGB, contrast ratio: Double) -> RGB {
    color.withLuminance(in: luminance(contrasting: ratio))
  }

  /// The nearest entry of the palette of 256 that stands out by a contrast ratio, 1...3.
  public func nearestIndex(to color: RGB, contrast ratio: Double) -> UInt8 {
    Palette.nearestIndex(to: color, luminance: luminance(contrasting: ratio)) ?? Palette.nearestIndex(to: color)
  }
}
