/// The days that an ordinary DURATION (RFC 5545 3.3.6) reaches over, rounded up.
enum StrictDuration {
  /// Reads `PnW`, or `P[nD][T[nH][nM][nS]]` without sign; nil for anything else.
  static func days(_ text: UnsafeRawBufferPointer) -> Int? {
    var reader = DigitReader(text)
    guard reader.take(UInt8(ascii: "P")) else { return nil }
    var days = 0
    if let count = reader.number(digits: 4) {
      if reader.take(UInt8(ascii: "W")) { return reader.isAtEnd ? count * 7 : nil }
      guard reader.take(UInt8(ascii: "D")) else { return nil }
      days = count
      if reader.isAtEnd { return days }
    }
    guard reader.take(UInt8(ascii: "T")) else { return nil }
    var seconds = 0
    var rest: [(letter: UInt8, seconds: Int)] = [
      (UInt8(ascii: "H"), 3600), (UInt8(ascii: "M"), 60), (UInt8(ascii: "S"), 1),
    ]
    repeat {
      guard let count = reader.number(digits: 5), let letter = reader.next,
        let place = rest.firstIndex(where: { $0.letter == letter })
      else { return nil }
      reader.position += 1
      seconds += count * rest[place].seconds
      rest.removeFirst(place + 1)
    } while !reader.isAtEnd
    return days + (seconds + 86_399) / 86_400
  }
}
