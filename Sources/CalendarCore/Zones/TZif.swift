/// Reads the system's compiled zone files (RFC 9636, "TZif").
public enum TZif {
  /// Makes a zone from the bytes of a file, or nil when they are not a sound TZif file.
  ///
  /// Version 1 files give what their 32-bit data say; newer ones their 64-bit data and the rule behind the last change.
  public static func zone(identifier: String, bytes: [UInt8]) -> Zone? {
    var reader = Reader(bytes: bytes)
    guard let first = reader.header() else { return nil }
    if first.version < 2 {
      guard let data = reader.data(first, timeSize: 4) else { return nil }
      return Zone(identifier: identifier, initialOffset: data.initialOffset, transitions: data.transitions)
    }
    guard reader.skip(first.size(timeSize: 4)), let second = reader.header(),
      let data = reader.data(second, timeSize: 8)
    else { return nil }
    return Zone(
      identifier: identifier, initialOffset: data.initialOffset, transitions: data.transitions,
      rule: PosixZoneRule(reader.footer()))
  }

  private struct Header {
    var version: Int
    var utcIndicators, standardIndicators, leapSeconds, transitions, types, characters: Int

    func size(timeSize: Int) -> Int {
      transitions * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4) + standardIndicators
        + utcIndicators
    }
  }

  private struct Data {
    var initialOffset: Int
    var transitions: [Zone.Transition]
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func skip(_ count: Int) -> Bool {
      guard count >= 0, count <= bytes.count - position else { return false }
      position += count
      return true
    }

    func integer(at index: Int, size: Int) -> Int {
      let value = bytes[index..<index + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return size == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(bitPattern: value))
    }

    mutating func header() -> Header? {
      let start = position
      guard skip(44), bytes[start..<start + 4].elementsEqual("TZif".utf8) else { return nil }
      let version = bytes[start + 4] == 0 ? 1 : Int(bytes[start + 4]) - Int(UInt8(ascii: "0"))
      let counts = (0..<6).map { integer(at: start + 20 + $0 * 4, size: 4) }
      guard counts.allSatisfy({ (0...100_000).contains($0) }), counts[4] > 0 else { return nil }
      return Header(
        version: version, utcIndicators: counts[0], standardIndicators: counts[1], leapSeconds: counts[2],
        transitions: counts[3], types: counts[4], characters: counts[5])
    }

    mutating func data(_ header: Header, timeSize: Int) -> Data? {
      let times = position
      guard skip(header.size(timeSize: timeSize)) else { return nil }
      let indices = times + header.transitions * timeSize
      let types = indices + header.transitions
      func offset(type: Int) -> Int { integer(at: types + type * 6, size: 4) }
      func isSound(type: Int) -> Bool { type < header.types && abs(offset(type: type)) < 26 * 3600 }
      guard isSound(type: 0) else { return nil }
      var transitions: [Zone.Transition] = []
      transitions.reserveCapacity(header.transitions)
      for index in 0..<header.transitions {
        let type = Int(bytes[indices + index])
        guard isSound(type: type) else { return nil }
        let time = integer(at: times + index * timeSize, size: timeSize)
        transitions.append(.init(instant: Instant(seconds: time), offset: offset(type: type)))
      }
      return Data(initialOffset: offset(type: 0), transitions: transitions)
    }

    /// The TZ string between the two line feeds that end a file of version 2 or newer.
    func footer() -> String {
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\n") else { return "" }
      let line = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
      return String(decoding: line, as: UTF8.self)
    }
  }
}
