/// Runs a C function that fills a buffer with UTF-8 and returns its length, or a negative number for no answer.
func stringFilled(capacity: Int = 512, _ fill: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
    guard let base = buffer.baseAddress else { return nil }
    let length = Int(fill(base, Int32(capacity)))
    guard length >= 0, length < capacity else { return nil }
    return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
