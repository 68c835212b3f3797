/// Lengths of time as people read them.
enum LengthText {
  /// `1h30m`, `2h`, `45m`, as `--min` takes them.
  static func compact(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest)m" }
    return rest == 0 ? "\(hours)h" : "\(hours)h\(rest < 10 ? "0" : "")\(rest)m"
  }

  /// `1 h 30 min`, `2 h`, `45 min`.
  static func spaced(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest) min" }
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }
}
