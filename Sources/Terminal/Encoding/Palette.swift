/// Finds the nearest of few colours.
enum Palette {
  /// A colour in sRGB, 0...255 each.
  struct RGB: Sendable, Hashable {
    let red: Int
    let green: Int
    let blue: Int

    init(_ red: Int, _ green: Int, _ blue: Int) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    func distance(to other: RGB) -> Int {
      let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
      return red * red + green * green + blue * blue
    }

    /// How far it is from grey.
    var spread: Int { max(red, green, blue) - min(red, green, blue) }
  }

  /// xterm's values of the 16 colours. Terminals differ in them, but the hues are the same.
  static let ansi = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]

  /// The steps of the colour cube of 6 by 6 by 6, entries 16...231 of the palette of 256.
  static let cubeSteps = [0, 95, 135, 175, 215, 255]

  /// Less than this from grey is grey to the eye.
  static let leastSpread = 48

  /// The nearest of the 16 colours. A colour with a hue gets one with a hue: by distance alone many calendar colours,
  /// being muted, would all become the same grey.
  static func nearestANSI(to color: RGB) -> UInt8 {
    let hasHue = color.spread >= leastSpread
    let candidates = ansi.indices.filter { !hasHue || ansi[$0].spread > 0 }
    let best = candidates.min { ansi[$0].distance(to: color) < ansi[$1].distance(to: color) }
    return UInt8(best ?? 0)
  }

  /// The nearest of the entries 16...255 of xterm's palette: a cube and 24 greys. The first 16 are the terminal's own
  /// and nobody knows their values.
  static func nearestIndex(to color: RGB) -> UInt8 {
    // The cube's axes are independent, so the nearest step of each gives the nearest entry.
    let (red, green, blue) = (cubeStep(color.red), cubeStep(color.green), cubeStep(color.blue))
    let inCube = RGB(cubeSteps[red], cubeSteps[green], cubeSteps[blue])
    // The greys are 8, 18 ... 238; the nearest to a colour is the one nearest to the mean of its channels.
    let mean = Double(color.red + color.green + color.blue) / 3
    let step = Int(min(max(((mean - 8) / 10).rounded(), 0), 23))
    let level = 8 + 10 * step
    if RGB(level, level, level).distance(to: color) < inCube.distance(to: color) { return UInt8(232 + step) }
    return UInt8(16 + 36 * red + 6 * green + blue)
  }

  private static func cubeStep(_ value: Int) -> Int {
    cubeSteps.indices.min { abs(cubeSteps[$0] - value) < abs(cubeSteps[$1] - value) } ?? 0
  }
}
