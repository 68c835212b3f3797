import CalendarCore
import Canvas
import TextGate

/// People and whether they come, in words.
public enum AttendeeWords {
  /// Somebody's name and address: `Robin <robin@example.org>`.
  public static func name(_ person: Attendee) -> VisibleText {
    guard let name = VisibleText.unlessEmpty(person.name), person.name != person.address else {
      return person.address.visible
    }
    return person.address.isEmpty ? name : "\(name) <\(person.address)>"
  }

  /// The name alone, or the address where there is none.
  public static func shortName(_ person: Attendee) -> VisibleText {
    VisibleText.unlessEmpty(person.name) ?? person.address.visible
  }

  /// PARTSTAT (RFC 5545 3.2.12): "accepted"; "no answer".
  public static func state(_ attendee: Attendee) -> VisibleText {
    switch attendee.state {
    case nil, "NEEDS-ACTION": return "no answer"
    case "ACCEPTED": return "accepted"
    case "DECLINED": return "declined"
    case "TENTATIVE": return "tentative"
    case "COMPLETED": return "done"
    case "IN-PROCESS": return "in process"
    case "DELEGATED":
      guard !attendee.delegatedTo.isEmpty else { return "delegated" }
      return "delegated to \(attendee.delegatedTo.joined(separator: ", "))"
    case let other?: return other.visible
    }
  }

  /// A mark for the state.
  static func mark(_ attendee: Attendee, isASCII: Bool) -> String {
    switch attendee.state {
    case "ACCEPTED", "COMPLETED": isASCII ? "+" : "✓"
    case "DECLINED": isASCII ? "x" : "✗"
    case "TENTATIVE": "?"
    case "DELEGATED": isASCII ? ">" : "→"
    default: isASCII ? "." : "·"
    }
  }

  /// ROLE and CUTYPE (RFC 5545 3.2.16 and 3.2.3): "required", "optional, room".
  static func role(_ attendee: Attendee) -> VisibleText {
    let role: VisibleText =
      switch attendee.role {
      case nil, "REQ-PARTICIPANT": "required"
      case "CHAIR": "chair"
      case "OPT-PARTICIPANT": "optional"
      case "NON-PARTICIPANT": "for information"
      case let other?: other.visible
      }
    switch attendee.type {
    case "ROOM": return "\(role), room"
    case "RESOURCE": return "\(role), resource"
    case "GROUP": return "\(role), group"
    default: return role
    }
  }

  /// All of it: `Robin <robin@example.org> (required): accepted`.
  static func text(_ attendee: Attendee) -> VisibleText {
    var text: VisibleText = "\(name(attendee)) (\(role(attendee))): \(state(attendee))"
    if !attendee.delegatedFrom.isEmpty {
      text = "\(text), instead of \(attendee.delegatedFrom.joined(separator: ", "))"
    }
    return text
  }
}
