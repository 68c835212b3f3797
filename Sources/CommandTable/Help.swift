/// The help texts, made from the table.
public enum Help {
  /// The smallest width to which help is set, in cells.
  public static let minimumWidth = 40

  /// The list of commands, for `flipcal help` and `flipcal --help`.
  /// - Parameter width: cells; smaller ones than `minimumWidth` count as that.
  public static func overview(width: Int = 80) -> String {
    var layout = TextLayout(width: max(minimumWidth, width))
    layout.paragraph("flipcal shows a month of your calendars as a page, and turns it.")
    layout.blank()
    layout.paragraph("Usage: flipcal [OPTION...] [SOURCE...]", hanging: 9)
    layout.paragraph("flipcal COMMAND [OPTION...] [OPERAND...]", indent: 7, hanging: 2)
    layout.blank()
    layout.paragraph(
      "A SOURCE is an .ics file, a directory of such files, or - for standard input. A first word that is no "
        + "command is a SOURCE where it names an existing path, contains / or ends in .ics.")
    layout.blank()
    layout.paragraph("Commands:")
    layout.definitions(CommandTable.commands.map { ($0.usage, Prose.plain($0.summary)) })
    layout.blank()
    if let page = CommandTable.command(.open) {
      layout.paragraph("Options of pages:")
      let own = CommandTable.options(of: page).filter { !CommandTable.globalOptions.contains($0.key) }
      layout.definitions(own.map { (term(of: $0), note(of: $0)) })
      layout.blank()
    }
    layout.paragraph("Options of every command:")
    layout.definitions(
      CommandTable.globalOptions.compactMap(CommandTable.option).map { (term(of: $0), Prose.plain($0.help)) })
    layout.blank()
    layout.paragraph(
      "Options can have defaults in the configuration file and in the environment; a negative form such as --no-ascii "
        + "takes one back.")
    layout.blank()
    layout.paragraph(
      "'flipcal help COMMAND' shows the options of a command and examples. The manual page, flipcal(1), tells the "
        + "rest: dates, output, environment, files and exit statuses.")
    return layout.text
  }

  /// The help of a command.
  /// - Parameter width: cells; smaller ones than `minimumWidth` count as that.
  public static func command(_ name: CommandName, width: Int = 80) -> String {
    guard let command = CommandTable.command(name) else { return overview(width: width) }
    var layout = TextLayout(width: max(minimumWidth, width))
    layout.paragraph("Usage: " + usage(of: command), hanging: 9)
    layout.blank()
    layout.paragraph(Prose.plain(command.summary) + ".")
    if !command.operands.isEmpty {
      layout.blank()
      layout.paragraph("Operands:")
      layout.definitions(command.operands.map { ($0.name, Prose.plain($0.help)) })
    }
    let takesMonth = command.takes(.from) || command.operands.contains { $0.kind == .month }
    if takesMonth || command.operands.contains(where: { $0.kind == .day }) {
      layout.blank()
      layout.paragraph("D is \(DayExpression.dayForms)\(takesMonth ? "; a month is 2026-12" : "").")
    }
    layout.blank()
    layout.paragraph("Options:")
    layout.definitions(CommandTable.options(of: command).map { (term(of: $0), note(of: $0)) })
    if name == .browse { listKeys(&layout) }
    layout.blank()
    layout.paragraph("Examples:")
    for example in command.examples {
      layout.paragraph(example.line, indent: 2, hanging: 4)
      layout.paragraph(Prose.plain(example.meaning), indent: 6)
    }
    for exitNote in command.exitNotes {
      layout.blank()
      layout.paragraph(Prose.plain(exitNote))
    }
    return layout.text
  }

  private static func listKeys(_ layout: inout TextLayout) {
    layout.blank()
    layout.paragraph("The mouse:")
    layout.definitions(KeyTable.gestures.map { ($0.gesture, $0.help) })
    for context in KeyContext.allCases {
      layout.blank()
      layout.paragraph("Keys \(context.title.lowercasedFirst):")
      layout.definitions(
        KeyTable.bindings(in: context).map { ($0.keys.joined(separator: ", "), $0.help) })
    }
  }

  /// The command line with the place of its options.
  static func usage(of command: CommandSpec) -> String {
    (["flipcal", command.name.word, "[OPTION...]"].compactMap { $0 } + command.operands.map(\.usage))
      .joined(separator: " ")
  }

  private static func term(of option: OptionSpec) -> String {
    let names = (option.short == nil ? "    " : "") + option.spellings.joined(separator: ", ")
    return option.kind.metavar.map { "\(names) \($0)" } ?? names
  }

  private static func note(of option: OptionSpec) -> String {
    Prose.plain(option.help) + (option.isRepeatable ? " (repeatable)" : "")
  }
}

extension String {
  /// With a small first letter, as within a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
