import CTerminfo

/// The few facts of a terminal's terminfo entry that matter here.
///
/// Only facts are asked of terminfo, not the strings to write: a terminal whose `cuu` has the form of ECMA-48 knows the
/// other sequences of ECMA-48 as well, and terminfo has none for synchronized output or 24 bit colours. The cursor's
/// visibility and the alternate screen, which ECMA-48 lacks, are the exceptions.
public struct TerminfoEntry: Sendable, Hashable {
  /// `colors`, nil for a monochrome terminal.
  public var colors: Int?
  /// `cuu`, moves the cursor up.
  public var cursorUp: String?
  /// `civis`, hides the cursor.
  public var hideCursor: String?
  /// `cnorm`, shows the cursor again.
  public var showCursor: String?
  /// `smcup`, begins a program that uses the whole screen, mostly with the alternate one.
  public var enterScreen: String?
  /// `rmcup`, ends it.
  public var leaveScreen: String?

  /// Makes an entry from its facts.
  public init(
    colors: Int? = nil, cursorUp: String? = nil, hideCursor: String? = nil, showCursor: String? = nil,
    enterScreen: String? = nil, leaveScreen: String? = nil
  ) {
    self.colors = colors
    self.cursorUp = cursorUp
    self.hideCursor = hideCursor
    self.showCursor = showCursor
    self.enterScreen = enterScreen
    self.leaveScreen = leaveScreen
  }

  /// Looks a terminal up in the system's database.
  ///
  /// - Parameters:
  ///   - name: The name of the terminal (`TERM`).
  ///   - descriptor: The terminal's descriptor.
  /// - Returns: nil when there is no entry, or no database.
  public static func lookUp(_ name: String, descriptor: Int32) -> TerminfoEntry? {
    var status: Int32 = 0
    // Without the place for a status ncurses would print a message and end the process.
    let found = name.withCString { setupterm(UnsafeMutablePointer(mutating: $0), descriptor, &status) }
    guard found == OK, status == 1 else { return nil }
    defer { del_curterm(set_curterm(nil)) }
    let colors = "colors".withCString { tigetnum(UnsafeMutablePointer(mutating: $0)) }
    return TerminfoEntry(
      colors: colors > 0 ? Int(colors) : nil, cursorUp: string("cuu"), hideCursor: string("civis"),
      showCursor: string("cnorm"), enterScreen: string("smcup"), leaveScreen: string("rmcup"))
  }

  private static func string(_ capability: String) -> String? {
    let value = capability.withCString { tigetstr(UnsafeMutablePointer(mutating: $0)) }
    // (char *)-1 says that there is no capability of this name.
    guard let value, Int(bitPattern: value) != -1 else { return nil }
    return String(cString: value)
  }

  /// Leaves out terminfo's delays (`$<5>`), which only terminals on serial lines needed.
  static func withoutPadding(_ text: String) -> String {
    var rest = Substring(text)
    var kept = ""
    while let start = rest.firstIndex(of: "$") {
      guard rest[start...].hasPrefix("$<"), let end = rest[start...].firstIndex(of: ">") else { break }
      kept += rest[..<start]
      rest = rest[rest.index(after: end)...]
    }
    return kept + rest
  }
}
