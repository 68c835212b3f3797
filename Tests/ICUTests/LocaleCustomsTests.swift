import ICU
import Testing

/// What pages ask of CLDR besides names (supplemental data of CLDR 42).
@Suite("The customs of a locale")
struct LocaleCustomsTests {
  struct Customs: CustomTestStringConvertible, Sendable {
    let locale: String
    let weekend: [Int]
    let digits: String
    let isRightToLeft: Bool
    let firstWeekday: Int

    var testDescription: String { locale }
  }

  private static let latin = "0123456789"
  static let all: [Customs] = [
    Customs(
      locale: "de_DE", weekend: [6, 7], digits: latin, isRightToLeft: false, firstWeekday: 1),
    Customs(
      locale: "hi_IN", weekend: [7], digits: latin, isRightToLeft: false, firstWeekday: 7),
    Customs(
      locale: "zh_CN", weekend: [6, 7], digits: latin, isRightToLeft: false, firstWeekday: 1),
    Customs(
      locale: "he_IL", weekend: [5, 6], digits: latin, isRightToLeft: true, firstWeekday: 7),
    Customs(
      locale: "ar_EG", weekend: [5, 6], digits: "٠١٢٣٤٥٦٧٨٩", isRightToLeft: true, firstWeekday: 6),
    Customs(
      locale: "fa_IR", weekend: [5], digits: "۰۱۲۳۴۵۶۷۸۹", isRightToLeft: true, firstWeekday: 6),
  ]

  @Test("weekend, digits, direction and first weekday", arguments: all)
  func customs(customs: Customs) {
    let names = LocaleNames(identifier: customs.locale)
    #expect((1...7).filter { names.isWeekend($0) == true } == customs.weekend)
    #expect(names.digits.map { String($0) } == customs.digits)
    #expect(names.isRightToLeft == customs.isRightToLeft)
    #expect(names.firstWeekday == customs.firstWeekday)
  }
}
