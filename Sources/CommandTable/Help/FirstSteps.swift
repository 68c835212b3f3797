/// What a person is told who has nothing open yet.
public enum FirstSteps {
  /// Instead of a page without any calendar.
  public static func text(width: Int) -> HelpText {
    var layout = TextLayout(width: max(Help.minimumWidth, width))
    layout.heading("Nothing is open yet. To begin:")
    layout.definitions([
      ("flipcal FILE.ics", "open a file, or several, and show the month"),
      ("flipcal DIRECTORY", "open a directory of .ics files"),
      ("flipcal next", "turn the page; flipcal prev turns it back"),
      ("flipcal browse", "turn pages with keys and the mouse"),
      ("flipcal help", "list the commands"),
    ])
    return layout.help
  }
}
