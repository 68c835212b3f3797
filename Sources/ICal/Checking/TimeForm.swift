import CalendarCore

/// A DATE or DATE-TIME as RFC 5545 3.3.4 and 3.3.5 want it.
struct TimeForm: Equatable {
  enum Kind { case date, local, utc }

  var kind: Kind
  var civil: CivilDateTime

  var isDate: Bool { kind == .date }

  /// Reads a whole value; a second of 60 stands for the one before it.
  init?(_ value: ArraySlice<UInt8>) {
    guard let form = TimeText.plainForm(value), let date = TimeForm.date(value) else { return nil }
    guard form == .dateTime else {
      (kind, civil) = (.date, CivilDateTime(date))
      return
    }
    let clock = value.dropFirst(9)
    guard
      let time = CivilDateTime(
        date, hour: TimeForm.number(clock.prefix(2)), minute: TimeForm.number(clock.dropFirst(2).prefix(2)),
        second: TimeForm.second(clock.dropFirst(4).prefix(2)))
    else { return nil }
    (kind, civil) = (value.count == 16 ? .utc : .local, time)
  }

  private static func date(_ value: ArraySlice<UInt8>) -> CivilDate? {
    CivilDate(
      year: number(value.prefix(4)), month: number(value.dropFirst(4).prefix(2)),
      day: number(value.dropFirst(6).prefix(2)))
  }

  private static func second(_ digits: ArraySlice<UInt8>) -> Int {
    let second = number(digits)
    return second == 60 ? 59 : second
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int { digits.reduce(0) { $0 * 10 + Int($1) - 48 } }

  /// The value in this form that a text means which is in another one, such as ISO 8601's extended one.
  static func correction(_ text: String) -> String? {
    switch TimeText(text) {
    case .date(let value), .dateTime(let value): TimeForm(Array(value.utf8)[...]) == nil ? nil : value
    case .period, .cut, nil: nil
    }
  }
}
