import Testing

@testable import Terminal

@Suite("Charset of the locale")
struct CharsetTests {
  @Test(
    "which variable, and which part of it",
    arguments: [
      ([:], .unspecified),
      (["LANG": "de_DE.UTF-8"], .utf8),
      (["LANG": "de_DE.utf8"], .utf8),
      (["LANG": "C.UTF-8"], .utf8),
      (["LANG": "de_DE.UTF-8@euro"], .utf8),
      (["LANG": "C"], .unspecified),
      (["LANG": "POSIX"], .unspecified),
      (["LANG": "de_DE"], .unspecified),
      (["LANG": "de_DE@euro"], .unspecified),
      (["LANG": "de_DE."], .unspecified),
      (["LANG": "cs_CZ.ISO-8859-2"], .other("ISO-8859-2")),
      (["LANG": "ja_JP.eucJP"], .other("eucJP")),
      (["LC_CTYPE": "UTF-8"], .utf8),
      (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], .unspecified),
      (["LC_ALL": "", "LANG": "de_DE.UTF-8"], .utf8),
      (["LC_CTYPE": "cs_CZ.ISO-8859-2", "LANG": "de_DE.UTF-8"], .other("ISO-8859-2")),
      (["LC_ALL": "de_DE.UTF-8", "LC_CTYPE": "cs_CZ.ISO-8859-2"], .utf8),
      (["LC_TIME": "de_DE.UTF-8"], .unspecified),
    ] as [([String: String], Charset)])
  func charset(environment: [String: String], charset: Charset) {
    #expect(Charset(environment: environment) == charset)
    #expect(Capabilities.pipe(environment).encodesUTF8 == (charset == .utf8))
  }
}
