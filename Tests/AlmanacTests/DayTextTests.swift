import CalendarCore
import Testing

@testable import Almanac

@Suite("The text beside a day")
struct DayTextTests {
  @Test(
    "is the number, with the month on the first day of a month and where it is asked for",
    arguments: [
      // The page's first day; an ordinary day; the first day of a month.
      ("hebrew", "en_US", "2026-11-30", "20 Kislev", "21", "2026-12-11", "1 Tevet"),
      ("hebrew", "de_DE", "2026-11-30", "20. Kislew", "21", "2026-12-11", "1. Tevet"),
      ("hebrew", "he_IL", "2026-11-30", "כ׳ בכסלו", "כ״א", "2026-12-11", "א׳ בטבת"),
      ("islamic-umalqura", "ar_EG", "2026-11-30", "٢٠ جمادى الآخرة", "٢١", "2026-12-10", "١ رجب"),
      ("islamic-civil", "en_US", "2026-11-30", "Jum. II 19", "20", "2026-12-11", "Raj. 1"),
      ("persian", "fa_IR", "2026-11-30", "۹ آذر", "۱۰", "2026-12-22", "۱ دی"),
      ("coptic", "en_GB", "2026-11-30", "21 Hator", "22", "2026-12-10", "1 Kiahk"),
      ("ethiopic", "en_GB", "2026-11-30", "21 Hedar", "22", "2026-12-10", "1 Tahsas"),
      ("indian", "en_GB", "2026-11-30", "9 Agrahayana", "10", "2026-12-22", "1 Pausa"),
      ("chinese", "zh_CN", "2026-11-30", "十月廿二", "廿三", "2026-12-09", "十一月"),
      ("chinese", "zh_TW", "2026-11-30", "十月廿二", "廿三", "2026-12-09", "冬月"),
      ("chinese", "ja_JP", "2026-11-30", "十月二二日", "二三", "2026-12-09", "十一月"),
      ("chinese", "ko_KR", "2026-11-30", "10월 22일", "23", "2026-12-09", "11월"),
      ("chinese", "en_US", "2026-11-30", "Mo10 22", "23", "2026-12-09", "Mo11"),
      ("chinese", "", "2026-11-30", "Mo10 22", "23", "2026-12-09", "Mo11"),
      ("chinese", "de_DE", "2026-11-30", "22. M10", "23", "2026-12-09", "M11"),
    ])
  func days(
    _ name: String, _ locale: String, _ pageStart: String, _ withMonth: String, _ next: String, _ monthStart: String,
    _ first: String
  ) throws {
    let other = try calendar(name, locale)
    let start = try date(pageStart)
    #expect(other.day(start, namesMonth: true).text == withMonth)
    #expect(other.day(start.adding(days: 1), namesMonth: false).text == next)
    #expect(other.day(try date(monthStart), namesMonth: false).text == first)
  }

  @Test(
    "names leap months",
    arguments: [
      ("chinese", "zh_CN", "2025-07-25", "闰六月"), ("chinese", "zh_TW", "2025-07-25", "閏六月"),
      ("chinese", "ja_JP", "2025-07-25", "閏六月"), ("chinese", "ko_KR", "2025-07-25", "윤6월"),
      ("chinese", "en_US", "2025-07-25", "Mo6bis"),
      // ICU takes these for the month after, or begins the month a day later.
      ("chinese", "zh_CN", "1987-07-26", "闰六月"), ("chinese", "zh_CN", "1917-03-23", "闰二月"),
      ("chinese", "zh_CN", "2027-02-06", "正月"), ("chinese", "zh_CN", "2057-09-28", "九月"),
      ("chinese", "zh_CN", "2070-03-12", "二月"), ("chinese", "zh_CN", "2033-12-22", "闰十一月"),
      // 5784 is a leap year, 5785 is not.
      ("hebrew", "en_US", "2024-02-10", "1 Adar I"), ("hebrew", "en_US", "2024-03-11", "1 Adar II"),
      ("hebrew", "en_US", "2025-03-01", "1 Adar"), ("hebrew", "en_US", "2024-04-09", "1 Nisan"),
      ("hebrew", "en_US", "2025-03-30", "1 Nisan"),
    ])
  func leapMonths(_ name: String, _ locale: String, _ day: String, _ text: String) throws {
    #expect(try calendar(name, locale).day(try date(day), namesMonth: false).text == text)
  }

  @Test("is empty where the days are the Gregorian ones", arguments: ["buddhist", "japanese", "roc"])
  func sameDays(_ name: String) throws {
    let other = try calendar(name, "ja_JP")
    #expect(other.day(try date("2026-12-01"), namesMonth: true).text == "")
    #expect(try calendar(name, "ja_JP", terms: true).day(try date("2026-12-22"), namesMonth: true).text == "冬至")
  }

  @Test("is empty where the moon is not known well enough", arguments: ["1699-12-31", "2301-01-01"])
  func beyondTheSky(_ day: String) throws {
    #expect(try calendar("chinese").day(try date(day), namesMonth: false).text == "")
    #expect(try calendar("hebrew").day(try date(day), namesMonth: false).text != "")
  }

  @Test(
    "have a shorter form without the month",
    arguments: [
      ("hebrew", "en_US", "2026-12-11", "1"), ("hebrew", "en_US", "2026-12-12", "2"),
      ("hebrew", "he_IL", "2026-12-11", "א׳"), ("persian", "en_US", "2026-12-22", "1"),
      ("chinese", "zh_CN", "2026-12-09", "十一月"), ("chinese", "zh_CN", "2026-12-10", "初二"),
      ("japanese", "ja_JP", "2026-12-01", ""),
    ])
  func shortForms(name: String, locale: String, day: String, text: String) throws {
    #expect(try calendar(name, locale).day(try date(day), namesMonth: false).short == text)
  }
}
