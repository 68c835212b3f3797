import CalendarCore
import TextGate

/// What an event has: the first number of its record. What most events have is in the lowest seven bits, one byte.
struct EventFlags: OptionSet {
  var rawValue: UInt64

  // Bits 0 and 1 are the kind of the end.
  static let summary = EventFlags(rawValue: 1 << 2)
  static let location = EventFlags(rawValue: 1 << 3)
  static let description = EventFlags(rawValue: 1 << 4)
  static let stamp = EventFlags(rawValue: 1 << 5)
  /// The zone's name as written is the zone's identifier.
  static let namesZone = EventFlags(rawValue: 1 << 6)
  static let sequence = EventFlags(rawValue: 1 << 7)
  // Bits 8 and 9 are the status.
  static let isTransparent = EventFlags(rawValue: 1 << 10)
  static let rules = EventFlags(rawValue: 1 << 11)
  static let exceptions = EventFlags(rawValue: 1 << 12)
  static let recurrenceID = EventFlags(rawValue: 1 << 13)
  static let url = EventFlags(rawValue: 1 << 14)
  static let categories = EventFlags(rawValue: 1 << 15)
  static let color = EventFlags(rawValue: 1 << 16)
  /// The zone's name as written is another one, and follows.
  static let zoneName = EventFlags(rawValue: 1 << 17)
  static let exceptionRules = EventFlags(rawValue: 1 << 18)
  static let additions = EventFlags(rawValue: 1 << 19)
  static let replacesFuture = EventFlags(rawValue: 1 << 20)
  // Bits 21 and 22 are the purpose, bits 23 and 24 the kind of component.
  static let isUndated = EventFlags(rawValue: 1 << 25)
  static let task = EventFlags(rawValue: 1 << 26)
  static let birthYear = EventFlags(rawValue: 1 << 27)
  /// The people, which stand at the end; there are no higher bits.
  static let people = EventFlags(rawValue: 1 << 28)
  private static let end: UInt64 = 1 << 29

  private static let statusShift: UInt64 = 8
  private static let purposeShift: UInt64 = 21
  private static let kindShift: UInt64 = 23
  private static let statuses: [Event.Status?] = [nil, .confirmed, .tentative, .cancelled]
  private static let purposes: [Event.Purpose] = [.publication, .withdrawal, .proposal]
  private static let kinds: [Event.Kind] = [.event, .todo, .journal]

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// What an event has.
  init(_ event: Event) {
    rawValue = EndRecord.kind(of: event.end).rawValue
    if event.summary != nil { insert(.summary) }
    if event.location != nil { insert(.location) }
    if event.description != nil { insert(.description) }
    if event.stamp != nil { insert(.stamp) }
    if let name = event.zoneName { insert(EventFlags.isNameOfZone(name, event.start) ? .namesZone : .zoneName) }
    if event.sequence != 0 { insert(.sequence) }
    if event.isTransparent { insert(.isTransparent) }
    if !event.rules.isEmpty { insert(.rules) }
    if !event.exceptions.isEmpty { insert(.exceptions) }
    if event.recurrenceID != nil { insert(.recurrenceID) }
    if event.url != nil { insert(.url) }
    if !event.categories.isEmpty { insert(.categories) }
    if event.color != nil { insert(.color) }
    if !event.exceptionRules.isEmpty { insert(.exceptionRules) }
    if !event.additions.isEmpty { insert(.additions) }
    if event.replacesFuture { insert(.replacesFuture) }
    if event.isUndated { insert(.isUndated) }
    if event.task != nil { insert(.task) }
    if event.birthYear != nil { insert(.birthYear) }
    if !event.people.isEmpty { insert(.people) }
    rawValue |= EventFlags.code(of: event.kind) << EventFlags.kindShift
    rawValue |= EventFlags.code(of: event.status) << EventFlags.statusShift
    rawValue |= EventFlags.code(of: event.purpose) << EventFlags.purposeShift
  }

  /// Whether a name is that of the zone a time is in, byte for byte.
  static func isNameOfZone(_ name: UntrustedText, _ time: EventTime) -> Bool {
    if case .zoned(_, let zone) = time { name.isIdentical(to: UntrustedText(zone.identifier)) } else { false }
  }

  /// The number of the kind of the end.
  var end: UInt64 { rawValue & 3 }

  /// The status.
  var status: Event.Status? { EventFlags.statuses[Int(rawValue >> EventFlags.statusShift & 3)] }

  /// The purpose, or nil when flags that mean nothing are set.
  var purpose: Event.Purpose? {
    let code = Int(rawValue >> EventFlags.purposeShift & 3)
    return code < EventFlags.purposes.count && rawValue < EventFlags.end ? EventFlags.purposes[code] : nil
  }

  /// The kind of component, or nil where it is none.
  var kind: Event.Kind? {
    let code = Int(rawValue >> EventFlags.kindShift & 3)
    return code < EventFlags.kinds.count ? EventFlags.kinds[code] : nil
  }

  private static func code(of status: Event.Status?) -> UInt64 {
    switch status {
    case nil: 0
    case .confirmed: 1
    case .tentative: 2
    case .cancelled: 3
    }
  }

  private static func code(of purpose: Event.Purpose) -> UInt64 {
    switch purpose {
    case .publication: 0
    case .withdrawal: 1
    case .proposal: 2
    }
  }

  private static func code(of kind: Event.Kind) -> UInt64 {
    switch kind {
    case .event: 0
    case .todo: 1
    case .journal: 2
    }
  }
}
