/// How a terminal lends its whole screen to a program, and gets it back.
public struct ScreenSwitch: Sendable, Hashable {
  /// What begins it: mostly it shows an alternate screen.
  public let enter: String
  /// What ends it: what stood there before is shown again. Empty where the terminal has no second screen.
  public let leave: String

  /// xterm's alternate screen, which terminals without a terminfo entry are taken to have.
  static let alternate = ScreenSwitch(
    enter: ControlSequence.alternateScreenOn, leave: ControlSequence.alternateScreenOff)
  /// None: there is one screen, which is erased.
  static let none = ScreenSwitch(enter: "", leave: "")

  /// Whether there is a second screen.
  var isAlternate: Bool { !leave.isEmpty }
}

extension ScreenSwitch {
  /// Decides by the terminfo entry.
  init(entry: TerminfoEntry?) {
    guard let entry else {
      self = .alternate
      return
    }
    guard let enter = entry.enterScreen, let leave = entry.leaveScreen else {
      self = .none
      return
    }
    self = ScreenSwitch(enter: TerminfoEntry.withoutPadding(enter), leave: TerminfoEntry.withoutPadding(leave))
  }
}
