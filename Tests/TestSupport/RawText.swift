import TextGate

extension UntrustedText {
  /// The text as it is, which only tests may see.
  public var raw: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }
}
