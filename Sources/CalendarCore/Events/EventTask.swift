extension Event {
  /// What a to-do says of itself besides what events say as well (RFC 5545 3.6.2). When it is due is ``Event/end``.
  public struct Task: Sendable, Hashable {
    /// STATUS of a to-do (RFC 5545 3.8.1.11).
    public enum Status: String, Sendable, Hashable, CaseIterable {
      case needsAction = "NEEDS-ACTION"
      case inProcess = "IN-PROCESS"
      case completed = "COMPLETED"
      case cancelled = "CANCELLED"
    }

    /// How much a priority matters (RFC 5545 3.8.1.9).
    public enum Importance: String, Sendable, Hashable, Comparable {
      /// 1...4, 5 and 6...9.
      case high, medium, low

      /// What matters more comes first.
      public static func < (left: Importance, right: Importance) -> Bool { left.place < right.place }

      private var place: Int {
        switch self {
        case .high: 0
        case .medium: 1
        case .low: 2
        }
      }
    }

    // Events are many and few of them are to-dos, so what takes little room comes last, and takes no more than it must.
    /// COMPLETED (RFC 5545 3.8.2.1): when it was done.
    public var completed: Instant?
    /// STATUS, when it is one that to-dos have.
    public var status: Status?
    private let storedPercent: UInt8?
    private let storedPriority: UInt8

    /// PERCENT-COMPLETE (RFC 5545 3.8.1.8), 0...100; nil where nothing is said.
    public var percent: Int? { storedPercent.map(Int.init) }
    /// PRIORITY (RFC 5545 3.8.1.9): 1 for the highest to 9 for the lowest, 0 where none is given.
    public var priority: Int { Int(storedPriority) }

    /// Makes what a to-do says; numbers out of range are brought into it.
    public init(status: Status? = nil, completed: Instant? = nil, percent: Int? = nil, priority: Int = 0) {
      self.status = status
      self.completed = completed
      storedPercent = percent.map { UInt8(min(max(0, $0), 100)) }
      storedPriority = UInt8(min(max(0, priority), 9))
    }

    /// Whether it is done: its STATUS says so, or there is a time at which it was done, or all of it is done.
    public var isDone: Bool { status == .completed || completed != nil || percent == 100 }

    /// Whether it still has to be done: it is neither done nor called off.
    public var isOpen: Bool { !isDone && status != .cancelled }

    /// How much it matters; nil where no priority is given.
    public var importance: Importance? {
      switch storedPriority {
      case 1...4: .high
      case 5: .medium
      case 6...9: .low
      default: nil
      }
    }
  }

  /// Kinds of components.
  public struct Kinds: OptionSet, Sendable, Hashable {
    /// A bit for each.
    public let rawValue: UInt8

    /// Makes kinds from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One kind.
    public init(_ kind: Kind) {
      switch kind {
      case .event: self = .events
      case .todo: self = .todos
      case .journal: self = .journals
      }
    }

    /// VEVENT.
    public static let events = Kinds(rawValue: 1)
    /// VTODO.
    public static let todos = Kinds(rawValue: 2)
    /// VJOURNAL.
    public static let journals = Kinds(rawValue: 4)
    /// What is planned: events and to-dos. Journals tell what was.
    public static let planned: Kinds = [.events, .todos]
    /// All of them.
    public static let all: Kinds = [.events, .todos, .journals]

    /// Whether a kind is one of them.
    public func contains(_ kind: Kind) -> Bool { contains(Kinds(kind)) }
  }

  /// STATUS as it is written, of events and of to-dos; nil where there is none, or one that the component does not have.
  public var statusText: String? { task.map { $0.status?.rawValue } ?? status?.rawValue }
}
