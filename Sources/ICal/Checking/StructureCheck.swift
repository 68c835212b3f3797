import CalendarCore
import TextGate

/// Where components and properties stand (RFC 5545 3.6), and their names.
enum StructureCheck {
  /// Looks at the beginning of a component.
  ///
  /// - Parameters:
  ///   - outer: What it stands in.
  ///   - unknown: Names that have been named.
  static func begin(
    _ name: ComponentName, _ line: Int, in outer: ComponentName?, _ unknown: inout NamesSaid,
    _ findings: inout FindingList
  ) {
    let isPlaced =
      switch name {
      case .alarm: outer == .event || outer == .todo || outer?.isOther == true
      case .standard, .daylight: outer == .timezone
      default: true
      }
    if !isPlaced {
      let place: VisibleText = outer.map { "in \($0)" } ?? "outside of every component"
      findings.add(.misplacedComponent, line, "\(name) stands \(place)")
    }
    guard name.isUnregistered, unknown.insert("BEGIN:\(name)") else { return }
    findings.add(.unknownComponent, line, "the component \(name) is unknown (this is said once for each name)")
  }

  /// Looks at the name of a property and where it stands.
  static func check(
    _ property: CheckedProperty, in component: ComponentName, _ unknown: inout NamesSaid, _ findings: inout FindingList
  ) {
    guard property.line.writtenName.allSatisfy(isOfNames) else {
      let name = quoted(PropertyLine.text(property.line.writtenName))
      return findings.add(
        .propertyName, property.number, "the name \(name) has other characters than letters, digits and hyphens")
    }
    guard let spec = property.spec else {
      guard !property.name.hasPrefix("X-"), unknown.insert(property.name) else { return }
      return findings.add(
        .unknownProperty, property.number, "the property \(property) is unknown (this is said once for each name)")
    }
    let kind = ComponentKinds(component)
    if !kind.isEmpty, !spec.kinds.isEmpty, !spec.kinds.isSuperset(of: kind) {
      findings.add(.misplacedProperty, property.number, "\(component) has no property \(property)")
    }
  }
}

extension StructureCheck {
  /// Whether a byte may stand in the name of a property.
  private static func isOfNames(_ byte: UInt8) -> Bool {
    let isLetter = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte.asciiUppercased)
    return isLetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
  }
}

/// Names that have been said and need not be said again.
struct NamesSaid {
  private var names: Set<String> = []

  /// More names than a person would mend one by one.
  private static let most = 1000

  /// Whether a name is to be said now.
  mutating func insert(_ name: String) -> Bool {
    names.count < NamesSaid.most && names.insert(name).inserted
  }
}
