import CalendarCore
import Canvas
import TextGate

/// An occurrence as one line of text, for pipes: `2026-12-15 09:00-10:00  Title @ Location  [calendar]`.
public struct OccurrenceLine: OccurrenceFormat {
  /// What an event's lines have in common is put together once: there may be many of them.
  private var words = SubjectWords()
  private var dates = DateText()

  /// Nothing has been written yet.
  public init() {}

  /// Writes a line.
  public mutating func append(_ occurrence: Occurrence, to text: inout TextBuffer) {
    let range = words.range(of: occurrence.subject)
    OccurrenceLine.append(occurrence.span, range, words.text, &dates, to: &text)
  }

  private static func append(
    _ span: Occurrence.Span, _ range: Range<Int>, _ words: TextBuffer, _ dates: inout DateText,
    to text: inout TextBuffer
  ) {
    append(span, &dates, to: &text)
    text.append(words, range)
  }

  /// What follows the times in the lines of each event.
  private struct SubjectWords {
    private(set) var text = TextBuffer()
    private var ranges: [Range<Int>] = []
    private var subjects = IdentityTable()
    /// How the lines of a calendar's events end.
    private var ending = (calendar: UntrustedText(""), text: TextBuffer())

    /// Where the words of an event are in the text.
    mutating func range(of subject: Occurrence.Subject) -> Range<Int> {
      let number = subjects.number(of: ObjectIdentifier(subject))
      if number == ranges.count {
        let start = text.count
        append(subject)
        ranges.append(start..<text.count)
      }
      return ranges[number]
    }

    private mutating func append(_ subject: Occurrence.Subject) {
      text.append("  ")
      text.append(OccurrenceLine.title(subject))
      if let location = subject.visibleLocation {
        text.append(" @ ")
        text.append(location.description)
      }
      let name = subject.calendar.name
      if ending.text.count == 0 || ending.calendar != name { ending = (name, SubjectWords.ending(subject.calendar)) }
      text.append(ending.text)
    }

    private static func ending(_ calendar: CalendarInfo) -> TextBuffer {
      var text = TextBuffer()
      let name = calendar.visibleName
      text.append(name.isEmpty ? "\n" : "  [\(name)]\n")
      return text
    }
  }

  /// The text of the date that was written last, and a space: in a list, one day has many lines.
  private struct DateText {
    var date: CivilDate?
    var text = TextBuffer()

    mutating func append(_ date: CivilDate, to buffer: inout TextBuffer) {
      if date != self.date {
        self.date = date
        text = TextBuffer(capacity: 16)
        text.append(date)
        text.append(scalar: " ")
      }
      buffer.append(text)
    }
  }

  /// Date and time: a day, a span of days (the last one inclusive), a time span of a day, or one over midnight.
  private static func append(_ span: Occurrence.Span, _ dates: inout DateText, to text: inout TextBuffer) {
    switch span {
    case .allDay(let days):
      text.append(days.start)
      guard days.count > 1 else { return }
      text.append("..")
      text.append(days.last)
    case .timed(let start, let end):
      let (first, last) = (start.civil, end.civil)
      dates.append(first.date, to: &text)
      if start.instant == end.instant {
        text.appendHourAndMinute(of: first)
      } else if first.date == last.date {
        text.appendHoursAndMinutes(from: first, to: last)
      } else {
        text.appendHourAndMinute(of: first)
        text.append("..")
        text.append(last.date)
        text.append(scalar: " ")
        text.appendHourAndMinute(of: last)
      }
    }
  }

  /// Date and time of a line by themselves.
  static func when(_ span: Occurrence.Span) -> String {
    var (dates, text) = (DateText(), TextBuffer())
    append(span, &dates, to: &text)
    return text.text
  }

  /// The title, with the state in words where it is not the usual one.
  static func title(_ subject: Occurrence.Subject) -> String {
    let title = subject.visibleTitle.description
    return subject.stateWord.map { "\(title) (\($0))" } ?? title
  }
}
