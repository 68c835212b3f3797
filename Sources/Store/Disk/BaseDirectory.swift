/// Where a person's files of a kind are kept, by the XDG base directory specification.
enum BaseDirectory {
  /// flipcal's directory of a kind, or nil where neither the variable nor `HOME` is an absolute path, which are the
  /// only ones that the specification takes.
  ///
  /// - Parameters:
  ///   - variable: The variable that names the base, such as `XDG_STATE_HOME`.
  ///   - usual: The base below the home directory where the variable does not.
  static func path(_ variable: String, usual: String, environment: [String: String]) -> String? {
    if let base = environment[variable], base.hasPrefix("/") { return base + "/flipcal" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(usual)/flipcal"
  }
}
