/// The escapes of TEXT values (RFC 5545 3.3.11) as files have them.
enum TextEscapes {
  private static let backslash = UInt8(ascii: "\\")

  /// Whether every backslash begins an escape, so that nothing has to be mended.
  static func areSound(_ value: ArraySlice<UInt8>) -> Bool {
    var isEscaped = false
    for byte in value {
      if isEscaped {
        guard isEscape(byte) else { return false }
        isEscaped = false
      } else {
        isEscaped = byte == backslash
      }
    }
    return !isEscaped
  }

  /// Whether a byte behind a backslash makes an escape.
  static func isEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case backslash, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "n"), UInt8(ascii: "N"): true
    default: false
    }
  }

  /// Doubles a backslash that begins no escape, so that it stays: libical would swallow it together with the byte
  /// behind it, or read `\t` as a tab. `\:` and `\"`, which some producers write, lose theirs.
  static func mended(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var mended: [UInt8] = []
    mended.reserveCapacity(value.count + 8)
    var rest = value
    while let index = rest.firstIndex(of: backslash) {
      mended += rest[..<index]
      rest = rest[(index + 1)...]
      switch rest.first {
      case let next? where isEscape(next):
        mended.append(backslash)
        mended += rest.prefix(1)
        rest = rest.dropFirst()
      case UInt8(ascii: ":"), UInt8(ascii: "\""): break
      default: mended += [backslash, backslash]
      }
    }
    mended += rest
    return mended
  }

  /// The parts of a list of texts, cut at each comma that is not escaped.
  static func parts(_ value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = value.startIndex
    var isEscaped = false
    for index in value.indices {
      if value[index] == UInt8(ascii: ","), !isEscaped {
        parts.append(value[start..<index])
        start = index + 1
      }
      isEscaped = value[index] == backslash && !isEscaped
    }
    return parts + [value[start...]]
  }
}
