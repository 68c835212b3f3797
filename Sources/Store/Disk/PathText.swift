import TextGate

/// Paths as text. On most systems a path is any bytes but NUL and `/`; a `String` is Unicode.
///
/// A byte that is part of no UTF-8 becomes a scalar of a private plane (``UndecodedByte``). Those that have
/// meant these scalars already come as such bytes, so that no two paths become one text and each text of a path becomes
/// its very bytes again.
public enum PathText {
  /// The text of a path's bytes, or of anything else the system gives as bytes.
  public static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: isByte) { return text }
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      if let (scalar, count) = firstScalar(of: rest) {
        text.append(scalar)
        rest = rest.dropFirst(count)
      } else {
        text.append(UndecodedByte.scalar(of: byte))
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// The text of a C string that the system gives.
  static func text(cString: UnsafePointer<CChar>) -> String {
    var count = 0
    while cString[count] != 0 { count += 1 }
    return text(UnsafeBufferPointer(start: cString, count: count).lazy.map { UInt8(bitPattern: $0) })
  }

  /// The bytes of a path.
  public static func bytes(_ path: String) -> [UInt8] {
    guard path.unicodeScalars.contains(where: isByte) else { return Array(path.utf8) }
    return path.unicodeScalars.flatMap { scalar in
      UndecodedByte.byte(of: scalar).map { [$0] } ?? Array(String(scalar).utf8)
    }
  }

  /// Calls `body` with a path as the system takes it.
  static func withCString<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    // Most are UTF-8, whose scalars of the last plane begin with this byte.
    guard path.utf8.contains(0xF4) else { return path.withCString(body) }
    return (bytes(path) + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.map(body) ?? "".withCString(body) }
    }
  }

  private static func isByte(_ scalar: Unicode.Scalar) -> Bool { UndecodedByte.byte(of: scalar) != nil }

  /// The scalar that bytes begin with and how many of them it takes; nil where they begin with none, or with one that
  /// stands for a byte.
  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, count: Int)? {
    for count in 1...4 {
      guard let text = String(validating: bytes.prefix(count), as: UTF8.self) else { continue }
      guard let scalar = text.unicodeScalars.first, !isByte(scalar) else { return nil }
      return (scalar, text.utf8.count)
    }
    return nil
  }
}
