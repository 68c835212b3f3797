import Canvas
import Input

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The whole screen of a terminal, its keys and its pointer, and the signals that come meanwhile.
///
/// One thread uses it, and one at a time can be entered: signals belong to the process.
public final class FullScreen {
  /// Something that ``wait(until:forFrame:watching:)`` tells.
  public enum Event: Sendable, Hashable {
    /// What was typed, pasted and pointed.
    case input([InputEvent])
    /// The window has another size; a frame for it must be presented.
    case resized(TerminalSize)
    /// The process was stopped and goes on; a frame must be presented.
    case resumed
    /// A signal came that ends processes: leave, and then ``raise(_:)`` it.
    case signalled(Int32)
    /// The terminal is gone.
    case hungUp
    /// The descriptor that is watched has something to read.
    case watched
    /// A frame may be presented.
    case ready
    /// The deadline has come.
    case timeout
  }

  /// What was done since the beginning.
  public struct Statistics: Sendable, Hashable {
    /// Bytes that the terminal has taken.
    public internal(set) var bytesWritten = 0
    /// Frames that differed from what was shown.
    public internal(set) var frames = 0
    /// Ends of waiting for descriptors or time.
    public internal(set) var wakeUps = 0
  }

  /// The size of the screen.
  public internal(set) var size: TerminalSize
  /// What was done since the beginning.
  public internal(set) var statistics = Statistics()

  let output: Int32
  let environment: [String: String]
  let keyboard: Int32
  private let ownsKeyboard: Bool
  let writer: TerminalWriter
  let screenModes: ScreenModes
  var presenter: ScreenPresenter
  var pacing = FramePacing()
  var decoder = InputDecoder()
  /// When the rest of what has begun is waited for no longer.
  var restDeadline: Double?
  /// What is queued for the terminal.
  var pending: ArraySlice<UInt8> = []
  /// Set while it is entered.
  var entered: Entered?

  /// What there is between ``enter()`` and ``leave()``.
  struct Entered {
    var modes: RawModes
    /// Where signals are read.
    var notices: Int32
  }

  /// Looks for the terminal, without changing anything.
  ///
  /// - Parameters:
  ///   - capabilities: Those of the output.
  ///   - environment: `COLUMNS` and `LINES` count where the terminal does not know its size.
  ///   - input: Where keys are read, if it is a terminal; else they are read from the output's terminal.
  ///   - output: The terminal.
  public init(
    capabilities: Capabilities, environment: [String: String] = [:], input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO
  ) throws(FullScreenError) {
    guard capabilities.isTerminal, isatty(output) == 1 else { throw .outputIsNoTerminal }
    guard capabilities.canMoveCursor else { throw .cursorDoesNotMove }
    let isInputTerminal = isatty(input) == 1
    if let own = ControllingTerminal.openNonBlocking(isInputTerminal ? input : output, access: O_RDONLY) {
      (keyboard, ownsKeyboard) = (own, true)
    } else if isInputTerminal {
      (keyboard, ownsKeyboard) = (input, false)
    } else {
      throw .noKeyboard
    }
    self.output = output
    self.environment = environment
    writer = TerminalWriter(descriptor: output)
    screenModes = ScreenModes(capabilities)
    size = TerminalSize(descriptor: output, environment: environment)
    presenter = ScreenPresenter(capabilities, size: size)
  }

  deinit {
    leave()
    if ownsKeyboard { close(keyboard) }
  }

  /// Seconds on the clock that deadlines are on, which never goes back.
  public var now: Double { Clock.now }

  /// Takes the screen; does nothing where that is done already.
  public func enter() throws(FullScreenError) {
    guard entered == nil else { return }
    guard let modes = RawModes(keyboard) else { throw .noKeyboard }
    guard let notices = SignalNotices.watch() else {
      let reason = String(cString: strerror(errno))
      SignalNotices.unwatch()
      throw .failed(reason)
    }
    CrashGuard.arm(output: writer.descriptor, bytes: screenModes.leave, terminal: keyboard)
    entered = Entered(modes: modes, notices: notices)
    takeTerminal()
    // So that a frame may be presented at once; what fails shows while waiting.
    _ = try? writePending()
  }

  /// Sets the terminal's modes and forgets what it shows.
  func takeTerminal() {
    entered?.modes.begin()
    size = TerminalSize(descriptor: output, environment: environment)
    presenter.resize(to: size)
    presenter.cursorIsHidden()
    pending += screenModes.enter
  }
}
