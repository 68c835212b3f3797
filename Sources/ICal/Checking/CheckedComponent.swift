/// A component that is open while lines go by: no more of it is kept than what has to be looked at together.
struct CheckedComponent {
  let name: ComponentName
  let kinds: ComponentKinds
  /// The line of its BEGIN.
  let line: Int
  /// Which properties it has, by their places in the table.
  private var seen: UInt128 = 0
  /// Those that bear on one another.
  private(set) var kept: [CheckedProperty] = []
  /// The components inside it.
  var children = 0
  /// Whether its last property holds text that a producer may have failed to fold.
  var lastHoldsText = false

  init(_ name: ComponentName, line: Int) {
    self.name = name
    self.line = line
    kinds = ComponentKinds(name)
  }

  private static let keptNames: Set<String> = [
    "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "EXRULE", "EXDATE", "RDATE", "RECURRENCE-ID", "UID", "SEQUENCE",
    "ACTION", "TZID",
  ]

  /// The places of those names in the table, as a set of bits.
  private static let keptBits = keptNames.reduce(into: UInt128(0)) { bits, name in
    if let spec = PropertySpec.all[name] { bits |= 1 << UInt128(spec.index) }
  }

  /// More lines of lists and rules than any component has.
  private static let mostKept = 10_000

  /// Takes a property in; returns whether it has stood here before and may not stand here again.
  mutating func take(_ property: CheckedProperty) -> Bool {
    guard let spec = property.spec else { return false }
    let bit = UInt128(1) << UInt128(spec.index)
    defer { seen |= bit }
    let isSingle = !kinds.isEmpty && spec.once.isSuperset(of: kinds)
    let isRepeated = isSingle && seen & bit != 0
    let hasRoom = isSingle || kept.count < CheckedComponent.mostKept
    if !isRepeated, hasRoom, CheckedComponent.keptBits & bit != 0 { kept.append(property) }
    return isRepeated
  }

  /// Whether it has a property.
  func has(_ name: String) -> Bool {
    PropertySpec.all[name].map { seen & UInt128(1) << UInt128($0.index) != 0 } ?? false
  }

  /// The first property of a name, of those that are kept.
  func first(_ name: String) -> CheckedProperty? { kept.first { $0.name == name } }

  /// All properties of a name, of those that are kept.
  func all(_ name: String) -> [CheckedProperty] { kept.filter { $0.name == name } }
}
