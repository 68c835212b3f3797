#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Canvas

/// What may be written to the output: decided once, from the environment and a few facts.
public struct Capabilities: Sendable, Hashable {
  /// Whether the output is a terminal.
  public let isTerminal: Bool
  /// Whether `TERM` says that nothing is known of a terminal: unset, empty, `dumb` or `unknown`.
  public let isDumb: Bool
  /// The colours that may be used.
  public let colorDepth: ColorDepth
  /// Whether bold, reverse and the like may be used. `NO_COLOR` forbids colours only, so these stay on a terminal;
  /// `--color never` forbids both.
  public let rendersAttributes: Bool
  /// Whether the cursor can be moved by ECMA-48 sequences; on a terminal without a terminfo entry that is assumed.
  public let canMoveCursor: Bool
  /// How the cursor is hidden and shown.
  public let cursorVisibility: CursorVisibility
  /// How a program gets the whole screen.
  public let screenSwitch: ScreenSwitch
  /// The encoding that the locale names.
  public let charset: Charset
  /// What the terminal tells of the colour behind its text.
  public let background: Background

  /// Decides.
  ///
  /// - Parameters:
  ///   - environment: `TERM`, `COLORTERM`, `NO_COLOR`, `CLICOLOR_FORCE`, `COLORFGBG`, `LC_ALL`, `LC_CTYPE` and `LANG`
  ///     are read.
  ///   - isTerminal: Whether the output is a terminal.
  ///   - color: The choice of the command line, which beats the environment.
  ///   - terminfo: Gives the terminal's entry; asked only for a terminal that is not dumb, since it costs reading files.
  public init(
    environment: [String: String], isTerminal: Bool, color: ColorChoice = .auto,
    terminfo: (_ term: String) -> TerminfoEntry?
  ) {
    let term = environment["TERM", default: ""]
    let isDumb = ["", "dumb", "unknown"].contains(term)
    let entry = isTerminal && !isDumb ? terminfo(term) : nil
    let takesSequences = isTerminal && !isDumb && (entry.map(Self.isECMA48) ?? true)
    self.isTerminal = isTerminal
    self.isDumb = isDumb
    canMoveCursor = takesSequences
    cursorVisibility = takesSequences ? CursorVisibility(entry: entry) : .fixed
    screenSwitch = takesSequences ? ScreenSwitch(entry: entry) : .none
    charset = Charset(environment: environment)
    background = Background(colorFgBg: environment["COLORFGBG", default: ""])

    let own = takesSequences ? ColorDepth.ofTerminal(environment: environment, entry: entry) : .none
    let forced = isTerminal ? max(own, .ansi16) : ColorDepth.forced(environment: environment)
    switch color {
    case .never: colorDepth = .none
    case .always: colorDepth = forced
    case .auto:
      if !environment["NO_COLOR", default: ""].isEmpty {
        colorDepth = .none
      } else if Self.isForced(environment), !(isTerminal && isDumb) {
        colorDepth = forced
      } else {
        colorDepth = own
      }
    }
    rendersAttributes = color != .never && (takesSequences || colorDepth != .none)
  }

  /// Whether frames of an animation can be shown: on a terminal whose cursor moves.
  public var canAnimate: Bool { canMoveCursor }

  /// Whether the locale encodes text as UTF-8, so that box-drawing characters and the like arrive.
  public var encodesUTF8: Bool { charset == .utf8 }

  private static func isForced(_ environment: [String: String]) -> Bool {
    !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""])
  }

  private static func isECMA48(_ entry: TerminfoEntry) -> Bool {
    entry.cursorUp?.utf8.starts(with: "\u{1B}[".utf8) ?? false
  }
}

extension Capabilities {
  /// Decides for an open descriptor, asking the system whether it is a terminal and what terminfo knows of it.
  public init(environment: [String: String], descriptor: Int32 = STDOUT_FILENO, color: ColorChoice = .auto) {
    self.init(environment: environment, isTerminal: isatty(descriptor) == 1, color: color) {
      TerminfoEntry.lookUp($0, descriptor: descriptor)
    }
  }
}
