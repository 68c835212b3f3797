import CalendarCore
import Canvas
import CommandTable
import PageTurn
import Store
import Terminal
import TextGate

/// flipcal, from its arguments to its exit status.
public enum App {
  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - environment: The environment's variables.
  /// - Returns: The exit status: 0 done, 1 the data or the system kept it from answering, 2 usage.
  public static func run(arguments: [String], environment: [String: String]) -> Int32 {
    Output.ignoreBrokenPipes()
    do throws(AppError) {
      return try perform(arguments, environment: environment)
    } catch {
      if !error.message.isEmpty { say(error.message) }
      return error.status
    }
  }

  /// The text of an argument or a variable, which may be the name of a file and need not be UTF-8.
  public static func text(_ bytes: [UInt8]) -> String { PathText.text(bytes) }

  private static func say(_ message: String) {
    Output.reportLine(Reporter.line(Diagnostic(VisibleText(message))))
  }

  private static func perform(_ arguments: [String], environment: [String: String]) throws(AppError) -> Int32 {
    // Help and version need no configuration.
    lazy var preferences = Preferences(environment: environment)
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try CommandTable.parse(arguments: arguments, defaults: preferences.defaults) {
        Source(argument: $0).exists
      }
    } catch {
      throw AppError(error)
    }
    let console = Console(
      environment: environment, color: invocation.options.color,
      recording: RecordingTerminal.capabilities(for: invocation, environment: environment))
    switch invocation.request {
    case .version:
      try console.print("flipcal \(flipcalVersion)\n")
      return 0
    case .help(let topic):
      let pager = invocation.command == .help ? invocation.options.pager : preferences.pager
      return try showHelp(on: topic, invocation.options, console, pager)
    case .run: return try answer(invocation, preferences, console)
    }
  }

  private static func showHelp(
    on topic: HelpTopic?, _ options: InvocationOptions, _ console: Console, _ pager: PagerChoice
  ) throws(AppError) -> Int32 {
    var console = console
    defer { console.finishPaging() }
    console.page(by: pager)
    try console.print(Help.text(of: topic, width: console.helpWidth(options)), options)
    return 0
  }

  /// Says what is wrong with the settings, and does what a command says.
  private static func answer(
    _ invocation: Invocation, _ preferences: Preferences, _ console: Console
  ) throws(AppError) -> Int32 {
    var console = console
    defer { console.finishPaging() }
    // It says itself what is wrong, as its answer.
    if invocation.command == .config, invocation.choice != nil { console.reporter.hold() }
    console.report(preferences.diagnostics(invocation.faults))
    let (theme, diagnostics) = try ThemeChoice(
      preferences: preferences, depth: console.capabilities.colorDepth, background: console.capabilities.background
    ).theme(for: invocation.options)
    console.theme = theme ?? RecordingTerminal.theme(for: invocation, depth: console.capabilities.colorDepth)
    console.report(diagnostics)
    if CommandTable.command(invocation.command)?.takes(.pager) == true { console.page(by: invocation.options.pager) }
    // What is wrong with a template is said before calendars are read.
    let (options, templateFaults) = try Session.withUsableTemplate(invocation.options, preferences)
    console.report(templateFaults)
    let session = try Session(
      environment: console.environment, options: options, preferences: preferences, console: console)
    return try run(invocation, session, preferences)
  }

  private static func run(
    _ invocation: Invocation, _ session: Session, _ preferences: Preferences
  ) throws(AppError) -> Int32 {
    let environment = session.console.environment
    let sources = invocation.sources
    switch invocation.command {
    case .open: return try OpenCommand(session: session).run(sources)
    case .page where invocation.options.browse && session.console.capabilities.canAnimate:
      return try BrowseCommand(session: session, environment: environment).run([])
    case .page: return try PageCommand(session: session).run()
    case .next, .prev, .today, .swipe: return try turn(invocation, session)
    case .month: return try MonthCommand(session: session).run(invocation.date, sources: sources)
    case .browse: return try BrowseCommand(session: session, environment: environment).run(sources)
    case .turn: return try TurnRecording(session: session).run(sources: sources)
    case .agenda: return try AgendaCommand(session: session).run(sources: sources)
    case .day: return try AgendaCommand(session: session).runDay(invocation.date, sources: sources)
    case .search: return try AgendaCommand(session: session).runSearch(invocation.text ?? "", sources: sources)
    case .show: return try ShowCommand(session: session).run(invocation.uids, sources: sources)
    case .nextEvent: return try NextEventCommand(session: session).run(sources: sources)
    case .tasks: return try TasksCommand(session: session).run(sources: sources)
    case .free: return try FreeCommand(session: session).run(sources: sources)
    case .conflicts: return try ConflictsCommand(session: session).run(sources: sources)
    case .stats: return try StatsCommand(session: session).run(sources: sources)
    case .calendars: return try CalendarsCommand(session: session).run()
    case .close: return try CloseCommand(session: session).run()
    case .config:
      let command = ConfigCommand(session: session, preferences: preferences, environment: environment)
      return invocation.choice == nil ? try command.run() : try command.check(invocation.faults)
    case .completions:
      guard let shell = invocation.choice.flatMap(Shell.init(rawValue:)) else { throw .usage("SHELL is missing") }
      return try CompletionsCommand(session: session, preferences: preferences, home: environment["HOME"])
        .run(shell, words: invocation.words)
    case .check: return try CheckCommand(session: session).run(sources)
    case .help: return try showHelp(on: nil, invocation.options, session.console, .none)
    }
  }

  private static func turn(_ invocation: Invocation, _ session: Session) throws(AppError) -> Int32 {
    switch invocation.command {
    case .prev: return try TurnCommand(session: session, target: .months(-(invocation.count ?? 1))).run()
    case .today: return try TurnCommand(session: session, target: .today).run()
    case .swipe:
      guard let vector = invocation.vector, let swipe = Swipe(dx: vector.dx, dy: vector.dy) else {
        throw .usage("a swipe of 0 0 has no direction")
      }
      let months = swipe.turn.direction == .next ? 1 : -1
      return try TurnCommand(session: session, target: .months(months), turn: swipe.turn).run()
    default: return try TurnCommand(session: session, target: .months(invocation.count ?? 1)).run()
    }
  }
}
