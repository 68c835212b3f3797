import CICU

/// A calendar that CLDR knows by name, such as `hebrew` or `chinese`.
public struct CalendarSystem: Sendable, Hashable {
  /// A month of a year.
  public struct Month: Sendable, Hashable {
    /// The number that people give it, from 1; a leap month has that of the month it follows (RFC 7529 4.2).
    public var number: Int
    /// Whether it is a leap month.
    public var isLeap: Bool
    /// Days since 1970-01-01.
    public var firstDay: Int
    /// Days.
    public var length: Int

    /// Makes a month.
    public init(number: Int, isLeap: Bool, firstDay: Int, length: Int) {
      (self.number, self.isLeap, self.firstDay, self.length) = (number, isLeap, firstDay, length)
    }
  }

  /// The CLDR name in lower case.
  public let name: String

  /// Finds a calendar by its CLDR name, in any letter case; nil when ICU has none.
  public init?(named name: String) {
    self.name = name.lowercased()
    guard self.name.utf8.allSatisfy(CalendarSystem.isNameByte), year(containing: 0) != nil else { return nil }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }

  /// Whether months begin when the moon is new, which ICU takes long to find out, and knows less well the further it is
  /// from today.
  public var followsTheSky: Bool { ["chinese", "dangi", "islamic", "islamic-rgsa"].contains(name) }

  /// The year, as ICU counts them without a gap, that a day lies in.
  ///
  /// - Parameter day: Days since 1970-01-01.
  public func year(containing day: Int) -> Int? {
    if name == "hebrew" { return HebrewMonths.year(containing: day) }
    var year: Int32 = 0
    guard let day = Int32(exactly: day), flipcal_icu_year_of_day(name, day, &year) == 0 else { return nil }
    return Int(year)
  }

  /// The months of a year in their order; empty where ICU does not reach.
  public func months(of year: Int) -> [Month] {
    if name == "hebrew" { return HebrewMonths.months(of: year) }
    guard let year = Int32(exactly: year) else { return [] }
    let most = 14
    let found = withUnsafeTemporaryAllocation(of: flipcal_icu_month.self, capacity: most) { buffer in
      let count = flipcal_icu_months_of_year(name, year, buffer.baseAddress, Int32(most))
      return buffer.prefix(max(0, Int(count))).map(month)
    }
    return name == "chinese" ? ChineseMonths.corrected(found) : found
  }

  /// The era, as ICU counts them, and the year of it that a day lies in.
  ///
  /// - Parameter year: As in ``year(containing:)``.
  /// - Parameter monthIndex: From 0, as ICU counts.
  public func yearOfEra(year: Int, monthIndex: Int, day: Int) -> (era: Int, year: Int)? {
    var era: Int32 = 0
    var yearOfEra: Int32 = 0
    guard let year = Int32(exactly: year), let month = Int32(exactly: monthIndex), let day = Int32(exactly: day),
      flipcal_icu_year_of_era(name, year, month, day, &era, &yearOfEra) == 0
    else { return nil }
    return (Int(era), Int(yearOfEra))
  }

  private func month(_ raw: flipcal_icu_month) -> Month {
    Month(
      number: Int(raw.index) + 1, isLeap: raw.is_leap != 0, firstDay: Int(raw.first_day), length: Int(raw.length))
  }
}
