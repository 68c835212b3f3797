/// A colour in sRGB (IEC 61966-2-1).
public struct RGB: Sendable, Hashable {
  /// 0...255.
  public let red: UInt8
  /// 0...255.
  public let green: UInt8
  /// 0...255.
  public let blue: UInt8

  /// Makes a colour.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A grey.
  public init(grey: UInt8) { self.init(red: grey, green: grey, blue: grey) }

  /// The colour that CSS writes with the same digits: `0xRRGGBB`. What lies above them is left out.
  public init(hex value: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }

  /// 0, 0, 0.
  public static let black = RGB(grey: 0)
  /// 255, 255, 255.
  public static let white = RGB(grey: 255)

  private var channels: [UInt8] { [red, green, blue] }

  /// How far it is from another colour: the square of the distance, 0...195075.
  public func distance(to other: RGB) -> Int {
    zip(channels, other.channels).reduce(0) { sum, pair in
      let difference = Int(pair.0) - Int(pair.1)
      return sum + difference * difference
    }
  }

  /// How far it is from grey, 0...255.
  public var spread: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }

  /// Its place on the circle of colours in degrees, 0..<360 with red at 0, green at 120 and blue at 240; nil for greys.
  public var hue: Double? {
    guard spread > 0 else { return nil }
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let spread = Double(spread)
    if red >= green, red >= blue { return ((green - blue) / spread * 60 + 360).truncatingRemainder(dividingBy: 360) }
    return green >= blue ? (blue - red) / spread * 60 + 120 : (red - green) / spread * 60 + 240
  }

  /// Relative luminance (WCAG 2.1): 0 for black, 1 for white.
  public var luminance: Double {
    let linear = channels.map(RGB.linear)
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Contrast ratio (WCAG 2.1), 1...21.
  public func contrast(with other: RGB) -> Double {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Black or white, whichever stands out more from this colour: at least 4.5 to 1.
  public var textColor: RGB {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }

  /// The colour with its luminance brought into a range, by mixing it with white or black in linear light.
  public func withLuminance(in range: ClosedRange<Double>) -> RGB {
    let luminance = luminance
    if luminance < range.lowerBound {
      let share = (range.lowerBound - luminance) / (1 - luminance)
      return mapped { $0 + share * (1 - $0) }
    }
    if luminance > range.upperBound { return mapped { $0 * range.upperBound / luminance } }
    return self
  }

  private func mapped(_ change: (Double) -> Double) -> RGB {
    func channel(_ value: UInt8) -> UInt8 { RGB.encoded(change(RGB.linear(value))) }
    return RGB(red: channel(red), green: channel(green), blue: channel(blue))
  }

  /// A channel in linear light, 0...1. The curve's 2.4th power is made of square and cube roots, which need no library:
  /// x^2.4 = x^2 * (x^2)^(1/5).
  private static func linear(_ value: UInt8) -> Double { linearChannels[Int(value)] }

  private static let linearChannels: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    if share <= 0.04045 { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    return base * base * fifthRoot(of: base * base)
  }

  /// Newton's method, for 0...1.
  private static func fifthRoot(of value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<60 {
      let next = (4 * root + value / (root * root * root * root)) / 5
      if next == root { break }
      root = next
    }
    return root
  }

  /// The channel whose linear light is nearest.
  private static func encoded(_ light: Double) -> UInt8 {
    let above = linearChannels.firstIndex { $0 >= light } ?? 255
    guard above > 0 else { return 0 }
    let isNearer = light - linearChannels[above - 1] < linearChannels[above] - light
    return UInt8(isNearer ? above - 1 : above)
  }
}
