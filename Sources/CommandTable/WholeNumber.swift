/// Whole numbers of the command line.
enum WholeNumber {
  /// Reads ASCII digits, with a sign where `signed`.
  /// - Returns: nil where the text is anything else, or its number is outside of the range (also where it is too
  ///   large for `Int`).
  static func parse(_ text: String, in range: ClosedRange<Int>, signed: Bool) -> Int? {
    let first = text.utf8.first
    let hasSign = signed && (first == UInt8(ascii: "-") || first == UInt8(ascii: "+"))
    let digits = text.utf8.dropFirst(hasSign ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy(DayForm.isDigit), let number = Int(text), range.contains(number) else {
      return nil
    }
    return number
  }
}
