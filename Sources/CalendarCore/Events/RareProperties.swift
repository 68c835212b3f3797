import TextGate

extension Event {
  /// What few components have. A query reads thousands of events, so that the others have no room for it.
  final class Rare: Sendable, Hashable {
    let people: [UntrustedText]
    let task: Task?
    let isUndated: Bool
    let birthYear: Int16?

    /// Nil where there is nothing of it.
    convenience init?(people: [UntrustedText], task: Task?, isUndated: Bool, birthYear: Int16?) {
      if people.isEmpty, task == nil, !isUndated, birthYear == nil { return nil }
      self.init(all: people, task, isUndated, birthYear)
    }

    private init(all people: [UntrustedText], _ task: Task?, _ isUndated: Bool, _ birthYear: Int16?) {
      self.people = people
      self.task = task
      self.isUndated = isUndated
      self.birthYear = birthYear
    }

    static func == (left: Rare, right: Rare) -> Bool {
      left === right
        || left.people == right.people && left.task == right.task && left.isUndated == right.isUndated
          && left.birthYear == right.birthYear
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(people)
      hasher.combine(task)
    }
  }
}

extension Event.Properties {
  /// ATTENDEEs and the ORGANIZER, name and address in one text each, such as `Robin <robin@example.org>`. Empty where
  /// nobody asks for them.
  public var people: [UntrustedText] {
    get { rare?.people ?? [] }
    set { rare = .init(people: newValue, task: task, isUndated: isUndated, birthYear: birthYear) }
  }

  /// What a to-do says; nil for other components.
  public var task: Event.Task? {
    get { rare?.task }
    set { rare = .init(people: people, task: newValue, isUndated: isUndated, birthYear: birthYear) }
  }

  /// Whether it says no day at all, as to-dos and journals may: ``start`` then means nothing, and no window shows it.
  public var isUndated: Bool {
    get { rare?.isUndated ?? false }
    set { rare = .init(people: people, task: task, isUndated: newValue, birthYear: birthYear) }
  }

  /// The year of birth of whom it is the birthday; nil where the data does not tell that it is one, or of which year.
  public var birthYear: Int16? {
    get { rare?.birthYear }
    set { rare = .init(people: people, task: task, isUndated: isUndated, birthYear: newValue) }
  }
}
