/// Text that came from outside: from a file, its name, an index. It may hold any character, escape sequences among them.
///
/// It cannot be printed by mistake: whatever makes a text of it, string interpolation included, gets the visible form. The
/// characters themselves are handed to closures only, for formats with escapes of their own, for comparing and for
/// keeping.
public struct UntrustedText: Sendable, Hashable {
  private let raw: String

  /// Takes a text over as it is.
  public init(_ raw: String) { self.raw = raw }

  /// Whether there is no character in it.
  public var isEmpty: Bool { raw.isEmpty }

  /// It on one line, safe to show.
  public var visible: VisibleText { VisibleText(raw) }

  /// Calls a function with the text as it is, in UTF-8.
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = raw
    return text.withUTF8(body)
  }

  /// Calls a function with each character as it is.
  public func forEachScalar(_ body: (Unicode.Scalar) -> Void) { raw.unicodeScalars.forEach(body) }

  /// Whether all characters meet a condition.
  public func allScalars(_ meet: (Unicode.Scalar) -> Bool) -> Bool { raw.unicodeScalars.allSatisfy(meet) }

  /// Whether two texts have the same characters; `==` takes forms for equal that Unicode says are equivalent.
  public func isIdentical(to other: UntrustedText) -> Bool { raw.utf8.elementsEqual(other.raw.utf8) }

  /// Whether two texts are the same but for the case of letters.
  public func isSame(ignoringCase other: UntrustedText) -> Bool { raw.lowercased() == other.raw.lowercased() }

  /// Whether it begins with a text of lower-case letters, whatever the case of its own.
  public func hasPrefix(ignoringCase prefix: StaticString) -> Bool {
    let prefix = prefix.description
    return raw.prefix(prefix.count).lowercased() == prefix
  }

  /// Its lines, empty ones included.
  public var lines: [UntrustedText] {
    raw.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { UntrustedText(String($0)) }
  }
}

extension UntrustedText: Comparable {
  /// By the characters as they are.
  public static func < (left: UntrustedText, right: UntrustedText) -> Bool { left.raw < right.raw }
}

extension UntrustedText: ExpressibleByStringLiteral {
  /// A text of ours.
  public init(stringLiteral raw: String) { self.init(raw) }
}

extension UntrustedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The visible form.
  public var description: String { visible.description }

  /// The visible form, between quotes.
  public var debugDescription: String { visible.description.debugDescription }

  /// Nothing inside: `dump` and the reflection of types that hold it show the visible form.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}

extension [UntrustedText] {
  /// One text of all, with a text of ours between them.
  public func joined(separator: StaticString) -> UntrustedText {
    // Each passes as bytes: nothing but its own file sees a raw text.
    var bytes: [UInt8] = []
    for (place, text) in enumerated() {
      if place > 0 { bytes += separator.description.utf8 }
      text.withUTF8 { bytes += $0 }
    }
    return UntrustedText(String(decoding: bytes, as: UTF8.self))
  }
}
