import Browse
import CalendarCore
import Canvas
import CommandTable
import PageTurn
import Store
import Terminal

/// `browse [SOURCE...]`: the pages by hand, full screen.
struct BrowseCommand {
  let session: Session
  let environment: [String: String]

  func run(_ operands: [String]) throws(AppError) -> Int32 {
    let screen = try fullScreen()
    let set = SourceSet(operands, session: session)
    // Before they are read: what changes meanwhile must not be missed.
    let watched = set.sources.filter { !$0.isStream }.map(\.absolutePath)
    let watch = watched.isEmpty ? nil : SourceWatch(watched)
    var world = try BrowseWorld(set, session: session, environment: environment)
    let model = model(screen.size, world, focus: operands.isEmpty ? session.state?.focus() : nil)
    world.takeScreen()
    var loop = BrowseLoop(model, world, on: screen, watching: watch)
    switch try browse(&loop, on: screen) {
    case .quit: return loop.world.finish()
    case .hungUp: return 0
    case .signal(let signal): FullScreen.raise(signal)
    }
  }

  private func browse(_ loop: inout BrowseLoop, on screen: FullScreen) throws(AppError) -> BrowseLoop.Ending {
    defer {
      screen.leave()
      session.console.reporter.release()
    }
    do throws(FullScreenError) { try screen.enter() } catch { throw failure(error) }
    do throws(OutputError) {
      return try loop.run()
    } catch {
      throw AppError(error)
    }
  }

  /// The model at the start.
  func model(_ size: TerminalSize, _ world: BrowseWorld, focus: Focus?) -> Model {
    let console = session.console
    let focus = focus ?? Focus(session.today)
    let locale = session.locale
    let settings = Settings(
      style: console.pageStyle(session.options), firstWeekday: session.firstWeekday,
      transition: console.wantsMotion(session.options) ? console.transition(session.options) : nil,
      corner: session.options.turnCorner, keys: session.keys.bindings,
      heading: { locale.heading($0) }, shortDate: { locale.shortDate($0) })
    var model = Model(
      settings: settings, width: size.columns, height: size.rows, today: session.today,
      zoneName: session.viewing.identifier, selected: focus.day, preferredDay: focus.preferredDay,
      calendars: world.calendarInfos, hidden: world.hidden)
    if let notice = world.openingNotice { model.notify(notice.text, isFault: notice.isFault) }
    return model
  }

  private func fullScreen() throws(AppError) -> FullScreen {
    do throws(FullScreenError) {
      return try FullScreen(capabilities: session.console.capabilities, environment: environment)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: FullScreenError) -> AppError {
    switch error {
    case .outputIsNoTerminal:
      .failure("browse needs a terminal, and the output goes elsewhere; 'flipcal month' prints the page")
    case .cursorDoesNotMove:
      .failure("browse needs a terminal whose cursor moves, which TERM denies; 'flipcal month' prints the page")
    case .noKeyboard: .failure("browse finds no terminal to read keys from")
    case .failed(let reason): .failure("browse cannot take the screen: \(reason)")
    }
  }
}
