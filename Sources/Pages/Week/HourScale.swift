/// Which hours of the day a page shows, and how many minutes a row stands for.
struct HourScale: Equatable {
  /// Minutes of a row.
  let minutesPerRow: Int
  /// The first minute of the day that is shown.
  let firstMinute: Int
  /// Rows in all.
  let rows: Int

  /// What a row may stand for; the finest comes first.
  private static let choices = [15, 30, 60, 120]
  /// The hours that are shown in any case where there is room for them.
  static let usualHours = 8..<18

  /// Chooses the finest scale on which all hours that are used have room, and fills the room up with further hours.
  ///
  /// - Parameters:
  ///   - used: The minutes of the day in which there is something, within 0...1440; nil where there is nothing.
  ///   - room: Rows.
  /// - Returns: nil where there is not enough room.
  init?(used: Range<Int>?, room: Int) {
    let usual = HourScale.usualHours
    let needed = used.map { $0.lowerBound / 60..<max($0.lowerBound / 60 + 1, ($0.upperBound + 59) / 60) } ?? usual
    let wanted = min(usual.lowerBound, needed.lowerBound)..<max(usual.upperBound, needed.upperBound)
    for minutes in HourScale.choices {
      // Before an hour becomes a half row, the hours around it that nothing uses are left out.
      for hours in minutes == 60 ? [wanted, needed] : [wanted] {
        let step = max(1, minutes / 60)
        let aligned = hours.lowerBound / step * step..<(hours.upperBound + step - 1) / step * step
        guard aligned.count * 60 / minutes <= room else { continue }
        let filled = HourScale.filled(aligned, hours: room * minutes / 60, step: step)
        minutesPerRow = minutes
        firstMinute = filled.lowerBound * 60
        rows = filled.count * 60 / minutes
        return
      }
    }
    return nil
  }

  /// Hours with others after and before them, in turn, as long as there is room.
  private static func filled(_ hours: Range<Int>, hours room: Int, step: Int) -> Range<Int> {
    var (start, end) = (hours.lowerBound, hours.upperBound)
    while end - start + step <= room, start > 0 || end < 24 {
      let isLater = end < 24 && (start == 0 || end - hours.upperBound <= hours.lowerBound - start)
      if isLater { end += step } else { start -= step }
    }
    return start..<end
  }

  /// The hour that begins with a row; nil where none does.
  func hour(ofRow row: Int) -> Int? {
    let minute = firstMinute + row * minutesPerRow
    return minute.isMultiple(of: 60) ? minute / 60 : nil
  }

  /// The row that a minute of the day lies in.
  func row(of minute: Int) -> Int { min(max(0, (minute - firstMinute) / minutesPerRow), rows - 1) }

  /// The row behind those that lie before a minute of the day.
  func end(of minute: Int) -> Int {
    min(max(1, (minute - firstMinute + minutesPerRow - 1) / minutesPerRow), rows)
  }
}
