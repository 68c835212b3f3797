import CalendarCore
import Testing

@testable import Almanac

@Suite("The title's months and years")
struct TitleTests {
  @Test(
    "are written as the locale writes them",
    arguments: [
      ("hebrew", "en_US", 2026, 12, "Kislev – Tevet 5787"), ("hebrew", "en_US", 2026, 9, "Elul 5786 – Tishri 5787"),
      ("hebrew", "en_US", 2024, 3, "Adar I – Adar II 5784"), ("hebrew", "de_DE", 2026, 12, "Kislew – Tevet 5787 AM"),
      ("hebrew", "he_IL", 2026, 12, "כסלו – טבת תשפ״ז"), ("hebrew", "zh_CN", 2026, 12, "希伯来历5787年3月 – 4月"),
      ("islamic-umalqura", "en_US", 2026, 12, "Jumada II – Rajab 1448 AH"),
      ("islamic-civil", "ar_EG", 2026, 12, "جمادى الآخرة – رجب ١٤٤٨ هـ"),
      ("persian", "fa_IR", 2026, 12, "۱۴۰۵ آذر تا دی"), ("indian", "en_US", 2026, 12, "Agrahayana – Pausa 1948 Saka"),
      ("coptic", "en_US", 2026, 9, "Mesra 1742 – Tout 1743"), ("ethiopic", "en_US", 2026, 12, "Hedar – Tahsas 2019"),
      ("chinese", "zh_CN", 2026, 12, "丙午年十月 – 十一月"), ("chinese", "zh_TW", 2026, 12, "丙午年十月 – 冬月"),
      ("chinese", "zh_CN", 2027, 2, "丙午年腊月 – 丁未年正月"), ("chinese", "zh_CN", 2025, 8, "乙巳年闰六月 – 七月"),
      ("chinese", "ja_JP", 2026, 12, "丙午年十月～十一月"), ("chinese", "ko_KR", 2026, 12, "2026년(병오년) 10월 ~ 11월"),
      ("chinese", "en_US", 2026, 12, "Tenth Month – Eleventh Month 2026(bing-wu)"),
      ("chinese", "", 2026, 12, "Tenth Month – Eleventh Month 2026(bing-wu)"),
      ("japanese", "ja_JP", 2026, 12, "令和8年12月"), ("japanese", "en_US", 2026, 12, "December Reiwa 8"),
      ("japanese", "ja_JP", 1989, 1, "昭和64年1月～平成元年1月"), ("japanese", "ja_JP", 2019, 4, "平成31年4月"),
      ("japanese", "ja_JP", 2019, 5, "令和元年5月"), ("roc", "zh_TW", 2026, 12, "民國115年12月"),
      ("roc", "zh_TW", 1911, 12, "民國前1年12月"), ("buddhist", "en_US", 2026, 12, "December 2569 BE"),
      ("buddhist", "th_TH", 2026, 12, "ธันวาคม 2569"),
    ])
  func titles(_ name: String, _ locale: String, _ year: Int, _ month: Int, _ text: String) throws {
    let page = try #require(YearMonth(year: year, month: month))
    #expect(try calendar(name, locale).title(page) == text)
  }

  @Test(
    "are empty before a calendar's first year, and where the moon is not known",
    arguments: [("islamic-civil", 500), ("japanese", 600), ("persian", 500), ("chinese", 1600), ("chinese", 2400)])
  func beyond(_ name: String, _ year: Int) throws {
    #expect(try calendar(name).title(try #require(YearMonth(year: year, month: 6))) == "")
  }

  @Test("have the era of their own time where Gregorian days were not yet in use")
  func beforeTheReform() throws {
    let page = try #require(YearMonth(year: 1582, month: 10))
    #expect(try calendar("japanese", "ja_JP").title(page) == "天正10年10月")
    #expect(try calendar("buddhist", "en_US").title(page) == "October 2125 BE")
  }

  @Test(
    "are read from patterns with quoted text",
    arguments: [
      ("MMMM y", ["M4", " ", "y1"]), ("d 'de' MMM", ["d1", " de ", "M3"]), ("h 'o''clock'", ["h1", " o'clock"]),
      ("''y", ["'", "y1"]), ("rU年MMM", ["r1", "U1", "年", "M3"]), ("", []),
    ])
  func patterns(_ pattern: String, _ pieces: [String]) {
    let found = DatePattern(pattern).pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .field(let letter, let count): "\(letter)\(count)"
      }
    }
    #expect(found == pieces)
  }
}
