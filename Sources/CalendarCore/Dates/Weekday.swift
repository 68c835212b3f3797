/// A day of the week; raw values count as in ISO 8601: Monday is 1, Sunday 7.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The day so many days later (earlier when negative).
  public func adding(days: Int) -> Weekday {
    Weekday.allCases[floorModulo(rawValue - 1 + days, 7)]
  }

  /// Days from `other` forward to this one, 0...6.
  public func days(since other: Weekday) -> Int {
    floorModulo(rawValue - other.rawValue, 7)
  }
}

/// Division that rounds down, so that remainders are never negative.
public func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
  let quotient = dividend / divisor
  return (dividend % divisor != 0 && (dividend < 0) != (divisor < 0)) ? quotient - 1 : quotient
}

/// The remainder of ``floorDivide(_:_:)``: 0 up to the divisor, for a positive divisor.
public func floorModulo(_ dividend: Int, _ divisor: Int) -> Int {
  dividend - floorDivide(dividend, divisor) * divisor
}
