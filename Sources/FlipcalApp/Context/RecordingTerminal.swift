import Canvas
import CommandTable
import Pages
import Terminal

/// The terminal that a turn is recorded for, whatever this program runs in: what is written down is the same everywhere.
enum RecordingTerminal {
  /// Its `TERM`.
  static let name = "xterm-256color"

  /// What may be written to it; nil for what is no recording for a terminal or for a picture.
  static func capabilities(for invocation: Invocation, environment: [String: String]) -> Capabilities? {
    guard invocation.command == .turn else { return nil }
    var own = ["TERM": name]
    switch invocation.options.format {
    case .cast: break
    case .svg: own["COLORTERM"] = "truecolor"
    case .text, .json, .ndjson, .tsv, .ics, .template, .sarif, .html, .frames: return nil
    }
    // Both are kept as UTF-8; another encoding only tells that box-drawing characters are not expected.
    if Charset(environment: environment) == .utf8 {
      for name in ["LC_ALL", "LC_CTYPE", "LANG"] { own[name] = environment[name] }
    }
    own["NO_COLOR"] = environment["NO_COLOR"]
    let color = ColorChoice(rawValue: invocation.options.color.rawValue) ?? .auto
    return Capabilities(environment: own, isTerminal: true, color: color) { _ in nil }
  }

  /// The theme of a picture where none is chosen: for the paper that it stands on.
  static func theme(for invocation: Invocation, depth: ColorDepth) -> Theme? {
    invocation.command == .turn && invocation.options.format == .svg ? Theme(.light, depth: depth) : nil
  }
}
