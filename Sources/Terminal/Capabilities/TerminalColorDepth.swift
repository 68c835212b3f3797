import Canvas

extension ColorDepth {
  /// The depth of a terminal that takes control sequences.
  ///
  /// - Parameter entry: What terminfo says of it, nil where it has no entry.
  static func ofTerminal(environment: [String: String], entry: TerminfoEntry?) -> ColorDepth {
    guard let entry else { return promised(by: environment) ?? .ansi16 }
    // Whoever sets TERM to a monochrome terminal means it, whatever COLORTERM was inherited.
    guard let colors = entry.colors, colors >= 8 else { return .none }
    let known: ColorDepth =
      switch colors {
      case (1 << 24)...: .trueColor
      case 256...: .palette256
      default: .ansi16
      }
    return max(known, hasTrueColor(environment) ? .trueColor : .none)
  }

  /// The depth for output that is to have colours although it goes to no terminal.
  static func forced(environment: [String: String]) -> ColorDepth {
    promised(by: environment) ?? .ansi16
  }

  /// What the variables tell by themselves, without terminfo.
  private static func promised(by environment: [String: String]) -> ColorDepth? {
    if hasTrueColor(environment) { return .trueColor }
    let term = environment["TERM", default: ""]
    if term.hasSuffix("-direct") { return .trueColor }
    return term.hasSuffix("-256color") ? .palette256 : nil
  }

  private static func hasTrueColor(_ environment: [String: String]) -> Bool {
    ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""].lowercased())
  }
}
