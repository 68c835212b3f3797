import CalendarCore
import TextGate

extension Attendee {
  /// Reads an ATTENDEE or the ORGANIZER (RFC 5545 3.8.4.1 and 3.8.4.3); nil for one without address.
  init?(_ property: PropertyLine) {
    guard let uri = DetailValues.uri(property) else { return nil }
    self.init(address: UntrustedText(ParameterText.address(uri)))
    func word(_ name: String) -> UntrustedText? {
      property.parameter(name).flatMap { $0.isEmpty ? nil : UntrustedText($0.uppercased()) }
    }
    name = property.parameter("CN").map(ParameterText.text).flatMap { $0.isEmpty ? nil : UntrustedText($0) }
    state = word("PARTSTAT")
    role = word("ROLE")
    type = word("CUTYPE")
    wantsAnswer = word("RSVP") == "TRUE"
    delegatedTo = Attendee.addresses(property.parameter("DELEGATED-TO"))
    delegatedFrom = Attendee.addresses(property.parameter("DELEGATED-FROM"))
    sentBy = Attendee.addresses(property.parameter("SENT-BY")).first
  }

  /// A list of calendar addresses, whose quotes are gone already.
  private static func addresses(_ list: String?) -> [UntrustedText] {
    (list ?? "").split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
      .map { UntrustedText(ParameterText.address($0)) }
  }
}
