extension Template {
  /// A pattern of CLDR (UTS #35, Date Format Patterns), and what of it can be written of a date, which has no time of day.
  struct TimePattern: Sendable, Equatable {
    /// As it was given.
    let whole: String
    /// Without the letters that tell a time of day or a zone, and what stands before them; empty where nothing is left.
    let dateOnly: String

    /// Takes a pattern apart that is well formed.
    init(_ pattern: String) {
      whole = pattern
      var (kept, separator, hasDropped, isBehindTime) = ("", "", false, false)
      var rest = pattern[...]
      while let first = rest.first {
        if first == "'" {
          let end = rest.dropFirst().firstIndex(of: "'") ?? rest.index(before: rest.endIndex)
          separator += rest[...end]
          rest = rest[rest.index(after: end)...]
        } else if first.isASCII, first.isLetter {
          let field = rest.prefix { $0 == first }
          isBehindTime = TimePattern.timeLetters.contains(first)
          if isBehindTime {
            hasDropped = true
          } else {
            // What separated a time from the date goes with the time.
            if !kept.isEmpty || !hasDropped { kept += separator }
            kept += field
          }
          separator = ""
          rest = rest.dropFirst(field.count)
        } else {
          separator.append(first)
          rest.removeFirst()
        }
      }
      dateOnly = kept.isEmpty || isBehindTime ? kept : kept + separator
    }

    private static let timeLetters = Set("abBhHkKmsSAzZOvVXx")
  }
}
