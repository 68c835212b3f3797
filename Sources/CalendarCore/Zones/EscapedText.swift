import TextGate

extension UntrustedText {
  /// Its bytes as a TEXT of iCalendar (RFC 5545 3.3.11); control characters, which that cannot have, are left out.
  public var escapedText: [UInt8] {
    withUTF8 { bytes in
      bytes.flatMap { byte -> [UInt8] in
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): [UInt8(ascii: "\\"), byte]
        case ..<0x20: []
        default: [byte]
        }
      }
    }
  }
}
