import ICU

/// Text in an encoding that mail is sent in (RFC 2045 6.7 and 6.8): vCalendar 1.0 has it, and so have files of producers that
/// changed no more than the version.
enum TransferEncoding {
  /// The text of a property as a TEXT value of iCalendar; nil where it is one already.
  static func text(of property: PropertyLine) -> [UInt8]? {
    guard property.hasParameters, let name = property.parameter("ENCODING")?.uppercased() else { return nil }
    let bytes: [UInt8]
    switch name {
    case "QUOTED-PRINTABLE", "Q": bytes = quotedPrintable(property.value)
    case "BASE64", "B":
      guard let decoded = base64(property.value) else { return nil }
      bytes = decoded
    default: return nil
    }
    let charset = property.parameter("CHARSET").flatMap(TextEncoding.init(named:))
    let text = charset?.decoded(bytes)?.bytes ?? Array(String(decoding: bytes, as: UTF8.self).utf8)
    return escaped(text)
  }

  /// Whether a line is quoted-printable and goes on in the next one, which then need not begin with white space.
  static func goesOn(_ line: UnsafeRawBufferPointer) -> Bool {
    guard line.last == UInt8(ascii: "="), let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let parameters = line[..<colon].map(\.asciiUppercased)
    return mark.withUnsafeBytes { mark in
      parameters.count > mark.count
        && parameters.indices.dropLast(mark.count - 1).contains { parameters[$0...].starts(with: mark) }
    }
  }

  private static let mark = Array("=QUOTED-PRINTABLE".utf8)

  private static func quotedPrintable(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var rest = value
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "=") else {
        text.append(byte)
        continue
      }
      if let high = rest.first.flatMap(digit), let low = rest.dropFirst().first.flatMap(digit) {
        text.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else if !rest.isEmpty {
        text.append(byte)
      }
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte.asciiUppercased {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte.asciiUppercased - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Nil for what is no Base64.
  private static func base64(_ value: ArraySlice<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for byte in value where byte != UInt8(ascii: "=") {
      guard let place = alphabet.firstIndex(of: byte) else { return nil }
      bits = bits << 6 | UInt32(place)
      count += 6
      if count >= 8 {
        count -= 8
        text.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return text
  }

  /// Line ends as escapes, and nothing that ends a C string.
  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    var escaped: [UInt8] = []
    for byte in text where byte != 13 && byte != 0 {
      if byte == 10 { escaped += Array("\\n".utf8) } else { escaped.append(byte) }
    }
    return escaped
  }
}
