/// Values for libical one behind the other, each followed by the NUL that C strings end with.
struct ValueBuffer {
  /// Where a value is.
  struct Value {
    /// As it was given.
    fileprivate(set) var given: Range<Int>
    /// Without white space at its ends, which to libical is no part of it; a NUL follows.
    fileprivate(set) var content: Range<Int>
  }

  private var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Takes a value in; it must not hold NUL.
  mutating func append(_ value: some Collection<UInt8>) -> Value {
    let given = appendWithNUL(value)
    guard let first = bytes[given].firstIndex(where: { !$0.isASCIIWhitespace }),
      let last = bytes[given].lastIndex(where: { !$0.isASCIIWhitespace })
    else { return Value(given: given, content: given.upperBound..<given.upperBound) }
    if last + 1 == given.upperBound { return Value(given: given, content: first..<given.upperBound) }
    return Value(given: given, content: appendWithNUL(Array(bytes[first...last])))
  }

  private mutating func appendWithNUL(_ value: some Collection<UInt8>) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: value)
    bytes.append(0)
    return start..<(bytes.count - 1)
  }

  /// A value as it was given.
  subscript(given value: Value) -> ArraySlice<UInt8> { bytes[value.given] }

  /// A value without white space at its ends.
  subscript(value: Value) -> ArraySlice<UInt8> { bytes[value.content] }

  /// Calls `body` with a value as a C string; gives nil for an empty one, which libical takes for none.
  func withCString<Result>(_ value: Value, _ body: (UnsafePointer<CChar>) -> Result?) -> Result? {
    let content = value.content
    guard !content.isEmpty, content.upperBound < bytes.count, bytes[content.upperBound] == 0 else { return nil }
    return bytes[content.lowerBound...].withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap(body) }
    }
  }
}
