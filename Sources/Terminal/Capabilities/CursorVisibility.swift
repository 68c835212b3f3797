/// How a terminal hides its cursor and shows it again.
public struct CursorVisibility: Sendable, Hashable {
  /// What hides it; empty where the terminal cannot.
  public let hide: String
  /// What shows it.
  public let show: String

  /// DECTCEM, the way of every terminal in the line of the VT220.
  public static let dectcem = CursorVisibility(hide: "\u{1B}[?25l", show: "\u{1B}[?25h")
  /// None: the cursor stays visible.
  public static let fixed = CursorVisibility(hide: "", show: "")
}

extension CursorVisibility {
  /// Decides by the terminfo entry; without one, DECTCEM.
  ///
  /// Where `civis` contains DECTCEM only that is used: xterm's `cnorm` also stops the cursor's blinking, so it would
  /// not give back the cursor as it was.
  init(entry: TerminfoEntry?) {
    guard let entry else {
      self = .dectcem
      return
    }
    guard let hide = entry.hideCursor, let show = entry.showCursor else {
      self = .fixed
      return
    }
    // By bytes: an ESC and what follows it may be one Character.
    if Array(hide.utf8).contains(run: Array(CursorVisibility.dectcem.hide.utf8)) {
      self = .dectcem
    } else {
      self = CursorVisibility(hide: TerminfoEntry.withoutPadding(hide), show: TerminfoEntry.withoutPadding(show))
    }
  }
}

extension [UInt8] {
  fileprivate func contains(run: [UInt8]) -> Bool {
    count >= run.count && (0...(count - run.count)).contains { self[$0..<($0 + run.count)].elementsEqual(run) }
  }
}
