/// The characters of an encoding that have two bytes, by how frequent they are.
///
/// The national standards put the characters that are much used into one area, which they call level 1, and kana and signs
/// into others.
struct BytePairs {
  /// An area: first bytes, second bytes, and the part that each character of it has of a text.
  var areas: [(leads: ClosedRange<UInt8>, trails: ClosedRange<UInt8>, share: Double)]
  /// The part of any other character.
  var rare: Double
  /// Bytes that are a character by themselves.
  var singles: ClosedRange<UInt8>?
  /// The first byte of characters of three bytes.
  var leadOfThree: UInt8?
  /// Second bytes of characters of four bytes.
  var trailsOfFour: ClosedRange<UInt8>?

  static let gb18030 = BytePairs(
    areas: [
      (0xB0...0xD7, 0xA1...0xFE, 1 / 2000), (0xA1...0xA1, 0xA1...0xFE, 1 / 1500), (0xA3...0xA3, 0xA1...0xFE, 1 / 1500),
      (0xD8...0xF7, 0xA1...0xFE, 1 / 60_000),
    ], rare: 1 / 500_000, trailsOfFour: 0x30...0x39)
  static let big5 = BytePairs(
    areas: [(0xA4...0xC6, 0x40...0xFE, 1 / 2500), (0xA1...0xA3, 0x40...0xFE, 1 / 1500)], rare: 1 / 200_000)
  static let eucJP = BytePairs(
    areas: [
      (0xA4...0xA4, 0xA1...0xFE, 1 / 160), (0xA5...0xA5, 0xA1...0xFE, 1 / 220), (0xB0...0xCF, 0xA1...0xFE, 1 / 3000),
      (0xA1...0xA1, 0xA1...0xFE, 1 / 600), (0xA3...0xA3, 0xA1...0xFE, 1 / 600), (0x8E...0x8E, 0xA1...0xDF, 1 / 1500),
    ], rare: 1 / 60_000, leadOfThree: 0x8F)
  static let shiftJIS = BytePairs(
    areas: [
      (0x82...0x82, 0x9F...0xF1, 1 / 160), (0x83...0x83, 0x40...0x96, 1 / 220), (0x88...0x98, 0x40...0xFC, 1 / 3000),
      (0x81...0x82, 0x40...0xFC, 1 / 600),
    ], rare: 1 / 100_000, singles: 0xA1...0xDF)

  /// How likely a line is, in bits.
  func bits(of line: [UInt8]) -> Double {
    var bits = 0.0
    var position = 0
    var isBehindLetter = false
    while position < line.count {
      guard line[position] >= 0x80 else {
        isBehindLetter = line[position].isASCIILetter
        position += 1
        continue
      }
      let (length, share) = character(line[position], position + 1 < line.count ? line[position + 1] : 0)
      position += length
      let isBeforeLetter = position < line.count && line[position].isASCIILetter
      bits += (share * (isBehindLetter || isBeforeLetter ? 0.1 : 1)).roughLog2
      isBehindLetter = false
    }
    return bits
  }

  private func character(_ lead: UInt8, _ trail: UInt8) -> (length: Int, share: Double) {
    if singles?.contains(lead) ?? false { return (1, 1 / 2000) }
    if lead == leadOfThree { return (3, rare) }
    if trailsOfFour?.contains(trail) ?? false { return (4, rare) }
    return (2, areas.first { $0.leads.contains(lead) && $0.trails.contains(trail) }?.share ?? rare)
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}

extension Double {
  /// The logarithm to base 2, to a tenth.
  var roughLog2: Double { Double(exponent) + significand - 1 }
}
