extension PointerEvent {
  /// The bits of a report's first number; the lowest two are the button or the direction.
  fileprivate enum Bit {
    static let shift = 4
    static let alt = 8
    static let control = 16
    static let motion = 32
    static let wheel = 64
    /// Buttons beyond those that a mouse usually has.
    static let more = 128
  }

  /// Reads a report of xterm's mode 1006: `CSI < button ; column ; row M`, with `m` for a release.
  ///
  /// - Returns: nil for what is no event here: motion without a button, other buttons, and places off the screen.
  init?(report: SequenceParameters, isPress: Bool) {
    let (code, column, row) = (report[0], report[1], report[2])
    guard row >= 1, column >= 1, code < Bit.more, !report.hasIntermediate,
      let action = Action(code, isPress: isPress)
    else { return nil }
    var modifiers: Modifiers = []
    if code & Bit.shift != 0 { modifiers.insert(.shift) }
    if code & Bit.alt != 0 { modifiers.insert(.alt) }
    if code & Bit.control != 0 { modifiers.insert(.control) }
    self.init(action, row: row - 1, column: column - 1, modifiers: modifiers)
  }
}

extension PointerEvent.Action {
  fileprivate init?(_ code: Int, isPress: Bool) {
    let isMotion = code & PointerEvent.Bit.motion != 0
    let number = code & 3
    if code & PointerEvent.Bit.wheel != 0 {
      guard isPress, !isMotion else { return nil }
      let directions: [PointerEvent.Direction] = [.up, .down, .left, .right]
      self = .wheel(directions[number])
      return
    }
    let buttons: [PointerEvent.Button] = [.left, .middle, .right]
    guard number < buttons.count else { return nil }
    if !isPress {
      self = .release(buttons[number])
    } else {
      self = isMotion ? .drag(buttons[number]) : .press(buttons[number])
    }
  }
}
