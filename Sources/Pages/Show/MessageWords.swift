import CalendarCore
import TextGate

/// What a message says by its METHOD (RFC 5546 1.4), in words.
public enum MessageWords {
  /// One sentence; nil for what is no message.
  public static func text(_ details: ComponentDetails) -> VisibleText? {
    guard let method = details.method else { return nil }
    let organizer = details.organizer.map(AttendeeWords.shortName) ?? "the organizer"
    let guest = details.attendees.first.map(AttendeeWords.shortName) ?? "A guest"
    switch method {
    case "PUBLISH":
      return details.organizer == nil ? nil : "Published by \(organizer)"
    case "REQUEST":
      let isUpdate = details.basics.sequence > 0
      return isUpdate ? "Invitation from \(organizer), changed" : "Invitation from \(organizer)"
    case "REPLY": return reply(details, guest)
    case "CANCEL": return "Cancelled by \(organizer)"
    case "ADD": return "\(organizer) adds another time"
    case "COUNTER": return "\(guest) proposes another time"
    case "DECLINECOUNTER": return "\(organizer) does not take the time that was proposed"
    case "REFRESH": return "\(guest) asks for the newest version"
    default: return "A message of the kind \(method)"
    }
  }

  /// "Robin accepted".
  private static func reply(_ details: ComponentDetails, _ guest: VisibleText) -> VisibleText {
    guard let attendee = details.attendees.first else { return "An answer" }
    switch attendee.state {
    case "ACCEPTED": return "\(guest) accepted"
    case "DECLINED": return "\(guest) declined"
    case "TENTATIVE": return "\(guest) accepted tentatively"
    case "DELEGATED": return "\(guest) \(AttendeeWords.state(attendee))"
    default: return "\(guest) answered: \(AttendeeWords.state(attendee))"
    }
  }
}
