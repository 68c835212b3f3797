import CErfa
import CalendarCore

/// The 24 solar terms: the moments at which the apparent longitude of the sun is a multiple of 15 degrees, on the days of
/// China's time.
enum SolarTerms {
  /// The Gregorian years in which all days are those of the conversion tables that the Hong Kong Observatory publishes;
  /// of other years nothing is said.
  static let trustedYears = 1901...2100

  /// The names of the terms in Hanyu Pinyin without its tones.
  static let pinyin = [
    "Lichun", "Yushui", "Jingzhe", "Chunfen", "Qingming", "Guyu", "Lixia", "Xiaoman", "Mangzhong", "Xiazhi", "Xiaoshu",
    "Dashu", "Liqiu", "Chushu", "Bailu", "Qiufen", "Hanlu", "Shuangjiang", "Lidong", "Xiaoxue", "Daxue", "Dongzhi",
    "Xiaohan", "Dahan",
  ]

  /// The term that begins on a day, from 0 (the beginning of spring, 315 degrees), or nil.
  static func term(beginningOn date: CivilDate) -> Int? {
    guard trustedYears.contains(date.year), !publishedForNextDay.contains(date.dayNumber) else { return nil }
    let dayBefore = date.adding(days: -1)
    return computedTerm(publishedForNextDay.contains(dayBefore.dayNumber) ? dayBefore : date)
  }

  /// Days since 1970-01-01 of terms that were published for the day after: until 1913 by older methods, in 1979 for six
  /// seconds to midnight.
  private static let publishedForNextDay: Set<Int> = [
    -22_261,  // 1909-01-20
    -21_425,  // 1911-05-06
    -21_180,  // 1912-01-06
    -20_904,  // 1912-10-08
    -20_859,  // 1912-11-22
    -20_554,  // 1913-09-23
    3306,  // 1979-01-20
  ]

  private static func computedTerm(_ date: CivilDate) -> Int? {
    guard mayHaveTerm(date) else { return nil }
    let first = longitude(atStartOf: date.dayNumber)
    let next = longitude(atStartOf: date.dayNumber + 1)
    let sector = Int(next / 15)
    guard Int(first / 15) != sector else { return nil }
    return (sector + 3) % 24
  }

  /// Whether a term can begin on a day: the sun is never two degrees from where it would be at its mean speed, and a day
  /// takes it one.
  private static func mayHaveTerm(_ date: CivilDate) -> Bool {
    let days = Double(date.dayNumber) + julianDayOf1970 - julianDayOf2000
    let mean = degrees(280.46 + 0.985_647_4 * days)
    let distance = mean - (mean / 15).rounded() * 15
    return (-3.5...2.5).contains(distance)
  }

  private static func longitude(atStartOf day: Int) -> Double {
    let universal = Double(day) + julianDayOf1970 - chinaOffset(day)
    return flipcal_erfa_sun_longitude(universal + differenceOfTimes(universal) / 86_400)
  }

  /// What China's time is ahead of universal time, in days: 8 hours, before 1929 Beijing's own 7:45:40.
  private static func chinaOffset(_ day: Int) -> Double { day < -14_975 ? 27_940.0 / 86_400 : 8.0 / 24 }

  /// Terrestrial minus universal time in seconds, within two seconds of what was measured.
  private static func differenceOfTimes(_ julianDay: Double) -> Double {
    let decades = (julianDay - julianDayOf2000) / 3652.5 + 10
    let index = min(max(0, Int(decades)), secondsByDecade.count - 2)
    let part = decades - Double(index)
    return secondsByDecade[index] + part * (secondsByDecade[index + 1] - secondsByDecade[index])
  }

  /// The difference in 1900, 1910 and so on to 2100; from 2030 on as Espenak and Meeus (2006) expected it, less what it
  /// has since fallen behind.
  private static let secondsByDecade: [Double] = [
    -2.7, 10.5, 21.2, 24.0, 24.3, 29.1, 33.1, 40.2, 50.5, 56.9, 63.8, 66.1, 69.4,
    72, 79, 90, 107, 127, 148, 171, 195,
  ]

  private static let julianDayOf1970 = 2_440_587.5
  private static let julianDayOf2000 = 2_451_545.0

  private static func degrees(_ angle: Double) -> Double { angle - (angle / 360).rounded(.down) * 360 }
}
