import CalendarCore
import CommandTable
import ICU
import Store

/// `flipcal SOURCE...`: opens sources and shows the page of today's month.
struct OpenCommand {
  let session: Session

  func run(_ arguments: [String]) throws(AppError) -> Int32 {
    var loader = session.loader(.keep, encoding: session.encoding)
    var paths: [String] = []
    var streamed: [UInt8] = []
    for source in Source.named(by: arguments) {
      if source.isStream {
        // It can be read once only, so its text is kept for the runs to come.
        guard let bytes = loader.loadStream(source, encoding: encoding(of: source)) else { continue }
        streamed += bytes
      } else if loader.load(source, encoding: encoding(of: source)) {
        paths.append(source.absolutePath)
      }
    }
    let calendars = try OpenCalendars(loader, session: session)
    // Where nothing could be read, what was open stays open.
    if loader.hasFailed, loader.calendars.isEmpty { return calendars.finish(session) }
    let focus = Focus(session.today)
    do throws(FileError) {
      if let state = session.state {
        if !session.configured.calendars.isEmpty, state.openSet().isEmpty {
          session.console.report(Diagnostic("the configuration's calendars are set aside until: flipcal close"))
        }
        if !streamed.isEmpty { paths.append(try state.keepStream(streamed)) }
        try state.open(paths, encoding: session.runEncoding?.name, focus: focus)
      }
    } catch {
      session.report(notKept: error, "the next run will not know what is open")
    }
    try PageView(session: session, calendars: calendars).show(focus.month)
    return calendars.finish(session)
  }
  /// What this run says of all sources, or else the configuration of this one.
  private func encoding(of source: Source) -> TextEncoding? {
    session.runEncoding ?? session.configured.encoding(of: source)
  }
}
