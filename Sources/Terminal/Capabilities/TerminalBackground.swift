import Canvas

extension Background {
  /// Reads `COLORFGBG`, which rxvt, Konsole and others set: the numbers of the terminal's usual colours, such as `15;0` or
  /// `15;default;0`. The last one is that of the background.
  init(colorFgBg text: String) {
    let fields = text.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count > 1, let number = fields.last.flatMap({ UInt8($0) }) else {
      self = .unknown
      return
    }
    switch number {
    case 0...6, 8: self = .dark
    case 7, 9...15: self = .light
    default: self = .unknown
    }
  }
}
