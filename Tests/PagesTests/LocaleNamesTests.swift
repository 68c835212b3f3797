import ICU
import Testing

/// What pages ask of CLDR besides names (supplemental data of CLDR 42).
@Suite("The customs of a locale")
struct LocaleNamesTests {
  @Test(
    "weekend, digits and direction",
    arguments: [
      ("de_DE", [6, 7], "0123456789", false), ("hi_IN", [7], "0123456789", false),
      ("he_IL", [5, 6], "0123456789", true), ("ar_EG", [5, 6], "٠١٢٣٤٥٦٧٨٩", true), ("ar_AE", [6, 7], nil, true),
      ("fa_IR", [5], "۰۱۲۳۴۵۶۷۸۹", true), ("zh_CN", [6, 7], "0123456789", false),
    ])
  func customs(locale: String, weekend: [Int], digits: String?, isRightToLeft: Bool) {
    let names = LocaleNames(identifier: locale)
    #expect((1...7).filter { names.isWeekend($0) == true } == weekend)
    if let digits { #expect(names.digits.map { String($0) } == digits) }
    #expect(names.isRightToLeft == isRightToLeft)
  }
}
