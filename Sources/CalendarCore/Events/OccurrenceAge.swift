extension Occurrence {
  /// How old one becomes on this birthday, 1 or more; nil where the data does not tell that it is one, or of which year.
  public var age: Int? {
    guard let birthYear = event.birthYear else { return nil }
    let age = (recurrenceID?.civil.date ?? days.start).year - Int(birthYear)
    return age > 0 ? age : nil
  }

  /// Whether it is a to-do.
  public var isTask: Bool { event.kind == .todo }

  /// The one occurrence of a component that says no day.
  public init(undated subject: Subject) {
    let day = subject.event.start.civil.date
    self.init(subject, span: .allDay(DayRange(first: day, last: day)))
  }

  /// Whether it is a component that says no day; its ``span`` then means nothing.
  public var isUndated: Bool { event.isUndated }
}
