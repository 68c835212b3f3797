import Canvas

/// A line that is typed into, as much of it around the cursor as there is room for.
struct PromptLine {
  /// What stands before the text; cut where there is little room.
  let label: String
  /// The part of the text that is seen.
  let text: String
  /// The first column of the text, and that of the cursor; nil where there is no column.
  let start: Int
  let cursor: Int?

  init(_ prompt: Prompt, width: Int, metrics: TextMetrics) {
    label = metrics.fit(prompt.kind.label, cells: width / 2, ellipsis: "")
    start = metrics.width(of: label)
    let room = max(0, width - start)
    var before = prompt.before
    var beforeWidth = metrics.width(of: before)
    // The cursor has a cell of its own behind what is before it.
    while beforeWidth > max(0, room - 1), let first = before.first {
      before.removeFirst()
      beforeWidth -= metrics.width(of: first)
    }
    cursor = width > 0 ? min(width - 1, start + max(0, beforeWidth)) : nil
    text = metrics.fit(before + prompt.after, cells: room, ellipsis: "")
  }
}
