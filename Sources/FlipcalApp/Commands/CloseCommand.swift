import Store
import TextGate

/// `close`: forgets the open set.
struct CloseCommand {
  let session: Session

  func run() throws(AppError) -> Int32 {
    var wasOpen = false
    do throws(FileError) {
      wasOpen = try session.state?.forgetOpenSet() ?? false
    } catch {
      session.report(notKept: error, "what is open stays open")
      return 1
    }
    guard session.console.isTerminal else { return 0 }
    let closed = wasOpen ? "Closed" : "Nothing was open"
    let left = session.configured.calendars
    guard !left.isEmpty else {
      try session.console.print("\(closed); open a calendar with: flipcal FILE.ics\n")
      return 0
    }
    let names = left.map { VisibleText($0.name).description }.joined(separator: ", ")
    try session.console.print("\(closed); the calendars of the configuration are used: \(names)\n")
    return 0
  }
}
