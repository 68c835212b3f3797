extension VisibleText: ExpressibleByStringInterpolation {
  /// Puts a message together. A plain `String` is not taken: whoever has one must say that it is untrusted.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text: String

    /// Begins with room for a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Words of ours.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A text that is safe already.
    public mutating func appendInterpolation(_ text: VisibleText) { self.text += text.description }

    /// A text from outside, in its visible form.
    public mutating func appendInterpolation(_ text: UntrustedText) { self.text += text.visible.description }

    /// A text from outside, in its visible form.
    public mutating func appendInterpolation(untrusted text: String) { self.text += VisibleText(text).description }

    /// A number.
    public mutating func appendInterpolation(_ number: some BinaryInteger) { text += String(number) }
  }

  /// Words of ours.
  public init(stringLiteral literal: String) { self.init(literal) }

  /// A message of words of ours and of texts that are safe.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }
}

extension VisibleText: Comparable {
  /// By the characters.
  public static func < (left: VisibleText, right: VisibleText) -> Bool { left.description < right.description }
}
