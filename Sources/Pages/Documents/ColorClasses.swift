import CalendarCore

/// The colours of a document's occurrences as classes of its style sheet: `c0`, `c1`, in the order in which they come.
struct ColorClasses {
  private var colors: [DocumentColors] = []
  private var numbers: [DocumentColors: Int] = [:]
  /// The class of each calendar of the legend.
  private(set) var calendars: [String] = []
  /// The class of each occurrence of the content.
  private(set) var occurrences: [String] = []

  /// The classes of a month.
  init(_ content: MonthContent) {
    for calendar in content.legend { calendars.append(name(DocumentColors(calendar))) }
    occurrences.reserveCapacity(content.occurrences.count)
    for occurrence in content.occurrences { occurrences.append(name(DocumentColors(occurrence))) }
  }

  /// The class of a colour, which is a new one where the colour has none yet.
  private mutating func name(_ color: DocumentColors) -> String {
    let number = numbers[color] ?? colors.count
    if number == colors.count {
      numbers[color] = number
      colors.append(color)
    }
    return "c\(number)"
  }

  /// A rule of the style sheet for each class.
  var rules: String {
    colors.enumerated().map { number, color in
      ".c\(number){--light:\(color.ink.hexadecimal);--dark:\(color.darkInk.hexadecimal);"
        + "--fill:\(color.fill.hexadecimal);--on:\(color.fillText.hexadecimal)}\n"
    }.joined()
  }
}
