import TestSupport
import Testing
import TextGate

/// No way of making text of it lets the text through as it is.
@Suite struct UntrustedTextTests {
  private static let raw = "a\u{1B}[31m\u{9B}1m\u{202E}b\nc\u{7F}"
  private static let shown = "a␛[31m\u{FFFD}1mb c␡"
  private let text = UntrustedText(raw)

  private struct Holder {
    var text: UntrustedText
    var texts: [UntrustedText]
  }

  @Test func makingText() {
    var dumped = ""
    dump(Holder(text: text, texts: [text]), to: &dumped)
    var printed = ""
    print(text, [text], Optional(text) as Any, to: &printed)
    let texts = [
      "interpolation": "\(text)", "describing": String(describing: text), "reflecting": String(reflecting: text),
      "an optional": String(describing: Optional(text)), "an array": "\([text])",
      "inside a type": "\(Holder(text: text, texts: [text]))", "print": printed, "dump": dumped,
      "joined": "\([text, text].joined(separator: ","))", "lines": "\(text.lines)",
    ]
    for (way, text) in texts {
      let isSafe = text.unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar != "\u{202E}"
      }
      #expect(isSafe, "\(way): \(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
    #expect("\(text)" == Self.shown)
  }

  @Test func messages() {
    let message: VisibleText = "\(text) at \(12): \(untrusted: Self.raw), \(text.visible)"
    #expect(message.description == "\(Self.shown) at 12: \(Self.shown), \(Self.shown)")
    let literal: VisibleText = "a\u{1B}b"
    #expect(literal.description == "a␛b")
  }

  @Test("Formats with escapes of their own get the text as it is")
  func characters() {
    #expect(text.raw == Self.raw)
    var scalars = String.UnicodeScalarView()
    text.forEachScalar { scalars.append($0) }
    #expect(String(scalars) == Self.raw)
    #expect(text.lines.map(\.raw) == ["a\u{1B}[31m\u{9B}1m\u{202E}b", "c\u{7F}"])
    #expect(UntrustedText("").lines.map(\.raw) == [""])
    #expect([text, "x"].joined(separator: ", ").raw == Self.raw + ", x")
  }

  @Test("Texts that Unicode takes for equal are equal, and not identical")
  func equality() {
    let (composed, decomposed) = (UntrustedText("é"), UntrustedText("e\u{301}"))
    #expect(composed == decomposed && composed.hashValue == decomposed.hashValue)
    #expect(!composed.isIdentical(to: decomposed) && composed.isIdentical(to: "é"))
    #expect(
      UntrustedText("ÉCOLE").isSame(ignoringCase: "école") && !UntrustedText("ecole").isSame(ignoringCase: "école"))
    #expect(
      UntrustedText("HTTPS://x").hasPrefix(ignoringCase: "https:") && !UntrustedText("x").hasPrefix(ignoringCase: "xy"))
    #expect(UntrustedText("a") < "b" && !(UntrustedText("b") < "a"))
  }
}
