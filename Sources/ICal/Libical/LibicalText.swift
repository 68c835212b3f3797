import CLibical

/// Undoes the escapes of a TEXT value (RFC 5545 3.3.11) outside of a component.
func unescapedText(_ value: [UInt8]) -> String? {
  let text = value + [0]
  let parsed = text.withUnsafeBufferPointer { bytes in
    bytes.withMemoryRebound(to: CChar.self) {
      $0.baseAddress.flatMap { icalvalue_new_from_string(ICAL_TEXT_VALUE, $0) }
    }
  }
  guard let parsed else { return nil }
  defer { icalvalue_free(parsed) }
  return icalvalue_get_text(parsed).map { String(cString: $0) }
}
