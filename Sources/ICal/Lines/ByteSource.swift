/// The bytes of a source, wherever they are: ICal reads them in pieces and goes back to single components.
public protocol ByteSource: Sendable {
  /// All bytes, where they are in memory anyway.
  var bytesInMemory: [UInt8]? { get }
  /// How many bytes there are, as far as that is known; it may change.
  var size: Int { get }
  /// Reads bytes from an offset on, as many as there is room for, and returns how many there were; fewer only at the
  /// end, or where reading fails, which the source keeps for who made it.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int
}

extension ByteSource {
  /// A stretch of the bytes, as far as it is there.
  public func bytes(_ range: Range<Int>) -> [UInt8] {
    if let bytes = bytesInMemory { return Array(bytes[range.clamped(to: bytes.indices)]) }
    return [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = read(at: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  /// All bytes to the end.
  func allBytes() -> [UInt8] {
    if let bytes = bytesInMemory { return bytes }
    var all: [UInt8] = []
    while true {
      let piece = bytes(all.count..<all.count + max(1 << 16, all.count))
      if piece.isEmpty { return all }
      all += piece
    }
  }
}

/// Bytes in memory.
public struct MemoryBytes: ByteSource {
  private let bytes: [UInt8]

  /// Makes a source of bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many bytes there are.
  public var size: Int { bytes.count }

  /// The bytes.
  public var bytesInMemory: [UInt8]? { bytes }

  /// Copies bytes.
  public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let found = bytes[min(offset, bytes.count)..<min(bytes.count, offset + buffer.count)]
    buffer.copyBytes(from: found)
    return found.count
  }
}
