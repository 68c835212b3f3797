import ICU
import Testing

/// What pages ask of CLDR besides names (supplemental data of CLDR 42).
@Suite("The customs of a locale")
struct LocaleNamesTests {
  struct Customs: CustomTestStringConvertible, Sendable {
    let locale: String
    let weekend: [Int]
    let digits: String
    let isRightToLeft: Bool

    var testDescription: String { locale }
  }

  private static let latin = "0123456789"
  static let all: [Customs] = [
    Customs(locale: "de_DE", weekend: [6, 7], digits: latin, isRightToLeft: false),
    Customs(locale: "hi_IN", weekend: [7], digits: latin, isRightToLeft: false),
    Customs(locale: "zh_CN", weekend: [6, 7], digits: latin, isRightToLeft: false),
    Customs(locale: "he_IL", weekend: [5, 6], digits: latin, isRightToLeft: true),
    Customs(locale: "ar_EG", weekend: [5, 6], digits: "٠١٢٣٤٥٦٧٨٩", isRightToLeft: true),
    Customs(locale: "fa_IR", weekend: [5], digits: "۰۱۲۳۴۵۶۷۸۹", isRightToLeft: true),
  ]

  @Test("weekend, digits and direction", arguments: all)
  func customs(customs: Customs) {
    let names = LocaleNames(identifier: customs.locale)
    #expect((1...7).filter { names.isWeekend($0) == true } == customs.weekend)
    #expect(names.digits.map { String($0) } == customs.digits)
    #expect(names.isRightToLeft == customs.isRightToLeft)
  }
}
