import ICU
import Testing

/// Patterns of UTS #35 as ICU writes them.
@Suite struct DateTimePatternTests {
  /// 2026-12-15T08:05:09Z, a Tuesday.
  private let moment = 1_797_321_909

  @Test(arguments: [
    ("EEE d MMM HH:mm", "en", 3600, "Tue 15 Dec 09:05"), ("EEEE", "de_DE", 3600, "Dienstag"),
    ("d MMMM y", "fr_FR", 3600, "15 décembre 2026"), ("HH:mm:ss", "en", -18_000, "03:05:09"),
    ("h:mm a", "en", 18_000, "1:05 PM"), ("XXX", "en", 19_800, "+05:30"), ("Z", "en", -34_200, "-0930"),
    ("yyyy-'W'ww", "en_GB", 0, "2026-W51"), ("'o''clock'", "en", 0, "o'clock"),
    ("y年M月d日 EEE", "zh_CN", 28_800, "2026年12月15日 周二"),
    ("y", "th_TH", 0, "2026"), ("y", "fa_IR", 0, "۲۰۲۶"), ("D", "", 0, "349"),
  ])
  func patterns(pattern: String, locale: String, offset: Int, expected: String) throws {
    let format = try #require(DateTimePattern(pattern, locale: locale))
    #expect(format.text(seconds: moment, offset: offset) == expected)
  }

  @Test("There is no switch to the Julian calendar, and no end at four digits")
  func proleptic() throws {
    let format = try #require(DateTimePattern("y-MM-dd", locale: "en"))
    #expect(format.text(seconds: -12_219_379_200, offset: 0) == "1582-10-14")
    #expect(format.text(seconds: 253_402_300_800, offset: 0) == "10000-01-01")
  }

  @Test("What is no pattern", arguments: ["jj", "d MMM T", "'open", String(repeating: "d", count: 400), "a\0"])
  func faults(pattern: String) {
    #expect(DateTimePattern(pattern, locale: "en") == nil)
  }

  @Test("Offsets that no clock has are no offsets; many that clocks have do no harm")
  func offsets() throws {
    let format = try #require(DateTimePattern("HH:mm", locale: "en"))
    #expect(format.text(seconds: 0, offset: 86_400) == nil)
    for offset in stride(from: -50_000, through: 50_000, by: 613) {
      #expect(format.text(seconds: 0, offset: offset) != nil)
    }
    #expect(format.text(seconds: 0, offset: 3208) == "00:53")
  }
}
