import Canvas
import Pages
import Testing

@Suite("The mark of a day's density") struct DensityMarkTests {
  @Test("one dot for each occurrence, up to eight", arguments: 0...20)
  func dots(count: Int) {
    let character = DensityMark(count: count).cell(PageStyle()).character
    let scalar = character.unicodeScalars.first?.value ?? 0
    #expect(count == 0 ? character == " " : (scalar - 0x2800).nonzeroBitCount == min(count, 8))
  }

  @Test("in ASCII", arguments: zip(0...9, " .::+++###"))
  func ascii(count: Int, character: Character) {
    #expect(DensityMark(count: count).cell(PageStyle(glyphs: .ascii)).character == character)
  }

  @Test("with colour a full day is bold", arguments: [(1, false), (4, false), (5, true), (30, true)])
  func intensity(count: Int, isBold: Bool) {
    let style = PageStyle(theme: Theme(.dark, depth: .trueColor))
    let mark = DensityMark(count: count).cell(style).style
    #expect(mark.attributes.contains(.bold) == isBold)
    #expect(mark.foreground == style.theme[.more].foreground)
    #expect(DensityMark(count: count).cell(PageStyle()).style == .plain)
  }
}
