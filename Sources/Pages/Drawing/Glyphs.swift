/// The characters that pages are drawn with: one of two sets, which everything that draws refers to.
public final class Glyphs: Sendable {
  /// A line of a grid from left to right: left end, the crossing of a column, right end.
  public struct Joints: Sendable, Hashable {
    let left: Character
    let middle: Character
    let right: Character
  }

  /// The two ends of something.
  struct Ends: Sendable, Hashable {
    let left: Character
    let right: Character
  }

  let horizontal: Character
  let vertical: Character
  let top: Joints
  let between: Joints
  let bottom: Joints
  /// Stands where text is cut off.
  public let ellipsis: String
  /// The ends of a bar, left and right, where it begins or ends.
  let barEnds: Ends
  /// The same where it goes on in another week.
  let barCuts: Ends
  /// What fills a bar.
  let barFill: Character
  /// What fills the bar of an event that takes no time (TRANSP, RFC 5545 3.8.2.7).
  let thinFill: Character
  /// Between times: `9:00–10:00`.
  let dash: String
  /// Before the title of an event that was called off.
  let cancelled: String
  /// Behind today's number there.
  let todayMark: Character
  /// Tell calendars apart without colours, by their order.
  let calendarMarks: [Character]

  /// How full a day is: the marks for one occurrence, two and so on; the last one stands for more as well.
  let density: [Character]

  private init(
    horizontal: Character, vertical: Character, top: Joints, between: Joints, bottom: Joints, ellipsis: String,
    barEnds: Ends, barCuts: Ends, barFill: Character, thinFill: Character, dash: String, cancelled: String,
    todayMark: Character, calendarMarks: [Character], density: [Character]
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.top = top
    self.between = between
    self.bottom = bottom
    self.ellipsis = ellipsis
    self.barEnds = barEnds
    self.barCuts = barCuts
    self.barFill = barFill
    self.thinFill = thinFill
    self.dash = dash
    self.cancelled = cancelled
    self.todayMark = todayMark
    self.calendarMarks = calendarMarks
    self.density = density
  }

  /// The mark of the calendar at a place among those that are open.
  func calendarMark(_ order: Int) -> Character { calendarMarks[order % calendarMarks.count] }

  /// Box drawing and other characters of Unicode, each one cell wide.
  public static let unicode = Glyphs(
    horizontal: "─", vertical: "│", top: Joints(left: "┌", middle: "┬", right: "┐"),
    between: Joints(left: "├", middle: "┼", right: "┤"), bottom: Joints(left: "└", middle: "┴", right: "┘"),
    ellipsis: "…", barEnds: Ends(left: "╺", right: "╸"), barCuts: Ends(left: "◂", right: "▸"), barFill: "━",
    thinFill: "─", dash: "–", cancelled: "✗", todayMark: "*",
    calendarMarks: ["●", "○", "◆", "◇", "■", "□", "▲", "△"], density: Array("⡀⣀⣄⣤⣦⣶⣷⣿"))

  /// ASCII only.
  public static let ascii = Glyphs(
    horizontal: "-", vertical: "|", top: Joints(left: "+", middle: "+", right: "+"),
    between: Joints(left: "+", middle: "+", right: "+"), bottom: Joints(left: "+", middle: "+", right: "+"),
    ellipsis: "~", barEnds: Ends(left: "[", right: "]"), barCuts: Ends(left: "<", right: ">"), barFill: "=",
    thinFill: "-", dash: "-", cancelled: "x", todayMark: "*",
    calendarMarks: ["o", "*", "#", "%", "@", "&", "$", "^"], density: Array(".::+++#"))
}
