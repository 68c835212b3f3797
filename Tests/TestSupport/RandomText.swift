import SeededNumbers

/// Scalars that join, mark, hide, reorder, widen or control, between ordinary ones of many scripts.
private let awkward: [ClosedRange<UInt32>] = [
  0x00...0x1F, 0x20...0x7E, 0x7F...0x9F, 0xA0...0xFF, 0x300...0x36F, 0x5D0...0x5EA, 0x600...0x605, 0x61C...0x61C,
  0x627...0x64A, 0x915...0x94D, 0xD4E...0xD4E, 0xE01...0xE4E, 0x1100...0x1112, 0x1160...0x1175, 0x11A8...0x11C2,
  0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x20D0...0x20E3, 0x3000...0x3002, 0x3041...0x3096, 0x4E00...0x4E50,
  0xAC00...0xAC40, 0xE000...0xE010, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFF01...0xFF5E, 0xFFF9...0xFFFD,
  0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D165...0x1D17A, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F466...0x1F469,
  0x1F600...0x1F610, 0xE0001...0xE007F, 0xF0000...0xF0010,
]

/// Text of any scalars: half of them awkward, some anywhere in Unicode.
public func randomText(length: ClosedRange<Int>, using generator: inout SeededGenerator) -> String {
  var text = String.UnicodeScalarView()
  for _ in 0..<Int.random(in: length, using: &generator) {
    let range =
      Int.random(in: 0..<8, using: &generator) == 0
      ? 0x20...0x10FFFF : awkward.randomElement(using: &generator) ?? 0...0
    if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { text.append(scalar) }
  }
  return String(text)
}

/// The scalars of a text as `U+0041 U+0301`, for messages.
public func scalars(_ text: String) -> String {
  text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
