import CLibical

/// Undoes the escapes of a TEXT value (RFC 5545 3.3.11) by itself.
func unescapedText(_ value: some Collection<UInt8>) -> String? {
  (Array(value) + [0]).withUnsafeBufferPointer { bytes in
    bytes.withMemoryRebound(to: CChar.self) {
      $0.baseAddress.flatMap { text in Libical.locked { LibicalValue(ICAL_TEXT_VALUE, text)?.text } }
    }
  }
}
