import CommandTable
import Store

/// What may have been meant by a search that found nothing.
enum SearchHint {
  /// One line without a full stop; nil where nothing is likely.
  static func hint(for text: String, _ words: SearchWords) -> String? {
    let names = words.otherNames
    for name in names.typed {
      // `https:` and the like are not far from some name either, but hardly meant.
      if let hint = Suggestions.hint(for: "\(name):", among: names.known.map { "\($0):" }) {
        return "a search has no field '\(name):'; \(hint)"
      }
    }
    if words.hasOpenEnd { return "a phrase ends with \", a regular expression with / and a blank or the end behind it" }
    if DayExpression.hasNumericForm(text), let day = try? DayExpression.parse(text) {
      return day.isSingleDay
        ? "a search looks for text; that day is listed by: flipcal day \(text)"
        : "a search looks for text; those days are listed by: flipcal agenda --from \(text) --to \(text)"
    }
    return nil
  }
}
