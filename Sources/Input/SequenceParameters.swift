/// The parameters of a control sequence (ECMA-48, 5.4), as far as they matter here.
struct SequenceParameters: Sendable, Hashable {
  /// The most numbers that are kept.
  static let most = 8
  /// The largest number, beyond all places and characters; what is larger counts as that.
  static let largest = 9_999_999

  /// The private mark in front: `<`, `=`, `>` or `?`.
  private(set) var prefix: UInt8?
  /// Whether there are intermediate bytes, which make another sequence of it.
  private(set) var hasIntermediate = false
  private var numbers: [Int] = []
  /// Numbers so far, those that are not kept included.
  private var count = 0
  private var isInPart = false

  /// Whether nothing has come.
  var isEmpty: Bool { count == 0 && prefix == nil && !hasIntermediate }

  /// Whether it is just one number.
  var isOneNumber: Bool { count == 1 && prefix == nil && !hasIntermediate }

  /// The last number, 0 where there is none.
  var last: Int { numbers.last ?? 0 }

  /// A number by its place; 0 where it is missing.
  subscript(index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

  /// Takes a byte of 0x20...0x3F.
  mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      begin()
      guard !isInPart, count <= Self.most else { return }
      let number = numbers[numbers.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
      numbers[numbers.count - 1] = min(number, Self.largest)
    case UInt8(ascii: ";"):
      begin()
      isInPart = false
      if count < Self.most { numbers.append(0) }
      count = min(count + 1, Self.most + 1)
    // Parts of a parameter, of which the first counts: kitty tells there what else a key may type.
    case UInt8(ascii: ":"):
      begin()
      isInPart = true
    case 0x3C...0x3F where isEmpty: prefix = byte
    default: hasIntermediate = true
    }
  }

  private mutating func begin() {
    guard count == 0 else { return }
    numbers.append(0)
    count = 1
  }
}
