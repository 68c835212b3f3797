import Canvas
import PageTurn
import Pages
import Terminal

/// A turn as a recording of the terminal that it is played in: what is written there, and when.
struct TurnCast {
  private let size: TerminalSize
  private let events: [CastFormat.Event]

  /// How long the old page stands, how long the turn takes and how long the new page stands, in microseconds.
  private static let before = 1_000_000
  private static let turn = Int(Turn.duration / .microseconds(1))
  private static let after = 2_000_000

  /// - Parameters:
  ///   - frames: From the old page to the new one.
  ///   - size: Of the terminal: a row more than the page, for what comes after it.
  ///   - capabilities: What the terminal can show.
  init(_ frames: [TurnFrames.Frame], size: TerminalSize, _ capabilities: Capabilities) {
    self.size = size
    var presenter = InlinePresenter(capabilities, size: size)
    var events: [CastFormat.Event] = []
    func add(_ time: Int, _ bytes: [UInt8]) {
      events.append(CastFormat.Event(time: time, output: String(decoding: bytes, as: UTF8.self)))
    }
    for (number, frame) in frames.enumerated() {
      let time = TurnCast.before + Int((frame.time * Double(TurnCast.turn)).rounded())
      if number == 0 {
        add(0, presenter.begin(frame.surface))
      } else if number == frames.count - 1 {
        add(time, presenter.finish(frame.surface))
      } else {
        add(time, presenter.show(frame.surface))
      }
    }
    // Nothing is written at the end, which only tells how long the last page stands.
    add(TurnCast.before + TurnCast.turn + TurnCast.after, [])
    self.events = events
  }

  /// The recording.
  func text(title: String) -> String {
    CastFormat.recording(
      columns: size.columns, rows: size.rows, title: title, terminal: RecordingTerminal.name, events)
  }
}
