/// Finds the nearest of few colours.
public enum Palette {
  /// xterm's values of the 16 colours. Terminals differ in them, but the hues are the same.
  static let ansi: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ].map { RGB(red: $0, green: $1, blue: $2) }

  /// The steps of the colour cube of 6 by 6 by 6, entries 16...231 of the palette of 256.
  private static let cubeSteps: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// Less than this from grey is grey to the eye.
  private static let leastSpread = 48

  /// Whether a colour is none of the greys.
  public static func hasHue(_ color: RGB) -> Bool { color.spread >= leastSpread }

  /// The nearest of the 16 colours: of a colour with a hue, the one with the nearest hue. By distance alone many calendar
  /// colours, being muted, would all become the same grey or cyan.
  ///
  /// - Parameter allowed: The numbers to choose from; where none has a hue, a colour with a hue gets the nearest.
  public static func nearestANSI(to color: RGB, among allowed: [UInt8] = Array(0...15)) -> UInt8 {
    let hue = hasHue(color) ? color.hue : nil
    func rank(_ number: UInt8) -> (Double, Int) {
      let entry = ansi[Int(number)]
      guard let hue else { return (0, entry.distance(to: color)) }
      // Further than any hue is from another.
      guard let other = entry.hue else { return (360, entry.distance(to: color)) }
      let difference = abs(hue - other)
      return (min(difference, 360 - difference), entry.distance(to: color))
    }
    return allowed.min { rank($0) < rank($1) } ?? 0
  }

  /// The nearest of the entries 16...255 of xterm's palette: a cube and 24 greys. The first 16 are the terminal's own
  /// and nobody knows their values.
  public static func nearestIndex(to color: RGB) -> UInt8 {
    // The cube's axes are independent, so the nearest step of each gives the nearest entry.
    let (red, green, blue) = (cubeStep(color.red), cubeStep(color.green), cubeStep(color.blue))
    let inCube = UInt8(16 + 36 * red + 6 * green + blue)
    // The greys are 8, 18 ... 238; the nearest to a colour is the one nearest to the mean of its channels.
    let mean = Double(Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = UInt8(232 + Int(min(max(((mean - 8) / 10).rounded(), 0), 23)))
    return entry(grey).distance(to: color) < entry(inCube).distance(to: color) ? grey : inCube
  }

  /// The nearest entry 16...255 whose luminance lies in a range; nil where none does.
  public static func nearestIndex(to color: RGB, luminance range: ClosedRange<Double>) -> UInt8? {
    (UInt8(16)...255).filter { range.contains(luminances[Int($0)]) }
      .min { entry($0).distance(to: color) < entry($1).distance(to: color) }
  }

  private static let luminances = (UInt8.min...UInt8.max).map { entry($0).luminance }

  /// The colour of an entry 16...255.
  public static func entry(_ index: UInt8) -> RGB {
    guard index >= 16 else { return ansi[Int(index)] }
    guard index < 232 else { return RGB(grey: 8 + 10 * (index - 232)) }
    let place = Int(index) - 16
    return RGB(red: cubeSteps[place / 36], green: cubeSteps[place / 6 % 6], blue: cubeSteps[place % 6])
  }

  private static func cubeStep(_ value: UInt8) -> Int {
    cubeSteps.indices.min { abs(Int(cubeSteps[$0]) - Int(value)) < abs(Int(cubeSteps[$1]) - Int(value)) } ?? 0
  }
}
