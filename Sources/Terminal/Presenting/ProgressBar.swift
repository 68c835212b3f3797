import Canvas
import TextGate

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line on standard error that tells how far a long piece of work is; on a terminal only, and not before half a second.
///
/// It returns to the start of its line and writes over itself, which every terminal understands, so nothing of it is
/// left behind.
public final class ProgressBar {
  private let isTerminal: Bool
  private let width: Int
  private let output = Output(descriptor: STDERR_FILENO)
  private let started = Clock.now
  private var shown = 0.0
  private var shownWidth = 0

  /// Seconds before anything is shown, and between two changes.
  private static let patience = 0.5
  private static let interval = 0.1
  /// Cells of the bar itself, and of what stands around it.
  private static let barWidth = 24
  private static let frameWidth = 9

  /// Makes a bar that shows nothing yet.
  public init(environment: [String: String]) {
    isTerminal = isatty(STDERR_FILENO) == 1
    width = TerminalSize(descriptor: STDERR_FILENO, environment: environment).columns
  }

  /// Shows how far the work is, if it is time.
  ///
  /// - Parameters:
  ///   - work: What is done, such as "Reading cal.ics"; cut where there is little room.
  ///   - part: How much of it is done, 0...1.
  public func show(_ work: @autoclosure () -> VisibleText, _ part: Double) {
    guard isTerminal else { return }
    let now = Clock.now
    guard now - started >= ProgressBar.patience, now - shown >= ProgressBar.interval else { return }
    shown = now
    let line = ProgressBar.line(work(), part, width: width - 1)
    let lineWidth = TextMetrics().width(of: line)
    write("\r" + line + String(repeating: " ", count: max(0, shownWidth - lineWidth)))
    shownWidth = lineWidth
  }

  /// Takes the line away.
  public func remove() {
    guard shownWidth > 0 else { return }
    write("\r" + String(repeating: " ", count: shownWidth) + "\r")
    shownWidth = 0
  }

  /// A line of a width at most: `Reading cal.ics [######..................]  25%`.
  static func line(_ work: VisibleText, _ part: Double, width: Int) -> String {
    let part = min(max(0, part), 1)
    let percent = String(Int(part * 100))
    let number = String(repeating: " ", count: 3 - percent.count) + percent + "%"
    let room = width - barWidth - frameWidth
    // Without room for both, what is done is not named.
    guard room >= 8 else { return width >= number.count ? number : "" }
    let done = Int(part * Double(barWidth))
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: barWidth - done)
    return "\(TextMetrics().fit(work, cells: room, ellipsis: "...")) [\(bar)] \(number)"
  }

  private func write(_ text: String) {
    try? output.write(text)
    try? output.flush()
  }
}
