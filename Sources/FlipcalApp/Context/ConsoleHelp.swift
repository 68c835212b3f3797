import Canvas
import CommandTable

extension Console {
  /// Lines longer than this are hard to read.
  private static let widestHelp = 100

  /// The width that help is set to.
  func helpWidth(_ options: InvocationOptions) -> Int { min(pageWidth(options), Self.widestHelp) }

  /// Prints a help text; its headings stand out on a terminal.
  func print(_ help: HelpText, _ options: InvocationOptions) throws(AppError) {
    let heading = pageStyle(options).theme[.title]
    let pieces: [(text: String, style: Style)] = help.lines.flatMap { line in
      [(line.text, line.isHeading ? heading : Style.plain), ("\n", Style.plain)]
    }
    try print(pieces)
  }
}
