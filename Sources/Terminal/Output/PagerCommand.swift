/// The command that shows long output, and the environment that it runs in.
public struct PagerCommand: Sendable, Equatable {
  /// What the shell is told.
  let script: String
  /// The environment's entries, `NAME=value`.
  let environment: [String]

  /// What `less` does where nothing else is said: quit where all fits the screen, show colours, leave the text there.
  private static let usualLess = "FRX"

  /// A command of the shell; nil for `less`, where there is one.
  public init(_ command: String?, environment: [String: String]) {
    script = command ?? "command -v less >/dev/null 2>&1 || exit 127; exec less"
    var variables = environment
    if variables["LESS"] == nil { variables["LESS"] = Self.usualLess }
    if variables["LV"] == nil { variables["LV"] = "-c" }
    self.environment = variables.map { "\($0.key)=\($0.value)" }.sorted()
  }
}
