import CalendarCore

/// The colours of a document's occurrences as classes of its style sheet: `c0`, `c1`, in the order in which they come.
struct ColorClasses {
  private var colors: [DocumentColors] = []
  private var numbers: [DocumentColors: Int] = [:]

  /// The classes of a document.
  init(_ document: MonthDocument) {
    for calendar in document.legend { add(DocumentColors(calendar)) }
    for occurrence in document.content.occurrences { add(DocumentColors(occurrence)) }
  }

  private mutating func add(_ color: DocumentColors) {
    guard numbers[color] == nil else { return }
    numbers[color] = colors.count
    colors.append(color)
  }

  /// The class of a colour.
  func name(_ color: DocumentColors) -> String { "c\(numbers[color] ?? 0)" }

  /// A rule of the style sheet for each class.
  var rules: String {
    colors.map { color in
      ".\(name(color)){--light:\(color.ink.hexadecimal);--dark:\(color.darkInk.hexadecimal);"
        + "--fill:\(color.fill.hexadecimal);--on:\(color.fillText.hexadecimal)}\n"
    }.joined()
  }
}
