/// Whether bytes are UTF-8 (Unicode 16, table 3-7: well-formed sequences).
enum UTF8Validity {
  static func isValid(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var position = 0
    while position < bytes.count {
      // Other scripts stand in lines that are mostly ASCII.
      if position + 8 <= bytes.count,
        bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        position += 8
        continue
      }
      let lead = bytes[position]
      position += 1
      if lead < 0x80 { continue }
      let (length, second): (Int, ClosedRange<UInt8>)
      switch lead {
      case 0xC2...0xDF: (length, second) = (1, 0x80...0xBF)
      case 0xE0: (length, second) = (2, 0xA0...0xBF)
      case 0xED: (length, second) = (2, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (2, 0x80...0xBF)
      case 0xF0: (length, second) = (3, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (3, 0x80...0xBF)
      case 0xF4: (length, second) = (3, 0x80...0x8F)
      default: return false
      }
      guard position + length <= bytes.count, second.contains(bytes[position]),
        length < 2 || bytes[position + 1] & 0xC0 == 0x80, length < 3 || bytes[position + 2] & 0xC0 == 0x80
      else { return false }
      position += length
    }
    return true
  }
}
