import ICU
import Testing

@Suite("Texts folded for searching")
struct FoldedTextTests {
  @Test(
    "are the same where people take them for the same",
    arguments: [
      ("Team MEETING 3", "team meeting 3"), ("", ""), ("Straße", "strasse"), ("Ärger", "arger"), ("e\u{301}té", "ete"),
      ("ＦＵＬＬ", "full"), ("ﬁne", "fine"), ("Άλφα", "αλφα"), ("Ёлка", "елка"), ("ΣΟΦΟΣ", "σοφοσ"),
      // Signs of kana tell letters apart; halfwidth ones are composed.
      ("ガ", "ガ"), ("ｶﾞ", "ガ"), ("会議", "会議"),
      // One character that becomes eighteen.
      ("\u{FDFA}", "صلى الله عليه وسلم"),
    ])
  func folded(_ text: String, _ expected: String) {
    #expect(String(decoding: FoldedText.bytes(of: text), as: UTF8.self) == expected)
  }

  @Test("are whole where they grow beyond any estimate")
  func growing() {
    let text = String(repeating: "\u{FDFA}", count: 500)
    #expect(FoldedText.bytes(of: text) == Array(String(repeating: "صلى الله عليه وسلم", count: 500).utf8))
  }
}
