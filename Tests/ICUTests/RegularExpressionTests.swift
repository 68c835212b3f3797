import ICU
import Testing

@Suite("Regular expressions")
struct RegularExpressionTests {
  private func isFound(_ pattern: RegularExpression, _ text: String) -> Bool {
    var text = text
    return text.withUTF8(pattern.isFound)
  }

  @Test(
    "match as ICU has it",
    arguments: [
      ("a+b", false, "xaab", true), ("A", false, "a", false), ("A", true, "a", true), ("^b", false, "a\nb", true),
      ("a$", false, "a\nb", true), ("a.b", false, "a\nb", false), ("\\p{Lu}", false, "É", true),
      ("^.$", false, "e\u{301}", true), ("^.$", false, "😀", true), ("x*", false, "", true),
      ("会.", false, "第三会議室", true), ("(?i)straße", false, "STRASSE", true),
    ])
  func matches(_ pattern: String, _ ignoresCase: Bool, _ text: String, _ expected: Bool) throws {
    #expect(isFound(try RegularExpression(pattern, ignoresCase: ignoresCase), text) == expected)
  }

  @Test("that take for ever are given up, and other texts are still looked through")
  func bounded() throws {
    let pattern = try RegularExpression("(a+)+$|z", ignoresCase: false)
    let hostile = String(repeating: "a", count: 60) + "!"
    let clock = ContinuousClock()
    let time = clock.measure { #expect(!isFound(pattern, hostile)) }
    #expect(time < .seconds(20))
    #expect(pattern.hasLeftOut)
    #expect(isFound(pattern, "xyz"))
    // So many of them use up what there is; after that nothing is looked at any more.
    let all = clock.measure { for _ in 0..<2000 { #expect(!isFound(pattern, hostile)) } }
    #expect(all < .seconds(60))
  }

  @Test("that go deep are given up")
  func deep() throws {
    let pattern = try RegularExpression("(a|b)*c", ignoresCase: false)
    #expect(!isFound(pattern, String(repeating: "ab", count: 2_000_000)))
    #expect(pattern.hasLeftOut)
  }

  @Test("can be used by many threads at once")
  func threads() async throws {
    let pattern = try RegularExpression("^b+$", ignoresCase: false)
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let isFound = number.isMultiple(of: 2)
          var text = String(repeating: "b", count: 1 + number) + (isFound ? "" : "a")
          return text.withUTF8(pattern.isFound) == isFound
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("that are none say where")
  func faults() throws {
    let fault = #expect(throws: RegularExpression.Fault.self) { try RegularExpression("ab)", ignoresCase: false) }
    #expect(fault?.place == 3)
    #expect(fault?.reason == "parentheses do not match")
  }
}
