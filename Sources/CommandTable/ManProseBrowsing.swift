extension ManProse {
  static var browsing: [ManBlock] {
    [
      .paragraph(
        """
        `browse` shows the page of the focus on the whole screen, and beside or beneath it the occurrences of the day \
        that is chosen. The last line names the keys that matter most. What is changed on the disk meanwhile is shown \
        at once. At the end, and when a signal ends it or stops it, the terminal is as it was before.
        """),
      .paragraph(
        """
        A key settles a turn that runs at once; keys that come faster than pages turn become one turn to where the \
        last of them leads.
        """),
      .item(
        "The mouse",
        [
          """
          A click chooses a day or an occurrence, a double click opens it. The wheel turns one page for a click, and \
          none while one turns. A press on the page and a drag lift the page at its corner, which follows the pointer; \
          up or down and sideways decide month and corner as the vector of a swipe does (see THE TURN). Let go past a \
          third of the page's height or width, the turn goes on to its end; before that the page springs back and \
          nothing has changed. Most terminals select text with Shift and a drag.
          """
        ]),
    ] + KeyContext.allCases.flatMap(keys(in:))
  }

  private static func keys(in context: KeyContext) -> [ManBlock] {
    [.paragraph("\(context.title):")]
      + KeyTable.bindings(in: context).map { binding in
        .item(binding.keys.map { "`\($0)`" }.joined(separator: ", "), [binding.help.capitalizedFirst + "."])
      }
  }
}

extension String {
  /// With a capital first letter, as a sentence begins.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
