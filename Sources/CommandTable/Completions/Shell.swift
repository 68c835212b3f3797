/// A shell that flipcal can complete command lines for.
public enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The words of all of them.
  static let words = allCases.map(\.rawValue)
}
