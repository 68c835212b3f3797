import Testing

@testable import Input

@Suite("Keys")
struct KeyPressTests {
  @Test(
    "A key's name has its modifiers in front",
    arguments: [
      (KeyPress(.character("h")), "h"), (KeyPress(.character("L"), .control), "Ctrl-L"), (KeyPress(.pageUp), "PgUp"),
      (KeyPress(.tab, .shift), "Shift-Tab"), (KeyPress(.left, [.alt, .control]), "Ctrl-Alt-Left"),
      (KeyPress(.function(5)), "F5"),
    ])
  func names(_ press: KeyPress, _ name: String) {
    #expect(press.name == name)
  }

  @Test(
    "Only plain characters type text",
    arguments: [
      (KeyPress(.character("é")), "é"), (KeyPress(.space), " "), (KeyPress(.character("L"), .control), nil),
      (KeyPress(.enter), nil), (KeyPress(.character("x"), .alt), nil),
    ] as [(KeyPress, String?)])
  func text(_ press: KeyPress, _ text: String?) {
    #expect(press.text == text)
  }
}
