/// What RFC 5545 3.8, and the specifications that extend it, say of a property.
struct PropertySpec: Sendable {
  /// Its place in the table, below 128.
  let index: Int
  let name: String
  /// The types that its value may be of; the first is meant where VALUE says nothing.
  let types: [ValueType]
  /// Whether commas separate several values.
  let isList: Bool
  /// Where it may stand; empty where that is anywhere, or in components that have no kind only.
  let kinds: ComponentKinds
  /// Where it may stand once only.
  let once: ComponentKinds

  /// The properties by name.
  static let all: [String: PropertySpec] = Dictionary(
    rows.enumerated().map { index, row in
      let spec = PropertySpec(
        index: index, name: row.name, types: row.types, isList: row.isList, kinds: row.kinds.union(row.once),
        once: row.once)
      return (row.name, spec)
    }, uniquingKeysWith: { first, _ in first })

  /// A row of the table.
  struct Row: Sendable {
    let name: String
    let types: [ValueType]
    let once: ComponentKinds
    let kinds: ComponentKinds
    let isList: Bool

    init(
      _ name: String, _ types: ValueType..., once: ComponentKinds = [], many: ComponentKinds = [], isList: Bool = false
    ) {
      (self.name, self.types, self.once, self.kinds, self.isList) = (name, types, once, many, isList)
    }
  }
}

/// The types of RFC 5545 3.3, by the names that VALUE gives them.
enum ValueType: String, Sendable {
  case binary = "BINARY"
  case boolean = "BOOLEAN"
  case calendarAddress = "CAL-ADDRESS"
  case date = "DATE"
  case dateTime = "DATE-TIME"
  case duration = "DURATION"
  case float = "FLOAT"
  case integer = "INTEGER"
  case period = "PERIOD"
  case rule = "RECUR"
  case text = "TEXT"
  case time = "TIME"
  case uri = "URI"
  case utcOffset = "UTC-OFFSET"
  /// RFC 9253 3.1 and 3.2.
  case uid = "UID"
  case xmlReference = "XML-REFERENCE"
}
