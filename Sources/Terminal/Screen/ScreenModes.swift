/// What lends a terminal's whole screen to this program and gives it back.
struct ScreenModes: Sendable {
  /// What is written first.
  let enter: [UInt8]
  /// What is written at the end, wherever a frame was broken off: the escape character ends what was cut.
  let leave: [UInt8]

  init(_ capabilities: Capabilities) {
    let cursor = capabilities.cursorVisibility
    let screen = capabilities.screenSwitch
    let erase =
      screen.isAlternate ? "" : ControlSequence.move(toRow: 0, column: 0) + ControlSequence.eraseScreen
    enter = Array(
      (screen.enter + ControlSequence.plainRendition + erase + ControlSequence.autowrapOn + cursor.hide
        + ControlSequence.pointerOn + ControlSequence.pasteMarksOn).utf8)
    leave = Array(
      (ControlSequence.synchronizedEnd + ControlSequence.pasteMarksOff + ControlSequence.pointerOff + cursor.show
        + ControlSequence.autowrapOn + ControlSequence.plainRendition + erase + screen.leave).utf8)
  }
}
