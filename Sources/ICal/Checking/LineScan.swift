/// Where a physical line ends: at CR LF, LF, CR, or CR CR LF.
struct LineScan {
  /// Where it begins.
  let start: Int
  /// Where its text ends.
  private(set) var contentEnd: Int
  /// Where the next line begins; where its text ends if nothing ends it.
  private(set) var end: Int
  /// Whether more bytes would change nothing.
  private(set) var isWhole = false
  private(set) var endsInCRLF = false
  /// Whether it has control characters other than a tab.
  private(set) var hasControls = false
  /// Carriage returns up to here have no line feed behind them, so that a long run is looked at once.
  private(set) var bareUntil: Int

  /// Looks for the end of the line that begins at a place.
  init(_ bytes: [UInt8], from start: Int, bareUntil: Int) {
    self.start = start
    self.bareUntil = bareUntil
    (contentEnd, hasControls) = LineScan.content(bytes, from: start)
    end = contentEnd
    guard contentEnd < bytes.count else { return }
    if bytes[contentEnd] == 10 {
      (end, isWhole) = (contentEnd + 1, true)
      return
    }
    guard contentEnd >= bareUntil else {
      (end, isWhole) = (contentEnd + 1, true)
      return
    }
    let next = bytes[contentEnd...].firstIndex { $0 != 13 } ?? bytes.count
    isWhole = next < bytes.count
    if isWhole, bytes[next] == 10 {
      end = next + 1
      endsInCRLF = next == contentEnd + 1
    } else {
      self.bareUntil = next
      end = contentEnd + 1
    }
  }

  private static func content(_ bytes: [UInt8], from start: Int) -> (end: Int, hasControls: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      var hasControls = false
      for place in start..<bytes.count {
        let byte = bytes[place]
        if byte >= 0x20, byte != 0x7F { continue }
        if byte == 10 || byte == 13 { return (place, hasControls) }
        hasControls = hasControls || byte != 9
      }
      return (bytes.count, hasControls)
    }
  }
}
