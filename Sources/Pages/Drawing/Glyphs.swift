/// The characters that pages are drawn with.
public struct Glyphs: Sendable, Hashable {
  /// A line of a grid from left to right: left end, the crossing of a column, right end.
  public struct Joints: Sendable, Hashable {
    let left: Character
    let middle: Character
    let right: Character
  }

  let horizontal: Character
  let vertical: Character
  let top: Joints
  let between: Joints
  let bottom: Joints
  /// Stands where text is cut off.
  public let ellipsis: String
  /// A bar of whole days: its first cell, its rest, its last cell.
  let barStart: Character
  let barFill: Character
  let barEnd: Character
  /// The ends of a bar that goes on in another week.
  let barFromBefore: Character
  let barToAfter: Character
  /// Between times: `9:00–10:00`.
  let dash: String
  /// Before the title of an event that was called off.
  let cancelled: String
  /// A day with events, in a month without room for them.
  let mark: Character
  /// Behind today's number there.
  let todayMark: Character

  /// Box drawing and other characters of Unicode, each one cell wide.
  public static let unicode = Glyphs(
    horizontal: "─", vertical: "│", top: Joints(left: "┌", middle: "┬", right: "┐"),
    between: Joints(left: "├", middle: "┼", right: "┤"), bottom: Joints(left: "└", middle: "┴", right: "┘"),
    ellipsis: "…", barStart: "╺", barFill: "━", barEnd: "╸", barFromBefore: "◂", barToAfter: "▸", dash: "–",
    cancelled: "✗", mark: "·", todayMark: "*")

  /// ASCII only.
  public static let ascii = Glyphs(
    horizontal: "-", vertical: "|", top: Joints(left: "+", middle: "+", right: "+"),
    between: Joints(left: "+", middle: "+", right: "+"), bottom: Joints(left: "+", middle: "+", right: "+"),
    ellipsis: "~", barStart: "[", barFill: "=", barEnd: "]", barFromBefore: "<", barToAfter: ">", dash: "-",
    cancelled: "x", mark: ".", todayMark: "*")
}
