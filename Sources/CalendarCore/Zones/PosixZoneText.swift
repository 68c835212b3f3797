extension PosixZoneRule {
  /// The rule as a TZ string, from which ``init(_:)`` makes the same rule again. The names of the offsets are not kept:
  /// `STD` and `DST` stand for them.
  public var text: String {
    let standard = "STD" + PosixZoneRule.clock(-standardOffset)
    guard let daylight else { return standard }
    return standard + "DST" + PosixZoneRule.clock(-daylight.offset) + "," + daylight.start.text + ","
      + daylight.end.text
  }

  /// `[-]hh:mm:ss`.
  fileprivate static func clock(_ seconds: Int) -> String {
    let size = abs(seconds)
    return TextBuffer.text { text in
      if seconds < 0 { text.append("-") }
      text.appendHourAndMinute(ofMinutes: size / 60)
      text.append(":")
      text.append(size % 60, digits: 2)
    }
  }
}

extension PosixZoneRule.Change {
  /// The day of the year, and the time on it.
  fileprivate var text: String {
    let date =
      switch day {
      case .monthWeekDay(let month, let week, let weekday): "M\(month).\(week).\(weekday)"
      case .julian(let number): "J\(number)"
      case .zeroBased(let number): "\(number)"
      }
    return date + "/" + PosixZoneRule.clock(time)
  }
}
