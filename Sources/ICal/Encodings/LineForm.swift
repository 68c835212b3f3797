/// What the bytes of a line are, by themselves.
enum LineForm {
  /// UTF-8.
  case utf8
  /// UTF-8 in which characters are broken: many producers cut titles by bytes.
  case cut
  /// Text in another encoding.
  case foreign

  /// Looks at an unfolded line.
  init(_ line: [UInt8]) {
    self = line.withUnsafeBytes { LineForm($0) }
  }

  /// Looks at bytes without folds.
  init(_ line: UnsafeRawBufferPointer) {
    if UTF8Validity.isValid(line) {
      self = .utf8
      return
    }
    self = UTF8Sequences(line).areCutUTF8 ? .cut : .foreign
  }
}

/// The sequences of a text that should be UTF-8.
struct UTF8Sequences {
  /// Continuation bytes in sound sequences: the more of them there are, the less it can be chance.
  private(set) var soundBytes = 0
  /// Beginnings of sequences before ASCII or the end of the line.
  private var cuts = 0
  /// Whether a beginning could hardly be a letter of a text that is mostly ASCII.
  private var isTelling = false
  private var otherFaults = 0

  init(_ line: UnsafeRawBufferPointer) {
    var position = 0
    while position < line.count {
      let lead = line[position]
      guard lead >= 0x80 else {
        position += 1
        continue
      }
      var end = position + 1
      let length = UTF8Sequences.length(lead)
      while end < line.count, end < position + length, line[end] & 0xC0 == 0x80 { end += 1 }
      if length > 1, UTF8Validity.isValid(UnsafeRawBufferPointer(rebasing: line[position..<end])) {
        soundBytes += length - 1
      } else if length > 1, end < position + length, UTF8Sequences.isCut(line, at: end) {
        cuts += 1
        isTelling = UTF8Sequences.isTelling(line, position..<end)
      } else {
        otherFaults += 1
      }
      position = end
    }
  }

  /// Whether what stands at a place was hardly meant to go on with the sequence before it: ASCII, nothing, or an ellipsis.
  private static func isCut(_ line: UnsafeRawBufferPointer, at end: Int) -> Bool {
    end == line.count || line[end] < 0x80 || line[end...].starts(with: [0xE2, 0x80, 0xA6])
  }

  /// A single cut, and nothing else, may also be the one accented letter of a title: `Café` in Latin-1 ends with a byte that
  /// begins sequences.
  var areCutUTF8: Bool {
    if soundBytes > 0 { return otherFaults == 0 ? cuts <= soundBytes : 6 * (cuts + otherFaults) <= soundBytes }
    return cuts == 1 && otherFaults == 0 && isTelling
  }

  /// Whether a cut sequence stands where producers cut, and would be an odd text in Latin-1: a capital letter behind a small
  /// one, or two characters of which the second is a sign.
  private static func isTelling(_ line: UnsafeRawBufferPointer, _ sequence: Range<Int>) -> Bool {
    let rest = UnsafeRawBufferPointer(rebasing: line[sequence.upperBound...])
    switch rest.first {
    case nil, UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): break
    case UInt8(ascii: "."): if rest.count < 3 || rest[1] != rest[0] || rest[2] != rest[0] { return false }
    default: return false
    }
    if sequence.count > 1 { return true }
    guard (0xC2...0xDE).contains(line[sequence.lowerBound]), sequence.lowerBound > 0 else { return false }
    return !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(line[sequence.lowerBound - 1])
  }

  /// Bytes of the sequence that a byte begins; 1 for a byte that begins none.
  private static func length(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
