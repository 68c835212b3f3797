/// The characters that pages are drawn with: one of two sets, which everything that draws refers to.
public final class Glyphs: Sendable {
  /// A line of a grid from left to right: left end, the crossing of a column, right end.
  public struct Joints: Sendable, Hashable {
    package let left: Character
    package let middle: Character
    package let right: Character
  }

  /// The two ends of something.
  package struct Ends: Sendable, Hashable {
    package let left: Character
    package let right: Character
  }

  /// An upright edge of several rows, or of one.
  struct Edge: Sendable, Hashable {
    let first: Character
    let middle: Character
    let last: Character
    let single: Character
  }

  /// The boxes of to-dos: to be done, done, and those that should have been done.
  package struct Boxes: Sendable, Hashable {
    package let open: String
    package let done: String
    package let overdue: String

    /// Those of texts on a pipe, in ASCII, where a word tells what is overdue.
    static let plain = Boxes(open: "[ ]", done: "[x]", overdue: "[ ]")
  }

  package let horizontal: Character
  package let vertical: Character
  package let top: Joints
  let between: Joints
  package let bottom: Joints
  /// Stands where text is cut off.
  public let ellipsis: String
  /// The ends of a bar, left and right, where it begins or ends.
  let barEnds: Ends
  /// The same where it goes on in another week.
  package let barCuts: Ends
  /// What fills a bar.
  let barFill: Character
  /// What fills the bar of an event that takes no time (TRANSP, RFC 5545 3.8.2.7).
  let thinFill: Character
  /// The edge of an occurrence's block, at the left and at the right.
  let leftBlockEdge: Edge
  let rightBlockEdge: Edge
  /// Between the parts of a title.
  let separator: String
  /// Between times: `9:00–10:00`.
  package let dash: String
  /// Before the title of an event that was called off.
  let cancelled: String
  /// Before the title of a to-do.
  package let boxes: Boxes
  /// Behind today's number there.
  let todayMark: Character
  /// Tell calendars apart without colours, by their order.
  let calendarMarks: [Character]

  /// How full a day is: the marks for one occurrence, two and so on; the last one stands for more as well.
  let density: [Character]

  private init(
    horizontal: Character, vertical: Character, top: Joints, between: Joints, bottom: Joints, ellipsis: String,
    barEnds: Ends, barCuts: Ends, barFill: Character, thinFill: Character, leftBlockEdge: Edge, rightBlockEdge: Edge,
    separator: String, dash: String, cancelled: String, boxes: Boxes,
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
    self.leftBlockEdge = leftBlockEdge
    self.rightBlockEdge = rightBlockEdge
    self.separator = separator
    self.dash = dash
    self.cancelled = cancelled
    self.boxes = boxes
    self.todayMark = todayMark
    self.calendarMarks = calendarMarks
    self.density = density
  }

  /// The mark of the calendar at a place among those that are open.
  package func calendarMark(_ order: Int) -> Character { calendarMarks[order % calendarMarks.count] }

  /// Box drawing and other characters of Unicode, each one cell wide.
  public static let unicode = Glyphs(
    horizontal: "─", vertical: "│", top: Joints(left: "┌", middle: "┬", right: "┐"),
    between: Joints(left: "├", middle: "┼", right: "┤"), bottom: Joints(left: "└", middle: "┴", right: "┘"),
    ellipsis: "…", barEnds: Ends(left: "╺", right: "╸"), barCuts: Ends(left: "◂", right: "▸"), barFill: "━",
    thinFill: "─", leftBlockEdge: Edge(first: "┏", middle: "┃", last: "┗", single: "╺"),
    rightBlockEdge: Edge(first: "┓", middle: "┃", last: "┛", single: "╸"), separator: " · ", dash: "–",
    cancelled: "✗", boxes: Boxes(open: "☐", done: "☑", overdue: "☐!"), todayMark: "*",
    calendarMarks: ["●", "○", "◆", "◇", "■", "□", "▲", "△"], density: Array("⡀⣀⣄⣤⣦⣶⣷⣿"))

  /// ASCII only.
  public static let ascii = Glyphs(
    horizontal: "-", vertical: "|", top: Joints(left: "+", middle: "+", right: "+"),
    between: Joints(left: "+", middle: "+", right: "+"), bottom: Joints(left: "+", middle: "+", right: "+"),
    ellipsis: "~", barEnds: Ends(left: "[", right: "]"), barCuts: Ends(left: "<", right: ">"), barFill: "=",
    thinFill: "-", leftBlockEdge: Edge(first: "[", middle: ":", last: ":", single: "["),
    rightBlockEdge: Edge(first: "]", middle: ":", last: ":", single: "]"), separator: ", ", dash: "-",
    cancelled: "x", boxes: Boxes(open: "[ ]", done: "[x]", overdue: "[!]"), todayMark: "*",
    calendarMarks: ["o", "*", "#", "%", "@", "&", "$", "^"], density: Array(".::+++#"))
}
