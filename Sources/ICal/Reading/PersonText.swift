import TextGate

extension PropertyLine {
  /// A person as text, name and address: `Robin <robin@example.org>` (RFC 5545 3.8.4.1, 3.8.4.3 and 3.2.2); nil where
  /// there is neither.
  var person: UntrustedText? {
    let address = ParameterText.address(PropertyLine.text(value).trimmed)
    let name = parameter("CN").map(ParameterText.text) ?? ""
    if name.isEmpty || name == address { return address.isEmpty ? nil : UntrustedText(address) }
    return UntrustedText(address.isEmpty ? name : "\(name) <\(address)>")
  }
}
