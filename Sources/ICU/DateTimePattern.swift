import CICU

/// Writes moments by a pattern of CLDR such as `EEE d MMM HH:mm` (UTS #35, Date Format Patterns) in the words and digits of
/// a locale, always in the proleptic Gregorian calendar.
public final class DateTimePattern {
  private let locale: String
  private let pattern: String
  /// A format for each offset from UTC that has been asked for.
  private var formats: [Int32: OpaquePointer] = [:]

  /// Offsets of history are many, and each of their formats takes some KiB.
  private static let mostFormats = 64

  /// Makes a pattern; nil where it has a letter that means nothing, or is longer than some 250 letters.
  ///
  /// - Parameter locale: A CLDR locale such as `de_DE`; empty for the root locale.
  public init?(_ pattern: String, locale: String) {
    (self.pattern, self.locale) = (pattern, locale)
    guard DateTimePattern.isWellFormed(pattern), text(seconds: 0, offset: 0) != nil else { return nil }
  }

  /// The letters that stand for a part of a date or a time.
  private static let letters = Set("GyYuUrQqMLwWdDFgEecabBhHKkmsSAzZOvVXx")

  /// Whether every letter means something, and what is quoted has an end: ICU takes anything.
  private static func isWellFormed(_ pattern: String) -> Bool {
    var isQuoted = false
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if character == "\0"
        || !isQuoted && character.isASCII && character.isLetter && !letters.contains(character)
      {
        return false
      }
    }
    return !isQuoted
  }

  deinit { closeFormats() }

  private func closeFormats() {
    formats.values.forEach(flipcal_icu_date_format_close)
    formats = [:]
  }

  /// A moment as clocks at an offset show it; nil where ICU has no answer.
  ///
  /// - Parameters:
  ///   - seconds: Since 1970-01-01T00:00:00Z.
  ///   - offset: Seconds that the clocks are ahead of UTC, less than a day.
  public func text(seconds: Int, offset: Int) -> String? {
    guard let offset = Int32(exactly: offset), let format = format(offset) else { return nil }
    return stringFilled(capacity: 1024) { flipcal_icu_date_format_text(format, Int64(seconds), $0, $1) }
  }

  private func format(_ offset: Int32) -> OpaquePointer? {
    if let format = formats[offset] { return format }
    if formats.count == DateTimePattern.mostFormats { closeFormats() }
    let format = flipcal_icu_date_format_open(locale, pattern, offset)
    formats[offset] = format
    return format
  }
}
