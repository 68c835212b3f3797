/// Whether values are in the forms of RFC 5545 3.3; letter case makes no difference in them.
enum ValueForms {
  /// 3.3.6: `P1W`, `P1DT2H`, `-PT15M`.
  static func isDuration(_ value: ArraySlice<UInt8>) -> Bool {
    var rest = withoutSign(value)[...]
    guard take("P", &rest) else { return false }
    guard takeNumber(&rest) else { return take("T", &rest) && isClock(rest) }
    if take("W", &rest) { return rest.isEmpty }
    guard take("D", &rest) else { return false }
    return rest.isEmpty || take("T", &rest) && isClock(rest)
  }

  /// Hours, minutes and seconds in this order, at least one of them, and none left out between two.
  private static func isClock(_ value: ArraySlice<UInt8>) -> Bool {
    var rest = value
    var units = Array("HMS".utf8)[...]
    let all = units.count
    repeat {
      guard takeNumber(&rest), let unit = rest.popFirst()?.asciiUppercased, let place = units.firstIndex(of: unit),
        units.count == all || place == units.startIndex
      else { return false }
      units = units[(place + 1)...]
    } while !rest.isEmpty
    return true
  }

  /// 3.3.9: a start, and an end or a duration that is not negative.
  static func isPeriod(_ value: ArraySlice<UInt8>) -> Bool {
    let parts = value.split(separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let start = TimeForm(parts[0]), !start.isDate else { return false }
    if let end = TimeForm(parts[1]) { return end.kind == start.kind && end.civil >= start.civil }
    return parts[1].first != UInt8(ascii: "-") && isDuration(parts[1])
  }

  /// 3.3.14: `+0100`, `-053000`; there is no `-0000`.
  static func isOffset(_ value: ArraySlice<UInt8>) -> Bool {
    let digits = value.dropFirst()
    guard value.first == UInt8(ascii: "+") || value.first == UInt8(ascii: "-"), digits.count == 4 || digits.count == 6,
      digits.allSatisfy(\.isASCIIDigit)
    else { return false }
    let pairs = stride(from: digits.startIndex, to: digits.endIndex, by: 2).map { place in
      Int(digits[place] - 48) * 10 + Int(digits[place + 1] - 48)
    }
    let isZero = pairs.allSatisfy { $0 == 0 }
    return pairs[0] < 24 && pairs.dropFirst().allSatisfy { $0 < 60 } && !(isZero && value.first == UInt8(ascii: "-"))
  }

  /// 3.3.8: a number of 32 bits.
  static func integer(_ value: ArraySlice<UInt8>) -> Int? {
    let digits = withoutSign(value)
    guard !digits.isEmpty, digits.count <= 10, digits.allSatisfy(\.isASCIIDigit) else { return nil }
    let magnitude = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    let number = value.first == UInt8(ascii: "-") ? -magnitude : magnitude
    return Int32(exactly: number).map(Int.init)
  }

  /// 3.3.7: digits, with a fraction behind a point.
  static func float(_ value: ArraySlice<UInt8>) -> Double? {
    let parts = withoutSign(value).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    return Double(PropertyLine.text(value))
  }

  /// 3.3.13: a scheme (RFC 3986 3.1), a colon, and no white space.
  static func isURI(_ value: ArraySlice<UInt8>) -> Bool {
    guard let colon = value.firstIndex(of: UInt8(ascii: ":")), let first = value.first else { return false }
    let isScheme = value[..<colon].allSatisfy { byte in
      isLetter(byte) || byte.isASCIIDigit || "+-.".utf8.contains(byte)
    }
    return isScheme && isLetter(first) && colon + 1 < value.endIndex && value.allSatisfy { $0 > 0x20 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte.asciiUppercased)
  }

  private static func withoutSign(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    value.first == UInt8(ascii: "+") || value.first == UInt8(ascii: "-") ? value.dropFirst() : value
  }

  private static func take(_ letter: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first?.asciiUppercased == UInt8(ascii: letter) else { return false }
    rest.removeFirst()
    return true
  }

  /// Passes over digits; false where there are none.
  private static func takeNumber(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let digits = rest.prefix(while: \.isASCIIDigit).count
    rest = rest.dropFirst(digits)
    return digits > 0
  }
}
