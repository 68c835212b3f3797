import Testing

@testable import Input

@Suite("Names of keys")
struct KeyNameTests {
  static let names: [(String, String)] = [
    ("n", "n"), ("N", "N"), ("]", "]"), ("=", "="), ("ж", "ж"), ("-", "-"), ("+", "+"),
    ("PgDn", "PgDn"), ("pagedown", "PgDn"), ("PAGEUP", "PgUp"), ("return", "Enter"), ("Escape", "Esc"),
    ("del", "Delete"),
    ("semicolon", ";"), ("Semicolon", ";"), ("f1", "F1"), ("F12", "F12"),
    ("ctrl-l", "Ctrl-L"), ("Ctrl-L", "Ctrl-L"), ("control+l", "Ctrl-L"), ("Ctrl-]", "Ctrl-]"),
    ("Ctrl-Space", "Ctrl-Space"),
    ("Alt-x", "Alt-x"), ("meta-X", "Alt-X"), ("Alt--", "Alt--"), ("Shift-Tab", "Shift-Tab"),
    ("shift+ctrl+Left", "Ctrl-Shift-Left"), ("Ctrl-Alt-Delete", "Ctrl-Alt-Delete"), ("Ctrl-F5", "Ctrl-F5"),
  ]

  @Test("are read in any case and in longer forms", arguments: names)
  func reads(_ text: String, _ name: String) throws {
    let press = try KeyPress(name: text)
    #expect(press.name == name)
    if name != ";" { #expect(try KeyPress(name: name) == press) }
  }

  @Test("Those that a table has are read as they are", arguments: KeyPress.keyNames)
  func table(_ name: String) throws { #expect(try KeyPress(name: name).name == name) }

  static let faults: [(String, KeyPress.NameFault)] = [
    ("", .unknown), ("PgDwn", .unknown), ("F0", .unknown), ("F13", .unknown), ("ab", .unknown), ("Ctrl-", .unknown),
    ("Ctrl-Ctrl-L", .unknown), ("Ctrl-1", .unknown), ("Ctrl-ä", .unknown), ("Ctrl-ß", .unknown),
    ("Shift-ß", .isOther("ß")), ("\t", .unknown), ("\u{1B}", .unknown),
    ("Ctrl-C", .isTerminals), ("ctrl+z", .isTerminals), ("Ctrl-\\", .isTerminals),
    ("Ctrl-I", .isOther("Tab")), ("Ctrl-M", .isOther("Enter")), ("Ctrl-J", .isOther("Enter")),
    ("Ctrl-[", .isOther("Esc")),
    ("Shift-n", .isOther("N")), ("Alt-Shift-x", .isOther("Alt-X")),
  ]

  @Test("What terminals do not tell is refused", arguments: faults)
  func refuses(_ text: String, _ fault: KeyPress.NameFault) {
    #expect(throws: fault) { try KeyPress(name: text) }
  }

  @Test("A key with Ctrl that is read is one that a terminal sends", arguments: 1...31)
  func controls(_ byte: Int) throws {
    let press = try #require(KeyPress(controlByte: UInt8(byte)) ?? (byte == 27 ? KeyPress(.escape) : nil))
    // The terminal keeps these; what they would do is the person's.
    guard ![3, 26, 28].contains(byte) else { return }
    #expect(try KeyPress(name: press.name) == press)
  }
}
