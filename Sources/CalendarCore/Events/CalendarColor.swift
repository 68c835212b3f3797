/// A colour of a calendar or an event, in sRGB.
public struct CalendarColor: Sendable, Hashable {
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

  /// Reads a CSS colour name (RFC 7986 5.9), `#RGB`, `#RRGGBB` or Apple's `#RRGGBBAA`; nil for anything else.
  public init?(_ text: String) {
    let word = text.trimmed.lowercased()
    if let value = cssColorNames[word] {
      self.init(value: value)
      return
    }
    guard word.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = String(word.dropFirst())
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }),
      let value = Int(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 3: self.init(value: (value >> 8 & 15) * 0x110000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11)
    case 6: self.init(value: value)
    case 8: self.init(value: value >> 8)
    default: return nil
    }
  }

  /// The CSS colour names, in the order of the alphabet.
  public static var names: [String] { cssColorNames.keys.sorted() }

  /// `#rrggbb`.
  public var hexadecimal: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private init(value: Int) {
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }
}
