import CalendarCore
import Canvas
import TextGate

/// An occurrence as one line of text, for pipes: `2026-12-15 09:00-10:00  Title @ Location  [calendar]`, and a to-do as
/// `2026-12-15 17:00  [ ] Send forms (high, 60%)  [calendar]`.
public struct OccurrenceLine: OccurrenceFormat {
  /// What an event's lines have in common is put together once: there may be many of them.
  private var words = SubjectWords()
  private var dates = DateText()

  /// Nothing has been written yet.
  public init() {}

  /// Writes a line.
  public mutating func append(_ occurrence: Occurrence, to text: inout TextBuffer) {
    let range = words.range(of: occurrence)
    if occurrence.isUndated {
      text.append(scalar: "-")
      return text.append(words.text, range)
    }
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
    /// Nil for those of which each occurrence has words of its own.
    private var ranges: [Range<Int>?] = []
    private var subjects = IdentityTable()
    /// How the lines of a calendar's events end.
    private var ending = (calendar: UntrustedText(""), text: TextBuffer())

    /// Where the words of an event are in the text.
    mutating func range(of occurrence: Occurrence) -> Range<Int> {
      let number = subjects.number(of: ObjectIdentifier(occurrence.subject))
      if number < ranges.count, let known = ranges[number] { return known }
      let start = text.count
      append(occurrence)
      let range = start..<text.count
      if number == ranges.count { ranges.append(OccurrenceLine.isSameForAll(occurrence) ? range : nil) }
      return range
    }

    private mutating func append(_ occurrence: Occurrence) {
      let subject = occurrence.subject
      text.append("  ")
      text.append(OccurrenceLine.title(occurrence, boxes: .plain, remarks: OccurrenceLine.remarks(occurrence)))
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

  /// Date and time of a line by themselves; nothing of a to-do without a date.
  static func when(_ occurrence: Occurrence) -> String {
    if occurrence.isUndated { return "" }
    var (dates, text) = (DateText(), TextBuffer())
    append(occurrence.span, &dates, to: &text)
    return text.text
  }

  /// The title of a line by itself, with all that stands with it.
  static func title(_ occurrence: Occurrence) -> String {
    title(occurrence, boxes: .plain, remarks: remarks(occurrence))
  }

  /// Whether all occurrences of an event have the same words: not where some are overdue, or are birthdays of an age.
  private static func isSameForAll(_ occurrence: Occurrence) -> Bool {
    !occurrence.isTask && occurrence.event.birthYear == nil
  }

  /// What a line says of an occurrence behind its title: that it is a journal entry, the state where it is not the usual
  /// one and no box tells it, and of a to-do how much it matters and how far it is.
  static func remarks(_ occurrence: Occurrence) -> [String] {
    let event = occurrence.event
    let state = event.task?.isDone ?? false && event.status != .cancelled ? nil : occurrence.stateWord
    return (event.kind == .journal ? ["journal"] : []) + [state].compactMap { $0 } + occurrence.taskRemarks
  }

  /// The title behind the box of a to-do, with remarks behind it.
  static func title(_ occurrence: Occurrence, boxes: Glyphs.Boxes, remarks: [String]) -> String {
    let title = occurrence.aged(occurrence.subject.visibleTitle).description
    let whole = occurrence.box(boxes).map { "\($0) \(title)" } ?? title
    return remarks.isEmpty ? whole : "\(whole) (\(remarks.joined(separator: ", ")))"
  }
}
