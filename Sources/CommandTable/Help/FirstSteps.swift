/// What a person is told who has nothing open yet.
public enum FirstSteps {
  private static let steps: [(line: String, meaning: String)] = [
    ("flipcal FILE.ics", "open files, or directories of them, and show the month"),
    ("flipcal next", "turn the page; flipcal prev turns it back"),
    ("flipcal browse", "turn pages with keys and the mouse"),
    ("flipcal help", "list the commands and topics, such as the configuration"),
  ]

  /// The same for where a page is printed: a line each behind the one that says that nothing is open.
  public static let hints = steps.map { "\($0.meaning): \($0.line)" }

  /// Instead of a page without any calendar.
  public static func text(width: Int) -> HelpText {
    var layout = TextLayout(width: max(Help.minimumWidth, width))
    layout.heading("Nothing is open yet. To begin:")
    layout.definitions(steps.map { ($0.line, $0.meaning) })
    return layout.help
  }
}
