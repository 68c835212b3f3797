@testable import Canvas
import SeededNumbers
import Testing

@Suite("Colours and their contrast")
struct RGBTests {
  /// The ratios that WCAG 2.1 and its tools give.
  @Test(
    "have the contrast of WCAG 2.1",
    arguments: [
      (RGB.black, RGB.white, 21.0), (RGB(grey: 0x77), .white, 4.48), (RGB(red: 255, green: 0, blue: 0), .white, 4.0),
      (RGB(red: 0, green: 0, blue: 255), .white, 8.59), (RGB(red: 255, green: 255, blue: 0), .white, 1.07),
      (RGB(grey: 0x59), .white, 7.0), (RGB(grey: 10), RGB(grey: 10), 1),
    ])
  func contrast(one: RGB, other: RGB, ratio: Double) {
    #expect(abs(one.contrast(with: other) - ratio) < 0.01)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }

  private static let backgrounds: [(Background, [RGB])] = [
    (.unknown, [.black, .white]), (.dark, [.black, RGB(grey: 0x30)]), (.light, [.white, RGB(grey: 0xEE)]),
  ]

  private static func colors() -> [RGB] {
    var generator = SeededGenerator(state: 51)
    return [.black, .white]
      + (0..<400).map { _ in
        RGB(
          red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
          blue: .random(in: 0...255, using: &generator))
      }
  }

  /// A channel has 256 steps, so a narrow range of luminance is met by a hundredth.
  @Test("stand out from every background, with 24 bits and with 256 colours", arguments: 0..<3)
  func readable(place: Int) {
    let (background, extremes) = Self.backgrounds[place]
    for color in Self.colors() {
      let exact = background.readable(color, contrast: 4.5)
      let index = Palette.entry(background.nearestIndex(to: exact, contrast: 3))
      for extreme in extremes {
        #expect(exact.contrast(with: extreme) > 4.45, "\(color) on \(extreme)")
        #expect(index.contrast(with: extreme) >= 3, "\(color) on \(extreme)")
      }
    }
  }

  @Test("stay as they are where they stand out already")
  func unchanged() {
    #expect(
      Background.light.readable(RGB(red: 128, green: 0, blue: 0), contrast: 4.5) == RGB(red: 128, green: 0, blue: 0))
    #expect(
      Background.dark.readable(RGB(red: 255, green: 160, blue: 0), contrast: 4.5) == RGB(red: 255, green: 160, blue: 0))
  }

  @Test("have black or white text that can be read on them")
  func text() {
    for color in Self.colors() {
      #expect([.black, .white].contains(color.textColor))
      #expect(color.textColor.contrast(with: color) >= 4.5)
    }
  }
}
