/// The help texts, made from the table.
public enum Help {
  /// The smallest width to which help is set, in cells.
  public static let minimumWidth = 40

  /// What `flipcal help` and `--help` show of a topic, or of flipcal where there is none.
  /// - Parameter width: cells; smaller ones than `minimumWidth` count as that.
  public static func text(of topic: HelpTopic?, width: Int = 80) -> HelpText {
    var layout = TextLayout(width: max(minimumWidth, width))
    switch topic {
    case nil: addOverview(to: &layout)
    case .section(let section):
      layout.heading(section.summary)
      layout.blank()
      layout.add(section.blocks)
    case .command(let name):
      if let command = CommandTable.command(name) { add(command, to: &layout) }
    }
    return layout.help
  }

  private static func addOverview(to layout: inout TextLayout) {
    layout.paragraph("flipcal shows a month of your calendars as a page, and turns it.")
    layout.heading("Usage")
    layout.definitions([
      ("flipcal SOURCE...", "Open .ics files or directories of them, and show the page"),
      ("flipcal", "Show the page again"),
      ("flipcal COMMAND ...", "Do what a command says"),
    ])
    for group in CommandGroup.allCases {
      layout.heading(group.rawValue)
      layout.definitions(group.commands.map { (padded($0.name.rawValue), Prose.plain($0.summary)) })
    }
    layout.heading("Topics")
    layout.paragraph(HelpSection.allCases.map(\.rawValue).joined(separator: ", "), indent: 2)
    layout.blank()
    layout.paragraph(
      "'flipcal help COMMAND' shows the options of a command and examples, 'flipcal help TOPIC' a part of the manual. "
        + "'man flipcal' has everything.")
  }

  /// The word of a command, so long that all lists have their columns below each other.
  private static func padded(_ word: String) -> String {
    let longest = CommandTable.commands.compactMap(\.name.word?.count).max() ?? 0
    return word + String(repeating: " ", count: max(0, longest - word.count))
  }

  private static func add(_ command: CommandSpec, to layout: inout TextLayout) {
    layout.paragraph("Usage: " + usage(of: command), hanging: 9)
    layout.blank()
    layout.paragraph(Prose.plain(command.prose.first ?? command.summary))
    if !command.operands.isEmpty {
      layout.heading("Operands")
      layout.definitions(command.operands.map { ($0.name, Prose.plain($0.help)) })
    }
    let terms = CommandTable.options(of: command).map(term)
    for group in OptionGroup.groups(of: command) {
      layout.heading(group.title)
      layout.definitions(group.options.map { (term(of: $0), note(of: $0)) }, beside: terms)
    }
    let takesMonth = command.takes(.from) || command.operands.contains { $0.kind == .month }
    if takesMonth || command.operands.contains(where: { $0.kind == .day }) {
      layout.blank()
      let spans = takesMonth ? "; a longer span is \(DayExpression.spanForms)" : ""
      layout.paragraph("D is \(DayExpression.dayForms)\(spans). See 'flipcal help dates'.")
    }
    if command.name == .browse { listKeys(&layout) }
    layout.heading("Examples")
    for example in command.examples {
      layout.paragraph(example.line, indent: 2, hanging: 4)
      layout.paragraph(Prose.plain(example.meaning), indent: 6)
    }
    for exitNote in command.exitNotes {
      layout.blank()
      layout.paragraph(Prose.plain(exitNote))
    }
  }

  private static func listKeys(_ layout: inout TextLayout) {
    layout.heading("The mouse")
    layout.definitions(KeyTable.gestures.map { ($0.gesture, $0.help) })
    for context in KeyContext.allCases {
      layout.heading("Keys \(context.lowercasedTitle)")
      layout.definitions(KeyTable.bindings(in: context).map { ($0.keys.joined(separator: ", "), $0.help) })
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
