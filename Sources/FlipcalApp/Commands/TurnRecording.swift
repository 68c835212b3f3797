import CalendarCore
import Canvas
import CommandTable
import PageTurn
import Pages
import Terminal

/// `turn`: the turn from one month's page to another's, played or written down, without moving the focus.
struct TurnRecording {
  let session: Session

  /// Rows of a recorded page where `--height` does not tell.
  private static let usualHeight = 24
  /// A picture shows the turn slower, and so in more steps.
  private static let pictureSteps = 24

  func run(sources: [String]) throws(AppError) -> Int32 {
    let (old, new) = try months(sources)
    let calendars = try OpenCalendars.forSources(sources, session: session)
    let view = PageView(session: session, calendars: calendars)
    let turn = Turn(old < new ? .next : .previous, corner: session.options.turnCorner)
    if session.options.format == .text {
      try play(turn, from: old, to: new, view)
    } else {
      try record(turn, from: view.content(old), to: view.content(new), view)
    }
    return calendars.finish(session)
  }

  /// The months of `--from` and `--to`, or of the focus and the next one.
  private func months(_ sources: [String]) throws(AppError) -> (old: YearMonth, new: YearMonth) {
    func month(_ expression: DayExpression?) throws(AppError) -> YearMonth? {
      guard let expression else { return nil }
      return try session.days(expression).start.yearMonth
    }
    let focus = sources.isEmpty ? session.state?.focus()?.month : nil
    let old = try month(session.options.from) ?? focus ?? session.today.yearMonth
    let new = try month(session.options.to) ?? old.adding(months: 1)
    guard old != new else {
      throw .usage(
        session.options.to == nil
          ? "there is no month after \(old)" : "a turn leads from one month to another, but both are \(old)")
    }
    return (old, new)
  }

  /// Without those that differ from the one before in their styles only, as by a shadow.
  private static func distinct(_ frames: [Surface]) -> [Surface] {
    var distinct: [Surface] = []
    for frame in frames where distinct.last?.lines != frame.lines { distinct.append(frame) }
    return distinct
  }

  /// How the page turns; nil where it is exchanged at once.
  private var transition: (any Transition)? {
    session.options.transition == .none ? nil : session.console.transition(session.options)
  }

  private func play(_ turn: Turn, from old: YearMonth, to new: YearMonth, _ view: PageView) throws(AppError) {
    guard session.console.canAnimate(session.options) else { return try view.show(new, span: .month) }
    let after = view.content(new)
    try session.console.play(
      turn, session.options, from: view.page(view.content(old)).surface, to: view.page(after).surface,
      relaid: view.relaid(after))
  }

  private func record(
    _ turn: Turn, from old: MonthContent, to new: MonthContent, _ view: PageView
  ) throws(AppError) {
    let console = session.console
    let width = console.pageWidth(session.options)
    let height = session.options.height ?? TurnRecording.usualHeight
    func page(_ content: MonthContent) -> Surface { view.page(content, width: width, height: height).surface }
    let steps = session.options.format == .svg ? TurnRecording.pictureSteps : TurnFrames.steps
    let frames = TurnFrames(from: page(old), to: page(new), turn: turn, transition: transition, steps: steps).frames
    let title = "\(old.names.title) \u{2192} \(new.names.title)"
    switch session.options.format {
    case .cast:
      let cast = TurnCast(frames, size: TerminalSize(columns: width, rows: height + 1), console.capabilities)
      try console.print(cast.text(title: title))
    case .svg:
      let picture = TurnPicture(
        frames.map { TurnPicture.Frame(time: $0.time, surface: $0.surface) }, title: title,
        language: session.locale.language, isDark: console.pageStyle(session.options).theme.background == .dark)
      try console.print(picture.svg)
    case .frames, .text, .json, .ndjson, .tsv, .ics, .template, .sarif, .html:
      try console.print(TurnRecording.distinct(frames.map(\.surface)), separator: "\u{0C}\n")
    }
  }
}
