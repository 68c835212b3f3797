/// How many colours the output may use.
public enum ColorDepth: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// No colour.
  case none
  /// The 16 colours of ECMA-48 and aixterm.
  case ansi16
  /// The 256 colours of xterm's palette.
  case palette256
  /// 24 bits, as they are.
  case trueColor

  /// Whether the left has fewer colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}
