/// A part of a section of the man page. Texts are in `Prose` markup, except for code.
enum ManBlock: Sendable {
  /// A paragraph.
  case paragraph(String)
  /// Lines that stay apart.
  case lines([String])
  /// A term with paragraphs on it.
  case item(String, [String])
  /// Lines shown as they are.
  case code([String])
  /// A table; each row has as many cells as the header, at least two.
  case table([String], [[String]])
}

/// The man pages flipcal(1) and flipcal-config(5), made from the table and from the prose of `ManProse`.
public enum ManPage {
  /// flipcal(1) in the man(7) macros. It bears no date: the same table and version always give the same text.
  public static func render(version: String = flipcalVersion) -> String {
    let page = Roff(title: "FLIPCAL", section: 1, source: "flipcal \(version)", manual: "User Commands")
    return rendered(page, sections)
  }

  /// flipcal-config(5) in the same way.
  public static func renderConfiguration(version: String = flipcalVersion) -> String {
    let page = Roff(title: "FLIPCAL-CONFIG", section: 5, source: "flipcal \(version)", manual: "File Formats")
    return rendered(page, ManProse.configurationSections)
  }

  private static func rendered(_ page: Roff, _ sections: [(String, [ManBlock])]) -> String {
    var page = page
    for (title, blocks) in sections {
      page.section(title)
      page.add(blocks)
    }
    return page.text
  }

  private static var sections: [(String, [ManBlock])] {
    [
      ("NAME", [.paragraph("flipcal - show a month of calendars as a page, and turn it")]),
      ("SYNOPSIS", synopsis),
      ("DESCRIPTION", ManProse.description),
      ("COMMANDS", ManProse.commandWords + CommandTable.commands.map(item(for:))),
      ("OPTIONS", options),
      ("DATES", ManProse.dates),
      ("SOURCES", ManProse.sources),
      ("THE PAGE", ManProse.page),
      ("OUTPUT", ManProse.output),
      ("THE TURN", ManProse.turn),
      ("BROWSING", ManProse.browsing),
      ("CONFIGURATION", ManProse.configuration),
      ("ENVIRONMENT", ManProse.environment),
      ("FILES", ManProse.files),
      ("EXIT STATUS", ManProse.exitStatus),
      ("EXAMPLES", examples),
      ("SEE ALSO", [.paragraph("`flipcal-config`(5), `cal`(1), `khal`(1), `vdirsyncer`(1)")]),
    ]
  }

  static var options: [ManBlock] { ManProse.optionForms + CommandTable.options.map(item(for:)) }

  private static var synopsis: [ManBlock] {
    [.lines(CommandTable.commands.map { Prose.marked(usage: Help.usage(of: $0)) })]
  }

  private static func item(for command: CommandSpec) -> ManBlock {
    var paragraphs = command.prose
    let names = command.options.map { "`\($0.longName)`" }
    if !names.isEmpty { paragraphs.append("Options: \(names.joined(separator: ", ")).") }
    return .item(Prose.marked(usage: command.usage), paragraphs + command.exitNotes)
  }

  private static func item(for option: OptionSpec) -> ManBlock {
    let spellings = option.spellings.map { "`\($0)`" }.joined(separator: ", ")
    var notes: [String] = []
    if option.isRepeatable { notes.append("May be repeated.") }
    if !option.excludes.isEmpty {
      notes.append("Excludes \(Quotation.list(option.excludes.map { "`\($0.longName)`" }, "and")).")
    }
    if CommandTable.globalOptions.contains(option.key) {
      notes.append("Taken by every command.")
    } else {
      let takers = CommandTable.commands(taking: option.key).map { Prose.marked(usage: $0.title) }
      notes.append("Taken by \(Quotation.list(takers, "and")).")
    }
    return .item(
      ([spellings] + (metavar(of: option.kind).map { [$0] } ?? [])).joined(separator: " "),
      [option.prose, notes.joined(separator: " ")])
  }

  static func metavar(of kind: ValueKind) -> String? {
    if case .choice(let words) = kind, kind.metavar?.contains("|") == true {
      return words.map { "`\($0)`" }.joined(separator: "|")
    }
    return kind.metavar.map { "{\($0)}" }
  }

  private static var examples: [ManBlock] {
    CommandTable.commands.flatMap(\.examples).map { .item("`\($0.line)`", [$0.meaning + "."]) }
  }
}
