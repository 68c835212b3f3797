import CalendarCore
import Canvas
import CommandTable
import PageTurn
import Pages
import Terminal
import TextGate

/// Standard output and standard error, as a command uses them.
struct Console: Sendable {
  let capabilities: Capabilities
  private let size: TerminalSize
  let reporter: Reporter
  let environment: [String: String]
  /// The theme that was chosen; nil for the usual one.
  var theme: Theme?
  /// What shows long output; nil where it is printed.
  private(set) var paged: PagedOutput?

  /// The console of standard output.
  ///
  /// - Parameter recording: The terminal that something is written down for; nil for what standard output is.
  init(environment: [String: String], color: When, recording: Capabilities? = nil) {
    // The words of --color are the same on both sides.
    let capabilities =
      recording ?? Capabilities(environment: environment, color: ColorChoice(rawValue: color.rawValue) ?? .auto)
    self.init(environment: environment, capabilities, size: TerminalSize(environment: environment))
  }

  init(environment: [String: String], _ capabilities: Capabilities, size: TerminalSize) {
    self.environment = environment
    self.capabilities = capabilities
    self.size = size
    reporter = Reporter(columns: size.columns)
  }

  var isTerminal: Bool { capabilities.isTerminal }

  /// A bar for work that may take a while.
  func progressBar() -> ProgressBar { ProgressBar(environment: environment) }

  /// The width of a page: `--width`, or what there is.
  func pageWidth(_ options: InvocationOptions) -> Int { options.width ?? size.columns }

  /// The height of a page: `--height`, or what a terminal has besides the line for the next prompt and what was reported,
  /// which would scroll away unread; nil on a pipe.
  func pageHeight(_ options: InvocationOptions) -> Int? {
    let reported = min(reporter.rowsTaken, size.rows / 2)
    return options.height ?? (isTerminal ? max(1, size.rows - 1 - reported) : nil)
  }

  /// How pages look here.
  func pageStyle(_ options: InvocationOptions) -> PageStyle {
    let metrics = TextMetrics(ambiguousIsWide: options.ambiguousWidth == 2)
    // ASCII where it is asked for, where nothing says that more will be shown as it is, and where lines would be two
    // cells wide.
    let isASCII = options.ascii || !capabilities.encodesUTF8 || metrics.ambiguousIsWide
    return PageStyle(
      glyphs: isASCII ? .ascii : .unicode,
      theme: theme ?? Theme(.auto, depth: capabilities.colorDepth, background: capabilities.background),
      metrics: metrics)
  }

  /// Whether a turn of the page may be shown: on a terminal that can, where the page fits and nobody objects.
  func canAnimate(_ options: InvocationOptions) -> Bool {
    guard capabilities.canAnimate, pageWidth(options) <= size.columns, let height = pageHeight(options),
      height < size.rows
    else { return false }
    return wantsMotion(options)
  }

  /// Whether the person wants to see pages move.
  func wantsMotion(_ options: InvocationOptions) -> Bool {
    if options.transition == .none { return false }
    switch options.animate {
    // What is typed beats what stands in the file or the environment.
    case .always where options.origins[.animate] != nil && options.origins[.motion] == nil:
      return options.motion == .full
    case .always: return true
    case .never: return false
    case .auto: return options.motion == .full
    }
  }

  func print(_ text: String) throws(AppError) {
    try written { output throws(OutputError) in try output.write(TextEncoder(capabilities).encode(text)) }
  }

  /// Prints a sentence, which may hold text from a person or a file, in lines of the terminal's width.
  func print(sentence: String, _ options: InvocationOptions) throws(AppError) {
    let metrics = TextMetrics(ambiguousIsWide: options.ambiguousWidth == 2)
    try print(metrics.wrapped(sentence, cells: pageWidth(options)).map { $0 + "\n" }.joined())
  }

  func print(_ text: TextBuffer) throws(AppError) {
    try written { output throws(OutputError) in try output.write(TextEncoder(capabilities).encode(utf8: text.utf8)) }
  }

  /// Prints what a page has behind it on a pipe: a blank line, and a line for each occurrence, if there are any.
  func print(list occurrences: [Occurrence]) throws(AppError) {
    guard !occurrences.isEmpty else { return }
    try print("\n")
    try print(OccurrencePieces(occurrences, OccurrenceLine()))
  }

  /// Prints text piece by piece: the first goes out before the last is made.
  func print(_ pieces: some Sequence<TextBuffer>) throws(AppError) {
    let encoder = TextEncoder(capabilities)
    try written { output throws(OutputError) in
      for piece in pieces { try output.write(encoder.encode(utf8: piece.utf8)) }
    }
  }

  func print(_ surface: Surface) throws(AppError) {
    try written { output throws(OutputError) in try output.write(TextEncoder(capabilities).encode(surface)) }
  }

  /// Prints texts one behind the other, each in its style.
  func print(_ pieces: [(text: String, style: Style)]) throws(AppError) {
    let encoder = TextEncoder(capabilities)
    let styles = StyleEncoder(depth: capabilities.colorDepth, rendersAttributes: capabilities.rendersAttributes)
    try written { output throws(OutputError) in
      for (text, style) in pieces {
        try output.write(styles.transition(from: .plain, to: style))
        try output.write(encoder.encode(text))
        try output.write(styles.transition(from: style, to: .plain))
      }
    }
  }

  /// Prints surfaces with a text between them.
  func print(_ surfaces: [Surface], separator: String) throws(AppError) {
    let encoder = TextEncoder(capabilities)
    try written { output throws(OutputError) in
      for (number, surface) in surfaces.enumerated() {
        if number > 0 { try output.write(separator) }
        try output.write(encoder.encode(surface))
      }
    }
  }

  /// Turns from one page to another; what is left is the second, as if it had been printed.
  ///
  /// - Parameter relaid: Draws the second page anew for a terminal whose size changed meanwhile.
  func play(
    _ turn: Turn, _ options: InvocationOptions, from old: Surface, to new: Surface,
    relaid: @escaping (TerminalSize) -> Surface
  ) throws(AppError) {
    let transition = transition(options)
    try written { output throws(OutputError) in
      try Animator(output: output, capabilities: capabilities).play(for: Turn.duration, relaid: relaid) {
        transition.frame(from: old, to: new, turn: turn, progress: TimingCurve.standard.value(at: $0))
      }
    }
  }

  /// Sends what is printed from now on to a pager, while which nothing is reported: it has the screen.
  mutating func startPaging(_ command: PagerCommand) {
    paged = PagedOutput(command, size: size) { [reporter] in reporter.hold() }
  }

  func report(_ diagnostic: Diagnostic) { reporter.report([diagnostic]) }
  func report(_ diagnostics: [Diagnostic]) { reporter.report(diagnostics) }

  private func written(_ body: (Output) throws(OutputError) -> Void) throws(AppError) {
    let output = Output(paged: paged)
    do throws(OutputError) {
      try body(output)
      try output.flush()
    } catch {
      throw AppError(error)
    }
  }
}
