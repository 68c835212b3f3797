import Foundation
import TestSupport
import Testing

/// Pages in the languages of people, each with a calendar in its language, as text files in `Goldens`. Record them with
/// `FLIPCAL_RECORD_GOLDENS=1 swift test`, then read them.
@Suite("Pages as people see them")
struct PageGoldenTests {
  /// A language with a calendar to show in it.
  struct Edition: CustomTestStringConvertible, Sendable {
    let locale: String
    let sample: String
    let zone: String

    var testDescription: String { locale }
  }

  static let editions = [
    Edition(locale: "en_US", sample: "family", zone: "Europe/Berlin"),
    Edition(locale: "de_DE", sample: "family", zone: "Europe/Berlin"),
    Edition(locale: "zh_CN", sample: "chinese", zone: "Asia/Shanghai"),
    Edition(locale: "ja_JP", sample: "japanese", zone: "Asia/Tokyo"),
    Edition(locale: "ar_EG", sample: "arabic", zone: "Africa/Cairo"),
    Edition(locale: "he_IL", sample: "hebrew", zone: "Asia/Jerusalem"),
  ]

  @Test("in a language and a size", arguments: editions, [20, 40, 60, 80, 132, 300])
  func language(edition: Edition, width: Int) throws {
    for height in [10, 24, 50] {
      let page = try page(edition, "2026-12", [edition.sample], width: width, height: height)
      try Golden(name: "\(edition.locale)/\(width)x\(height)").expect(page)
    }
  }

  private static let english = editions[0]

  @Test("of other months", arguments: [("2027-02", "family"), ("2026-08", "family"), ("2026-10", "conference")])
  func month(month: String, sample: String) throws {
    let page = try page(Self.english, month, [sample], width: 80, height: 24, ["--week-start", "monday"])
    try Golden(name: "months/\(month)-\(sample)").expect(page)
  }

  @Test("of a crowded week", arguments: [(80, 24), (132, 40)])
  func conference(width: Int, height: Int) throws {
    let page = try page(Self.english, "2026-12", ["conference"], width: width, height: height)
    try Golden(name: "months/conference-\(width)x\(height)").expect(page)
  }

  @Test(
    "with what options add",
    arguments: [
      ("week-numbers", "en_US", ["--week-numbers"]), ("week-numbers-monday", "de_DE", ["--week-numbers"]),
      ("lunar", "zh_CN", ["--lunar"]), ("hebrew", "en_US", ["--calendar-system", "hebrew"]),
      ("islamic", "ar_EG", ["--calendar-system", "islamic-umalqura"]),
      ("persian", "fa_IR", ["--calendar-system", "persian"]), ("ambiguous-width", "zh_CN", ["--ambiguous-width", "2"]),
      ("ascii", "en_US", ["--ascii"]), ("holidays", "en_US", ["--holidays", Binary.sample("holidays")]),
    ])
  func options(name: String, locale: String, options: [String]) throws {
    let edition = Self.editions.first { $0.locale == locale } ?? Self.english
    let shown = Edition(locale: locale, sample: edition.sample, zone: edition.zone)
    let page = try page(shown, "2026-12", [edition.sample], width: 100, height: 30, options)
    try Golden(name: "options/\(name)").expect(page)
  }

  /// The page alone, without the lines that follow it on a pipe.
  private func page(
    _ edition: Edition, _ month: String, _ samples: [String], width: Int, height: Int, _ options: [String] = []
  ) throws -> String {
    let home = try Home()
    let outcome = try home.run(
      ["month", month] + samples.map(Binary.sample) + ["--width", "\(width)", "--height", "\(height)"] + options,
      environment: [
        "LC_ALL": edition.locale + ".UTF-8", "TZ": edition.zone, "FLIPCAL_NOW": "2026-12-15T12:00:00Z",
      ])
    #expect(outcome.error.isEmpty)
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).prefix(height)
    return lines.map { $0 + "\n" }.joined()
  }
}
