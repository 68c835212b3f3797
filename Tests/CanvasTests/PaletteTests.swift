@testable import Canvas
import Testing

@Suite("Nearest colours")
struct PaletteTests {
  /// The entries 16...255 by xterm's definition.
  static let palette: [RGB] = {
    let steps = [0, 95, 135, 175, 215, 255]
    var entries: [RGB] = []
    for red in steps {
      for green in steps {
        for blue in steps { entries.append(RGB(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))) }
      }
    }
    return entries + (0..<24).map { RGB(grey: UInt8(8 + 10 * $0)) }
  }()

  @Test("of 256: no entry is nearer than the one found")
  func nearestIndex() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 5) {
          let color = RGB(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          let found = Self.palette[Int(Palette.nearestIndex(to: color)) - 16].distance(to: color)
          let least = Self.palette.map { $0.distance(to: color) }.min()
          #expect(found == least, "\(color)")
        }
      }
    }
  }

  @Test("of 256: an entry's own colour gives the entry's colour")
  func ownIndex() {
    for color in Self.palette {
      #expect(Self.palette[Int(Palette.nearestIndex(to: color)) - 16] == color)
    }
  }

  @Test("of 16: their own colours, and greys become greys")
  func nearestANSI() {
    for (index, color) in Palette.ansi.enumerated() { #expect(Palette.nearestANSI(to: color) == UInt8(index)) }
    for level in 0...255 {
      #expect([0, 7, 8, 15].contains(Palette.nearestANSI(to: RGB(grey: UInt8(level)))), "\(level)")
    }
  }

  @Test(
    "of 16: a muted colour keeps a hue",
    arguments: [
      (RGB(red: 0x3C, green: 0xB3, blue: 0x71), [2, 10]), (RGB(red: 0xFF, green: 0x8C, blue: 0x00), [3, 11]),
      (RGB(red: 0x46, green: 0x82, blue: 0xB4), [6, 14]), (RGB(red: 0x33, green: 0xB6, blue: 0x79), [2, 6]),
      (RGB(red: 0x79, green: 0x86, blue: 0xCB), [4, 12]),
      (RGB(red: 0xE6, green: 0x7C, blue: 0x73), [1, 9, 3, 5]), (RGB(red: 0x61, green: 0x61, blue: 0x61), [8]),
    ])
  func hues(color: RGB, allowed: [UInt8]) {
    #expect(allowed.contains(Palette.nearestANSI(to: color)))
  }
}
