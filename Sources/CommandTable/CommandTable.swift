/// The commands and options of flipcal as values. The parser, the help texts and the man page read these tables and
/// nothing else, so each command and each option is declared once.
///
/// A new command is one entry in `commands` (and its case in `CommandName`). A new option is one entry in `options`
/// (and its case in `OptionKey`), its key at the commands that take it, and one line in `OptionDecoder`.
public enum CommandTable {
  /// All commands, in the order of help and the man page.
  public static let commands: [CommandSpec] = pageCommands + listCommands + shellCommands

  /// The options that every command takes.
  public static let globalOptions: [OptionKey] = [.help, .version]

  /// The entry of a command; nil only where the table lacks it, which a test rules out.
  public static func command(_ name: CommandName) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// The entry of an option; nil only where the table lacks it, which a test rules out.
  public static func option(_ key: OptionKey) -> OptionSpec? {
    options.first { $0.key == key }
  }

  /// The option of a long name, such as `--calendar`; nil where there is none.
  static func option(long name: some StringProtocol) -> OptionSpec? {
    options.first { $0.key.longName == name }
  }

  /// The option of a letter, such as `a`; nil where there is none.
  static func option(short letter: Character) -> OptionSpec? {
    options.first { $0.short == letter }
  }

  /// The options of a command in table order, with those that every command takes at the end.
  public static func options(of command: CommandSpec) -> [OptionSpec] {
    options.filter { command.takes($0.key) }
  }

  /// The commands that take an option, in table order.
  public static func commands(taking key: OptionKey) -> [CommandSpec] {
    commands.filter { $0.takes(key) }
  }
}
